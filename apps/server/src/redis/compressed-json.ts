import { promisify } from 'node:util'
import { zstdCompress, zstdCompressSync, zstdDecompress, zstdDecompressSync } from 'node:zlib'

const compress = promisify(zstdCompress)
const decompress = promisify(zstdDecompress)

/** Up to here the way to another thread and back takes longer than the work. */
const SMALL_TEXT = 65_536
const SMALL_PACK = 8_192

/** Prices repeat themselves: a tenth of the bytes for Redis to hold. What is large is compressed off the main thread. */
export async function packJson(value: unknown): Promise<Buffer> {
  const text = JSON.stringify(value)
  return text.length <= SMALL_TEXT ? zstdCompressSync(text) : compress(text)
}

/** @throws for bytes that `packJson` did not make */
export async function unpackJson(bytes: Buffer): Promise<unknown> {
  const text = bytes.length <= SMALL_PACK ? zstdDecompressSync(bytes) : await decompress(bytes)
  return JSON.parse(text.toString())
}
