import { fromHex, hmacOf, sha256 } from '../hash.ts'

/** A ticket as everybody may see it: nothing in it says whose it is. */
export type LotteryTicket = {
  readonly betId: string
  /** SHA-256 of the reference that the player's own browser chose before the draw, in hex. */
  readonly leaf: string
  readonly numbers: string
}

export type LotteryDrawing = {
  /** Says which draw it is: hashed with the rest. */
  readonly drawId: string
  readonly numbers: number
  readonly picks: number
  /** SHA-256 of the secret, published before the first ticket. */
  readonly commitment: string
  /** Hex. */
  readonly secret: string
  readonly pulse: string
  /** In the order of their bets. */
  readonly tickets: readonly LotteryTicket[]
  readonly drawn: readonly number[]
}

/** `pulse`: not of these tickets; `secret`: not the promised one; `numbers`: not those that follow. */
export type LotteryVerdict =
  | { readonly verdict: 'proven' }
  | { readonly verdict: 'refused'; readonly reason: 'pulse' | 'secret' | 'numbers' }

/** What is hashed into a draw's pulse: the draw, and every ticket of it. */
export function lotteryText(drawId: string, tickets: readonly LotteryTicket[]): string {
  return [drawId, ...tickets.map(({ betId, leaf, numbers }) => `${betId} ${leaf} ${numbers}`)].join(
    '\n',
  )
}

/** Makes a draw anew from what is published. */
export async function proveLottery(
  draw: LotteryDrawing,
  subtle: SubtleCrypto,
): Promise<LotteryVerdict> {
  const { drawId, tickets, pulse, commitment, secret, drawn } = draw
  const text = new TextEncoder().encode(lotteryText(drawId, tickets))
  if ((await sha256(subtle, text)) !== pulse) return { verdict: 'refused', reason: 'pulse' }
  if ((await sha256(subtle, fromHex(secret))) !== commitment) {
    return { verdict: 'refused', reason: 'secret' }
  }
  const numbers = await drawNumbers(draw, subtle)
  return numbers.join('-') === drawn.join('-')
    ? { verdict: 'proven' }
    : { verdict: 'refused', reason: 'numbers' }
}

const WORD = 2 ** 32

/**
 * The numbers that follow from secret and pulse, ascending: HMAC-SHA-256 of the pulse and a counter
 * gives words of 32 bits; each takes one of the numbers that are left, and one that would favour some
 * of them is passed over.
 */
export async function drawNumbers(
  {
    numbers,
    picks,
    secret,
    pulse,
  }: Omit<LotteryDrawing, 'tickets' | 'drawn' | 'commitment' | 'drawId'>,
  subtle: SubtleCrypto,
): Promise<readonly number[]> {
  const hmac = await hmacOf(subtle, fromHex(secret))
  const left = Array.from({ length: numbers }, (_, index) => index + 1)
  const drawn: number[] = []
  for (let counter = 0; drawn.length < picks; counter++) {
    const block = await hmac(`${pulse} ${counter}`)
    const words = new DataView(block)
    for (let at = 0; at < block.byteLength && drawn.length < picks; at += 4) {
      const word = words.getUint32(at)
      if (word >= WORD - (WORD % left.length)) continue
      drawn.push(...left.splice(word % left.length, 1))
    }
  }
  return drawn.toSorted((x, y) => x - y)
}
