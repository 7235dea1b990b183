import type {
  BetTerms,
  BetType,
  ComboBoostTerms,
  FreebetMode,
  LegResult,
  Odds,
  SettlementBet,
  SystemType,
  Amount,
  TotalOdds,
} from '@touchline/betting'
import {
  addAmounts,
  NO_AMOUNT,
  MAX_SELECTIONS,
  ODDS_SCALE,
  potentialWin,
  rational,
  amountOf,
  MAX_AMOUNT,
  oddsOf,
  totalOddsOf,
} from '@touchline/betting'
import type { BetRow, SelectionRow, StoredBet } from './bet-repository.ts'

export function betTerms(bet: {
  readonly type: BetType
  readonly stake: Amount
  readonly odds: readonly Odds[]
  readonly systemType: SystemType | null
  /** The one price of a custom bet. */
  readonly customOdds?: Odds | null
  readonly maxPayout?: Amount
  readonly bonusOdds?: Odds | null
  readonly freebetMode?: FreebetMode | null
}): BetTerms {
  return {
    betType: bet.type,
    stake: bet.stake,
    legs: bet.odds.map((odds) => ({ odds })),
    systemType: bet.systemType,
    customOdds: bet.customOdds ?? null,
    bonusOdds: bet.bonusOdds ?? null,
    freebetMode: bet.freebetMode ?? null,
    maxPayout: bet.maxPayout,
  }
}

/** The price that a stored custom bet was taken at; null for every other bet. */
function storedCustomOdds({ type, odds }: Pick<BetRow, 'type' | 'odds'>): Odds | null {
  return type === 'custom_bet' ? oddsOf(Number(odds)) : null
}

/**
 * The figures that a bet keeps. `odds` is the return in thousandths of the stake when every leg
 * wins, rounded down and without a bonus: the product for singles and combos, the mean over its lines
 * for a system. No price is told that is greater than the wire can carry exactly.
 */
export function betFigures(terms: BetTerms): { odds: TotalOdds; potentialWin: Amount } {
  const one = amountOf(BigInt(ODDS_SCALE))
  const plain = { ...terms, stake: one, maxPayout: MAX_AMOUNT, bonusOdds: null, freebetMode: null }
  return {
    odds: totalOddsOf(potentialWin(plain).amount),
    potentialWin: potentialWin(terms).amount,
  }
}

/** The system type of a stored bet; null for every other type of bet. */
export function storedSystem(
  bet: Pick<BetRow, 'win_count' | 'total_count' | 'bankers'>,
): SystemType | null {
  const { win_count: winCount, total_count: totalCount } = bet
  if (winCount === null || totalCount === null) return null
  const system = { id: `${winCount}/${totalCount}`, winCount, totalCount }
  return bet.bankers === 0 ? system : { ...system, bankers: placesOf(bet.bankers) }
}

/** Places of legs as the bits of a number: a bet has at most thirty. */
export function bitsOf(places: readonly number[]): number {
  return places.reduce((bits, place) => bits | (1 << place), 0)
}

function placesOf(bits: number): readonly number[] {
  return Array.from({ length: MAX_SELECTIONS }, (_, place) => place).filter(
    (place) => (bits & (1 << place)) !== 0,
  )
}

const MILLIONTHS = 1_000_000n

/** A stored bet as the betting package settles it. */
export function settlementTerms(bet: StoredBet): SettlementBet {
  const odds = bet.selections.map((selection) => selection.odds)
  const terms = storedTerms(bet, odds)
  return {
    ...terms,
    legs: bet.selections.map((selection) => ({
      odds: selection.odds,
      matchId: selection.match_id,
      result: legResult(selection),
    })),
    ...storedBoost(bet),
  }
}

/** Of a stored bet, what its figures follow from. */
export type TermsRow = Pick<
  BetRow,
  | 'type'
  | 'stake'
  | 'odds'
  | 'potential_win'
  | 'win_count'
  | 'total_count'
  | 'bankers'
  | 'bonus_odds'
  | 'freebet_mode'
  | 'payout_limit'
>

/** The terms of a stored bet, its bonus among them. */
export function storedTerms(bet: TermsRow, odds: readonly Odds[]): BetTerms {
  const kept = bet.freebet_mode === 'only_win' ? bet.stake : NO_AMOUNT
  const agreed = addAmounts(bet.potential_win, kept)
  const limit = bet.payout_limit ?? NO_AMOUNT
  return betTerms({
    type: bet.type,
    stake: bet.stake,
    odds,
    systemType: storedSystem(bet),
    customOdds: storedCustomOdds(bet),
    // What was agreed to be paid at the most: whatever the results, a bet returns no more. Where the
    // starting price may be paid, that is the greatest payout; a trader may have agreed to more.
    maxPayout: limit > agreed ? limit : agreed,
    bonusOdds: bet.bonus_odds,
    freebetMode: bet.freebet_mode,
  })
}

/** What counts a boost anew; nothing where there is none. */
export function storedBoost({ boost_terms: terms }: Pick<BetRow, 'boost_terms'>): {
  comboBoost?: ComboBoostTerms
} {
  if (terms === null) return {}
  const { minOdds, ranges, matchIds } = terms
  const events = matchIds?.map((matchId) => ({ matchId }))
  return { comboBoost: { minOdds, ranges, ...(events !== undefined && { events }) } }
}

export function legResult(
  row: Pick<SelectionRow, 'result' | 'void_factor' | 'dead_heat_factor' | 'race'>,
): LegResult {
  return {
    result: row.result ?? -1,
    voidFactor: voidFactor(row.void_factor ?? 0),
    deadHeatFactor: rational(BigInt(row.dead_heat_factor ?? MILLIONTHS), MILLIONTHS),
    ...(row.race !== null && { race: row.race }),
  }
}

function voidFactor(thousandths: number): LegResult['voidFactor'] {
  if (thousandths === 0 || thousandths === 500 || thousandths === 1000) return thousandths
  throw new RangeError(`There is no void factor ${thousandths}`)
}
