import { createHash, createHmac } from 'node:crypto'
import type { StoredDraw } from '../../db/bonus-schema.ts'
import { MILLION } from './offers/offer-document.ts'

/** What is shown of a seed before it is used. */
export const commitmentOf = (seed: Buffer): string =>
  createHash('sha256').update(seed).digest('hex')

/** Of 2^48 numbers those beyond the last whole million would favour the first contents. */
const NUMBERS = 2 ** 48
const FAIR = NUMBERS - (NUMBERS % MILLION)

/**
 * A number from 0 to 999,999: HMAC-SHA256 with the seed over `message`, then `message:1` and so on,
 * the first six bytes of the first that is fair, modulo a million.
 */
export function drawnNumber(seed: Buffer, message: string): number {
  for (let round = 0; ; round += 1) {
    const text = round === 0 ? message : `${message}:${round}`
    const value = createHmac('sha256', seed).update(text).digest().readUIntBE(0, 6)
    if (value < FAIR) return value % MILLION
  }
}

/** Draws one of the contents by their chances. @param word the player's own, which nobody knew */
export function drawContent(
  seed: Buffer,
  bonusId: bigint,
  word: string,
  contents: readonly { readonly chance: number }[],
): StoredDraw {
  const message = `${bonusId}:${word}`
  const number = drawnNumber(seed, message)
  let end = 0
  const content = contents.findIndex(({ chance }) => {
    end += chance
    return number < end
  })
  return { message, number, content }
}
