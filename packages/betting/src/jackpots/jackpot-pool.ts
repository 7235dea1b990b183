import { amountOf, type Amount } from '../money/amount.ts'
import { ODDS_SCALE, type Odds, type TotalOdds } from '../odds/odds.ts'

/** Shares of money are exact to a millionth of the smallest unit, so that none is lost by rounding. */
export const MICROS = 1_000_000n

/** Draws have numbers from 0 up to this one, which is out of reach. */
export const DRAW_NUMBERS = 2n ** 64n

/** What holds of a level while it is played for. */
export type LevelTerms = {
  readonly code: string
  /** What the house puts in before each round. */
  readonly seed: Amount
  /** The pool never grows beyond it. */
  readonly mustDrop: Amount
  /** Millionths of a stake that the house adds from its margin. */
  readonly contributionPpm: number
}

/** Millionths of the jackpot's smallest unit. */
export type PoolMicros = bigint

/** @param perEuro smallest units of each currency that stand for one euro */
export function stakeMicros(
  stake: Amount,
  perEuro: { readonly stake: Amount; readonly jackpot: Amount },
): PoolMicros {
  return (stake * perEuro.jackpot * MICROS) / perEuro.stake
}

/** What the house adds to a level for a stake. */
export function contributionOf(stake: PoolMicros, { contributionPpm }: LevelTerms): PoolMicros {
  return (stake * BigInt(contributionPpm)) / MICROS
}

/** What a player sees of a pool, and what the ledger holds of it: whole units. */
export function poolAmount(pool: PoolMicros): Amount {
  return amountOf(pool / MICROS)
}

export function seededPool({ seed }: LevelTerms): PoolMicros {
  return seed * MICROS
}

type GreatestBet = { readonly maxPayout: Amount; readonly minOdds: Odds }

/** The stake that pays the greatest payout at the least odds of a ticket: no ticket counts for more. */
export function greatestTicket({ maxPayout, minOdds }: GreatestBet): PoolMicros {
  return (maxPayout * BigInt(ODDS_SCALE) * MICROS) / BigInt(minOdds)
}

/** From which greatest amount on one ticket fills no more than so many rounds of a level. */
export function leastMustDrop(
  { seed, contributionPpm }: Pick<LevelTerms, 'seed' | 'contributionPpm'>,
  bet: GreatestBet & { readonly rounds: bigint },
): Amount {
  const added = greatestTicket(bet) * BigInt(contributionPpm)
  const filled = MICROS * MICROS * bet.rounds
  return amountOf(seed + (added + filled - 1n) / filled)
}

export type TicketDrawn = {
  /** Of the round that is played for after it, below the greatest amount. */
  readonly pool: PoolMicros
  /** What it has won: the pool of each round that it ends, in their order. */
  readonly wins: readonly Amount[]
}

/**
 * One ticket of one level. Its chance is its contribution over what the pool still lacks: the pool
 * drops anywhere between its seed and its greatest amount with the same chance for every cent, and
 * surely with the contribution that fills it. What is beyond the greatest amount stands in the next
 * round with its seed; where that fills it too, the same ticket has filled it and ends it as well.
 * @param number below `DRAW_NUMBERS`, by nobody's choice
 */
export function drawTicket(
  terms: LevelTerms,
  pool: PoolMicros,
  ticket: { readonly stake: PoolMicros; readonly number: bigint },
): TicketDrawn {
  const added = contributionOf(ticket.stake, terms)
  if (added === 0n) return { pool, wins: [] }
  const most = terms.mustDrop * MICROS
  const wins: Amount[] = []
  let filled = pool + added
  let isHit = ticket.number * (most - pool) < added * DRAW_NUMBERS
  while (isHit) {
    const won = filled < most ? poolAmount(filled) : terms.mustDrop
    wins.push(won)
    filled += seededPool(terms) - won * MICROS
    isHit = filled >= most
  }
  return { pool: filled, wins }
}

/** What a bet has to be to have a ticket. */
export type JackpotRules = {
  /** Smallest units of the jackpot's currency. */
  readonly minStake: Amount
  readonly minOdds: Odds
}

/** Why a bet has no ticket; null where it has one. An unknown stake is not judged. */
export function refusedByJackpot(
  bet: { readonly stake: PoolMicros | null; readonly odds: TotalOdds | Odds },
  rules: JackpotRules,
): 'stake' | 'odds' | null {
  if (bet.odds < BigInt(rules.minOdds)) return 'odds'
  return bet.stake !== null && bet.stake < rules.minStake * MICROS ? 'stake' : null
}
