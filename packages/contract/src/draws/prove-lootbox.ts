import { fromHex, hmacOf, sha256, type Bytes } from '../hash.ts'

const MILLION = 1_000_000
/** Of 2^48 numbers those beyond the last whole million would favour the first contents. */
const NUMBERS = 2 ** 48
const FAIR = NUMBERS - (NUMBERS % MILLION)

export type DrawnContent = {
  /** From 0 to 999,999. */
  readonly number: number
  /** Place of the content that the number falls on, from 0. */
  readonly content: number
}

/** How a box was opened, as everybody may see it. */
export type LootboxDrawing = DrawnContent & {
  /** SHA-256 of the seed, published before the box was opened, in hex. */
  readonly commitment: string
  /** Hex. */
  readonly seed: string
  readonly message: string
}

/** @param chance millionths */
type Contents = readonly { readonly chance: number }[]

/**
 * Draws one of the contents by their chances: HMAC-SHA-256 under the seed of `message`, then of
 * `message:1` and so on, the first six bytes of the first that is fair, modulo a million.
 */
export async function drawContent(
  seed: Bytes,
  message: string,
  contents: Contents,
  subtle: SubtleCrypto,
): Promise<DrawnContent> {
  const number = await drawNumber(seed, message, subtle)
  let end = 0
  const content = contents.findIndex(({ chance }) => {
    end += chance
    return number < end
  })
  return { number, content }
}

async function drawNumber(seed: Bytes, message: string, subtle: SubtleCrypto): Promise<number> {
  const hmac = await hmacOf(subtle, seed)
  for (let round = 0; ; round += 1) {
    const block = await hmac(round === 0 ? message : `${message}:${round}`)
    const value = new Uint8Array(block, 0, 6).reduce((sum, byte) => sum * 256 + byte, 0)
    if (value < FAIR) return value % MILLION
  }
}

/** Whether a box was opened as its commitment said: draws again from what is published. */
export async function proveLootbox(
  { commitment, seed, message, number, content }: LootboxDrawing,
  contents: Contents,
  subtle: SubtleCrypto,
): Promise<boolean> {
  const bytes = fromHex(seed)
  if ((await sha256(subtle, bytes)) !== commitment) return false
  const drawn = await drawContent(bytes, message, contents, subtle)
  return number === drawn.number && content === drawn.content
}
