import { readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'

/** Text; fonts and pictures are compressed as they are. */
const compressible = /\.(js|css|svg|html|json|txt|webmanifest)$/

/** Below this, in bytes, its own headers weigh as much as what compression saves. */
const least = 120

/**
 * Puts a `.br` and a `.gz` beside every file of text in the folder, at the highest level: the site
 * then serves its files without compressing any.
 */
export function compressFiles(folder: string): void {
  for (const entry of readdirSync(folder, { withFileTypes: true, recursive: true })) {
    if (!entry.isFile() || !compressible.test(entry.name)) continue
    const path = join(entry.parentPath, entry.name)
    const content = readFileSync(path)
    if (content.length < least) continue
    const params = { [constants.BROTLI_PARAM_SIZE_HINT]: content.length }
    writeFileSync(`${path}.br`, brotliCompressSync(content, { params }))
    writeFileSync(`${path}.gz`, gzipSync(content, { level: constants.Z_BEST_COMPRESSION }))
  }
}
