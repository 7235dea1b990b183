import { contributionOf, drawTicket, type LevelTerms } from '@touchline/betting'

import { fromHex, hmacOf, sha256, toHex } from '../hash.ts'

/** A ticket as everybody may see it: nothing in it says whose it is. */
export type DrawTicket = {
  readonly betId: string
  /** SHA-256 of the reference that the player's own browser chose before the draw, in hex. */
  readonly leaf: string
  /** Millionths of the jackpot's smallest unit. */
  readonly stake: bigint
}

export type DrawLevel = LevelTerms & {
  readonly round: number
  /** Before the first ticket of the draw. */
  readonly pool: bigint
  /** SHA-256 of the round's secret, published before the round began. */
  readonly commitment: string
  /** Null until the round is over. */
  readonly secret: string | null
}

export type Draw = {
  readonly number: number
  readonly previousPulse: string
  readonly pulse: string
  /** In the order of their bets. */
  readonly tickets: readonly DrawTicket[]
  /** Of a level that dropped in the draw, the round after it stands here too. */
  readonly levels: readonly DrawLevel[]
}

export type DrawnTicket = {
  readonly level: string
  readonly round: number
  readonly betId: string
  /** Chance in millionths, rounded down: for people. */
  readonly chancePpm: number
  /** Null where nothing can be said before the round's secret is known. */
  readonly isHit: boolean | null
  readonly won: bigint | null
}

/** `pulse`: not of these tickets; `secret`: not the one that was promised. */
export const DRAW_REFUSALS = ['pulse', 'secret'] as const

export type DrawVerdict =
  | { readonly verdict: 'proven'; readonly tickets: readonly DrawnTicket[] }
  | { readonly verdict: 'refused'; readonly reason: (typeof DRAW_REFUSALS)[number] }

/** What is hashed into a draw's pulse: the one before it, and every ticket of the draw. */
export function pulseText(previousPulse: string, tickets: readonly DrawTicket[]): string {
  const lines = tickets.map(({ betId, leaf, stake }) => `${betId} ${leaf} ${stake}`)
  return [previousPulse, ...lines].join('\n')
}

/** What is hashed, under the round's secret, into a ticket's number. */
export function ticketText(pulse: string, betId: string): string {
  return `${pulse} ${betId}`
}

/** @param mac HMAC-SHA-256 in hex: its first 64 bits are the number */
export function numberOf(mac: string): bigint {
  return BigInt(`0x${mac.slice(0, 16)}`)
}

/** Makes a draw anew from what is published, and says who won what. */
export async function proveDraw(draw: Draw, subtle: SubtleCrypto): Promise<DrawVerdict> {
  const text = pulseText(draw.previousPulse, draw.tickets)
  if ((await sha256(subtle, new TextEncoder().encode(text))) !== draw.pulse) {
    return { verdict: 'refused', reason: 'pulse' }
  }
  for (const { secret, commitment } of draw.levels) {
    if (secret === null) continue
    if ((await sha256(subtle, fromHex(secret))) !== commitment) {
      return { verdict: 'refused', reason: 'secret' }
    }
  }
  const codes = [...new Set(draw.levels.map(({ code }) => code))]
  const drawn = await Promise.all(codes.map((code) => drawLevel(draw, code, subtle)))
  return { verdict: 'proven', tickets: drawn.flat() }
}

async function drawLevel(draw: Draw, code: string, subtle: SubtleCrypto): Promise<DrawnTicket[]> {
  const rounds = draw.levels.filter((level) => level.code === code)
  const drawn: DrawnTicket[] = []
  let [level] = rounds
  let pool = level?.pool ?? 0n
  for (const { betId, stake } of draw.tickets) {
    if (level === undefined) break
    const chancePpm = chanceOf(level, pool, stake)
    const about = { level: code, round: level.round, betId, chancePpm }
    if (level.secret === null) {
      drawn.push({ ...about, isHit: null, won: null })
      // What follows depends on whether it hit; a round whose secret is kept has none.
      pool += contributionOf(stake, level)
      continue
    }
    const hmac = await hmacOf(subtle, fromHex(level.secret))
    const mac = toHex(await hmac(ticketText(draw.pulse, betId)))
    const { pool: left, wins } = drawTicket(level, pool, { stake, number: numberOf(mac) })
    pool = left
    if (wins.length === 0) {
      drawn.push({ ...about, isHit: false, won: null })
      continue
    }
    for (const [ended, won] of wins.entries()) {
      const chance = ended === 0 ? chancePpm : 1_000_000
      drawn.push({ ...about, round: about.round + ended, chancePpm: chance, isHit: true, won })
    }
    const next: number = about.round + wins.length
    level = rounds.find(({ round }) => round === next)
  }
  return drawn
}

function chanceOf(level: DrawLevel, pool: bigint, stake: bigint): number {
  const million = 1_000_000n
  const lacking = level.mustDrop * million - pool
  const share = contributionOf(stake, level)
  return lacking <= share ? 1_000_000 : Number((share * million) / lacking)
}
