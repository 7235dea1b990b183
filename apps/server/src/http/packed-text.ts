import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'
import type { IncomingHttpHeaders } from 'node:http'
import { BROTLI, THRESHOLD } from './compress-answers.ts'

const packers = {
  br: (text: string) => packBrotli(text, { params: BROTLI }),
  gzip: (text: string) => packGzip(text),
}
const packBrotli = promisify(brotliCompress)
const packGzip = promisify<string, Buffer>(gzip)

type Encoding = keyof typeof packers

/** A text that is sent again and again: it is compressed once for all that take it so. */
export class PackedText {
  readonly text: string
  readonly #packed = new Map<Encoding, Promise<Buffer>>()

  constructor(text: string) {
    this.text = text
  }

  /** @returns undefined where it goes out as it is */
  async packedFor(
    headers: IncomingHttpHeaders,
  ): Promise<{ encoding: Encoding; bytes: Buffer } | undefined> {
    if (this.text.length < THRESHOLD) return undefined
    const encoding = takenBy(headers['accept-encoding'])
    if (encoding === undefined) return undefined
    const packed = this.#packed.get(encoding) ?? packers[encoding](this.text)
    this.#packed.set(encoding, packed)
    return { encoding, bytes: await packed }
  }
}

/** The best one of those that a client says it takes, by name. */
function takenBy(header: string | string[] | undefined): Encoding | undefined {
  const names = String(header ?? '')
    .split(',')
    .filter((said) => !/;\s*q=0(?:\.0*)?\s*$/.test(said))
    .map((said) => said.split(';', 1)[0]?.trim().toLowerCase())
  return (['br', 'gzip'] as const).find((encoding) => names.includes(encoding))
}
