import type { LootboxContent, LootboxDraw } from '@touchline/contract'

const MILLION = 1_000_000
const NUMBERS = 2 ** 48
const FAIR = NUMBERS - (NUMBERS % MILLION)

/** Whether a box was opened as its commitment said: draws again from what the backend has shown. */
export async function holdsDraw(
  draw: LootboxDraw,
  contents: readonly Pick<LootboxContent, 'chance'>[],
): Promise<boolean> {
  const seed = Uint8Array.from(draw.seed.match(/../g) ?? [], (byte) => Number.parseInt(byte, 16))
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', seed))
  const hex = Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('')
  if (hex !== draw.commitment) return false
  const number = await drawnNumber(seed, draw.message)
  let end = 0
  const content = contents.findIndex(({ chance }) => {
    end += chance
    return number < end
  })
  return number === draw.number && content === draw.content
}

/** The first six bytes of HMAC-SHA256, modulo a million; again where they favoured the first. */
async function drawnNumber(seed: Uint8Array<ArrayBuffer>, message: string): Promise<number> {
  const way = { name: 'HMAC', hash: 'SHA-256' } as const
  const key = await crypto.subtle.importKey('raw', seed, way, false, ['sign'])
  for (let round = 0; ; round += 1) {
    const text = new TextEncoder().encode(round === 0 ? message : `${message}:${round}`)
    const bytes = new Uint8Array(await crypto.subtle.sign('HMAC', key, text))
    const value = bytes.subarray(0, 6).reduce((sum, byte) => sum * 256 + byte, 0)
    if (value < FAIR) return value % MILLION
  }
}
