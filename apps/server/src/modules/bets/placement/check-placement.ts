import type { BetTerms, BetType, SystemType, Amount, TotalOdds, Odds } from '@touchline/betting'
import {
  withinLimits,
  maxStakeOf,
  NO_AMOUNT,
  potentialWin,
  isMatchOfSeason,
  isSameMarket,
} from '@touchline/betting'
import type { Placement, PlacementBet } from '@touchline/contract'
import { BET_ERROR } from '@touchline/contract'
import type { Book } from '../../../feed/book/book.ts'
import type { ParamsOf } from '../../../http/messages.ts'
import type { BetProblem } from '../../../http/problem.ts'
import { Problem } from '../../../http/problem.ts'
import type { OfferedCurrency } from '../../../settings/currencies.ts'
import { findCurrency } from '../../../settings/currencies.ts'
import { sayAmount } from '../../../texts/say-amount.ts'
import { betFigures, betTerms } from '../bet-figures.ts'
import { agreedOdds, customOddsRefused } from '../custom/check-custom-odds.ts'
import type { CustomPrice } from '../custom/custom-pricer.ts'
import { checkShape, ordinaryType } from './bet-shape.ts'
import type { HeldBonuses } from './held-bonuses.ts'
import { takeBonus } from './held-bonuses.ts'
import { checkLeg } from './check-leg.ts'
import type { KnownLeg, Leg } from './find-leg.ts'
import { findLeg, isKnown } from './find-leg.ts'
import type { BonusToStore, BonusUse } from './place-bets-statement.ts'

/** A bet that may be taken, at the prices of this moment. */
export type CheckedBet = {
  readonly type: BetType
  readonly stake: Amount
  /** Over the greatest stake: a trader has to approve it. */
  readonly isVip: boolean
  readonly systemType: SystemType | null
  readonly legs: readonly KnownLeg[]
  readonly odds: TotalOdds
  readonly potentialWin: Amount
  /** The most that the house pays for it, however it is settled. */
  readonly payoutLimit: Amount
  readonly bonus: BonusToStore | null
  readonly uses: readonly BonusUse[]
}

export type CheckedPlacement = {
  readonly currency: OfferedCurrency
  readonly bets: readonly CheckedBet[]
}

/**
 * The rules of placement, against the book as it is now. Pure: money is not looked at here.
 * @param customs the price of each custom bet, by its place in the placement
 * @param held the player's bonuses
 * @throws Problem 422 with the code of the first thing found and a message per selection
 */
export function checkPlacement(
  book: Book,
  placement: Placement,
  now: number,
  customs: readonly CustomPrice[] = [],
  held: HeldBonuses = NONE_HELD,
): CheckedPlacement {
  const currency = requireCurrency(placement.bets)
  const errors = new Map<string, BetProblem>()
  const bets = placement.bets.map((bet, place) =>
    checkBet(book, placement, bet, { currency, now, errors, held, custom: customs[place] }),
  )
  if (errors.size > 0) throw refusedLegs(errors)
  return { currency, bets: bets.filter((bet) => bet !== null) }
}

type BetCheck = {
  readonly currency: OfferedCurrency
  readonly now: number
  readonly errors: Map<string, BetProblem>
  readonly custom: CustomPrice | undefined
  readonly held: HeldBonuses
}

const NONE_HELD: HeldBonuses = { named: new Map(), automatic: [], boxes: [], country: null }

/** @returns null when something was added to the errors */
function checkBet(
  book: Book,
  { meta }: Placement,
  asked: PlacementBet,
  check: BetCheck,
): CheckedBet | null {
  const { acceptMode } = meta
  const type = meta.type === 'mixed' ? ordinaryType(asked) : meta.type
  const systemType = checkShape(type, asked)
  const found = asked.selections.map((selection) => findLeg(book, selection))
  const problems = legProblems(book, found, { ...check, type, acceptMode })
  const legs = found.filter(isKnown)
  if (problems.size === 0) {
    const bet = priceBet(book, { asked, type, systemType, legs, acceptMode }, check)
    if (!('problem' in bet)) return bet
    problems.set(bet.leg.id, bet.problem)
  }
  for (const [id, problem] of problems) check.errors.set(id, problem)
  return null
}

type AcceptMode = Placement['meta']['acceptMode']

type LegsCheck = Pick<BetCheck, 'custom' | 'now'> & {
  readonly type: BetType
  readonly acceptMode: AcceptMode
}

/** What stands against the legs, by selection id. */
function legProblems(
  book: Book,
  legs: readonly Leg[],
  { type, custom, acceptMode, now }: LegsCheck,
): Map<string, BetProblem> {
  const isCustom = type === 'custom_bet'
  const problems = new Map(isCustom ? customProblems(custom) : findConflicts(legs))
  for (const leg of legs) {
    // The legs of a custom bet have one price together: what each costs alone may move.
    const problem = checkLeg(leg, { book, acceptMode: isCustom ? 'any' : acceptMode, now })
    if (problem !== null) problems.set(leg.id, problem)
  }
  return problems
}

type OpenBet = Pick<CheckedBet, 'type' | 'systemType' | 'legs'> & {
  readonly asked: PlacementBet
  readonly acceptMode: AcceptMode
}

/**
 * A bet whose legs are open, with its price, its bonus and its figures.
 * @returns what stands against its stake, told of its first leg, where something does
 */
function priceBet(
  book: Book,
  { asked, type, systemType, legs, acceptMode }: OpenBet,
  { currency, now, held, custom }: BetCheck,
): CheckedBet | { readonly leg: KnownLeg; readonly problem: BetProblem } {
  const plain = betTerms({
    type,
    stake: asked.stake.value,
    odds: legs.map((leg) => leg.price.odds),
    systemType,
    customOdds: type === 'custom_bet' ? takenPrice(asked, custom, acceptMode) : null,
  })
  const taken = takeBonus(held, { asked, terms: plain, legs, book, currency, now })
  const { terms, bonus, uses } = taken
  const problem = checkStake(terms, currency)
  const isVip =
    asked.isVip === true && terms.freebetMode === null && problem?.code === BET_ERROR.stakeTooHigh
  const [leg] = legs
  if (problem !== null && !isVip && leg !== undefined) return { leg, problem }
  const figures = betFigures(withinLimits(terms, currency, isVip))
  const { stake } = terms
  const payoutLimit = currency.maxPayout
  return { type, stake, isVip, systemType, legs, bonus, uses, payoutLimit, ...figures }
}

function requireCurrency(bets: readonly PlacementBet[]): OfferedCurrency {
  const codes = new Set(bets.map((bet) => bet.stake.currency))
  if (codes.size > 1) throw new Problem(422, 'error.place_bets.mixed_currencies')
  const [code = ''] = codes
  const currency = findCurrency(code)
  if (currency === undefined) {
    throw new Problem(422, 'error.account.currency_not_offered', { params: { currency: code } })
  }
  return currency
}

function customProblems(custom: CustomPrice | undefined): ReadonlyMap<string, BetProblem> {
  return custom?.kind === 'refused' ? custom.problems : new Map<string, BetProblem>()
}

/** @throws Problem 120 when the book would not take the price that is asked for, 101 when it moved */
function takenPrice(
  { customOdds }: PlacementBet,
  custom: CustomPrice | undefined,
  acceptMode: AcceptMode,
): Odds {
  if (custom?.kind !== 'quote') throw new RangeError('A custom bet needs its price')
  const taken = customOdds === undefined ? null : agreedOdds(customOdds, custom, acceptMode)
  if (taken === null) throw customOddsRefused(custom)
  return taken
}

function checkStake(terms: BetTerms, currency: OfferedCurrency): BetProblem | null {
  const { minStake } = currency
  const maxStake = maxStakeOf(terms, currency)
  const params = (
    amount: Amount,
  ): ParamsOf<'error.place_bets.stake_too_high' | 'error.place_bets.stake_too_low'> => ({
    amount: (locale) => sayAmount(amount, currency.code, locale),
  })
  if (terms.stake > maxStake) {
    return {
      code: BET_ERROR.stakeTooHigh,
      messageKey: 'error.place_bets.stake_too_high',
      params: params(maxStake),
    }
  }
  const isFree = terms.freebetMode !== null
  if (terms.stake < minStake && !isFree) {
    return {
      code: BET_ERROR.stakeTooLow,
      messageKey: 'error.place_bets.stake_too_low',
      params: params(minStake),
    }
  }
  if (potentialWin(terms).amount <= (isFree ? NO_AMOUNT : terms.stake)) {
    return {
      code: BET_ERROR.potentialWinTooLow,
      messageKey: 'error.potential_win.equal_or_less',
    }
  }
  return null
}

const SAME_MARKET: BetProblem = {
  code: BET_ERROR.conflict,
  messageKey: 'error.place_bets.same_market',
}
const SAME_MATCH: BetProblem = {
  code: BET_ERROR.conflict,
  messageKey: 'error.place_bets.same_match',
}
const SAME_SEASON: BetProblem = {
  code: BET_ERROR.conflict,
  messageKey: 'error.place_bets.same_season',
}

/** Legs of one bet that cannot stand together; every conflict names both. */
function findConflicts(legs: readonly Leg[]): ReadonlyMap<string, BetProblem> {
  const conflicts = new Map<string, BetProblem>()
  for (const [index, leg] of legs.entries()) {
    for (const other of legs.slice(index + 1)) {
      const found = conflictOf(leg, other)
      if (found === null) continue
      conflicts.set(leg.id, found)
      conflicts.set(other.id, found)
    }
  }
  return conflicts
}

function conflictOf(leg: Leg, other: Leg): BetProblem | null {
  const [a, b] = [leg.selection, other.selection]
  if (a.matchId === b.matchId) return isSameMarket(a, b) ? SAME_MARKET : SAME_MATCH
  return isOfSeason(leg, other) || isOfSeason(other, leg) ? SAME_SEASON : null
}

/** Races and draws have no matches. */
function isOfSeason({ match }: Leg, { match: season }: Leg): boolean {
  if (match === undefined || match.outright !== undefined || season?.outright === undefined) {
    return false
  }
  const { beginsAt, endsAt } = season.outright
  return isMatchOfSeason(
    { tournamentId: String(match.tournamentId), from: match.startTime, until: match.startTime },
    { tournamentId: String(season.tournamentId), from: beginsAt, until: endsAt },
  )
}

/**
 * What stands against legs, as one answer. A changed price comes last: the player can mend it only
 * when nothing else is in the way.
 * @param errors by selection id, at least one
 */
export function refusedLegs(errors: ReadonlyMap<string, BetProblem>): Problem {
  const problems = [...errors.values()]
  const lead = problems.find(({ code }) => code !== BET_ERROR.invalidOdds) ?? problems[0]
  if (lead === undefined) throw new RangeError('There is nothing to refuse')
  return Problem.told(422, lead, { errorsByBet: errors })
}
