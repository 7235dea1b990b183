import type { CustomBetChances, LegPrice, Amount } from '@touchline/betting'
import {
  cashOutOffer,
  cashOutValue,
  exactChance,
  isDecided,
  LOTTERY_MARKET,
  MATCH_STATUS,
  NO_AMOUNT,
  openLegPrice,
  RACE_MARKETS,
  raceTermsOf,
  subtractAmounts,
} from '@touchline/betting'
import type { Book } from '../../../feed/book/book.ts'
import type { Reporter } from '../../../reporting/reporter.ts'
import type { TermsRow } from '../bet-figures.ts'
import { legResult, storedBoost, storedTerms } from '../bet-figures.ts'
import type { BetRow, SelectionRow } from '../bet-repository.ts'
import { checkLeg } from '../placement/check-leg.ts'
import { findLeg } from '../placement/find-leg.ts'

/** Share of the fair value that the book keeps, in thousandths. */
const MARGIN = 50
/** How long an offer stands unless its prices move: shorter where they can jump. */
const LIVE_OFFER_MS = 10_000
const PREMATCH_OFFER_MS = 60_000

/** What may become of the open legs of a custom bet together: plain chances. */
export type JointChances = {
  /** All of them win. */
  readonly win: number
  /** None of them loses, but not all win. */
  readonly refund: number
}

/** What an offer is made from. */
export type OfferBasis = {
  readonly book: Book
  /** Of the open legs of a custom bet; undefined where they are not known, or there are none. */
  readonly chances: { of(bet: QuotedBet): JointChances | undefined }
}

/** What offers for several bets are made from. */
export type OffersBasis = OfferBasis & { readonly reporter: Reporter }

/** What of a stored bet its offer depends on. */
export type QuotedBet = TermsRow &
  Pick<BetRow, 'id' | 'player_id' | 'status' | 'boost_terms'> & {
    readonly selections: readonly Omit<SelectionRow, 'facts'>[]
  }

export type Offer = {
  /** Smallest units of the bet's currency. */
  readonly amount: Amount
  /** The part of it that a bonus pays. */
  readonly ofBonus: Amount
  /** What the bet is worth, the book's margin included. */
  readonly fairValue: Amount
  /** Milliseconds since 1970. */
  readonly expiresAt: number
  /** A leg that is still open is in play. */
  readonly live: boolean
}

/**
 * What the book pays for a bet at this moment: a function of the bet and the book alone, so that
 * every process makes the same offer. Null when an open leg cannot be bet on now, when the chances of
 * a custom bet are not known, and for bets that do not wait for results.
 */
export function quoteBet({ book, chances }: OfferBasis, bet: QuotedBet, now: number): Offer | null {
  if (bet.status !== 'waiting_results' && bet.status !== 'cashout_in_progress') return null
  // What a freebet keeps back of a place alone would be more than the place pays.
  if (bet.freebet_mode !== null && bet.selections.some(isEachWay)) return null
  const legs = bet.selections.map((row) => ({
    odds: row.odds,
    matchId: row.match_id,
    price: priceLeg(book, row, now),
  }))
  const odds = legs.map((leg) => leg.odds)
  const terms = storedTerms(bet, odds)
  const customChances = exactChances(chances.of(bet))
  const query = {
    bet: { ...terms, legs, ...storedBoost(bet) },
    ...(customChances === null ? {} : { customChances }),
  }
  const amount = cashOutOffer({ ...query, margin: MARGIN })
  const fairValue = cashOutValue({ ...query, margin: 0 })
  if (amount === null || fairValue === null) return null
  const live = openMatches(bet).some((id) => book.match(id)?.status === MATCH_STATUS.live)
  const plain = { ...query, bet: { ...query.bet, bonusOdds: null }, margin: MARGIN }
  const withoutBoost = bet.bonus_odds === null ? amount : (cashOutOffer(plain) ?? NO_AMOUNT)
  const boost = amount > withoutBoost ? subtractAmounts(amount, withoutBoost) : NO_AMOUNT
  const ofBonus = bet.freebet_mode === null ? boost : amount
  return {
    amount,
    ofBonus,
    fairValue,
    live,
    expiresAt: now + (live ? LIVE_OFFER_MS : PREMATCH_OFFER_MS),
  }
}

/** As `quoteBet`, of one of many: a bet that cannot be quoted is reported and has no offer. */
export function quoteApart(
  { reporter, ...basis }: OffersBasis,
  bet: QuotedBet,
  now: number,
): Offer | null {
  try {
    return quoteBet(basis, bet, now)
  } catch (error) {
    reporter.report(error, { task: 'cash-out', betId: String(bet.id) })
    return null
  }
}

/** Matches whose results the bet still waits for; a cash-out waits out their delay. */
export function openMatches({ selections }: QuotedBet): string[] {
  return selections.filter((row) => !isDecided(legResult(row))).map((row) => row.match_id)
}

const isEachWay = ({ market_id: market }: Pick<SelectionRow, 'market_id'>) =>
  market === RACE_MARKETS.eachWay

/** Fails closed as placement does: a leg that takes no bet now has no price. */
function priceLeg(book: Book, row: QuotedBet['selections'][number], now: number): LegPrice {
  const result = legResult(row)
  if (isDecided(result)) return { kind: 'decided', result }
  const leg = findLeg(book, {
    matchId: row.match_id,
    marketId: row.market_id,
    specifier: row.specifier,
    outcomeId: row.outcome_id,
    odds: row.odds,
  })
  // What lesser prizes pay stands in no single price.
  if (row.market_id === LOTTERY_MARKET) return { kind: 'suspended' }
  const problem = checkLeg(leg, { book, acceptMode: 'any', now })
  if (problem !== null || leg.price === undefined) return { kind: 'suspended' }
  if (isEachWay(row)) return priceEachWay(book, row)
  return openLegPrice(leg.price.odds, leg.price)
}

/** By what the runner is worth to win and to be placed on the same field. */
function priceEachWay(book: Book, row: QuotedBet['selections'][number]): LegPrice {
  const terms = raceTermsOf(row.market_id, row.specifier)
  const [field = ''] = row.specifier.split('|')
  if (terms?.part == null) return { kind: 'suspended' }
  const chanceOf = (marketId: number, specifier: string) => {
    const told = book.priceOf(row.match_id, marketId, specifier, row.outcome_id)?.probability
    return told === undefined ? null : exactChance(told)
  }
  const win = chanceOf(RACE_MARKETS.win, field)
  const place = chanceOf(RACE_MARKETS.place, `${field}|places=${terms.places}`)
  if (win === null || place === null) return { kind: 'suspended' }
  return { kind: 'each_way', part: terms.part, win, place }
}

function exactChances(known: JointChances | undefined): CustomBetChances | null {
  if (known === undefined) return null
  const [win, refund] = [exactChance(known.win), exactChance(known.refund)]
  return win === null || refund === null ? null : { win, refund }
}
