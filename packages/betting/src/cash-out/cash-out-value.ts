import type { BetTerms } from '../bets/bet-terms.ts'
import type { ComboBoostTerms, FreebetMode } from '../bets/bonus.ts'
import { suitableSelections } from '../bets/bonus-conditions.ts'
import { SYSTEM_MAX_WIN_FACTOR } from '../bets/max-win-factor.ts'
import { oddsFactor, potentialReturnRate, potentialWin } from '../bets/potential-win.ts'
import { comboReturnRate, systemReturnRate } from '../bets/return-rate.ts'
import type { SystemType } from '../bets/system-type.ts'
import type { Rational } from '../exact/rational.ts'
import { add, compare, divide, multiply, ONE, rational, subtract, ZERO } from '../exact/rational.ts'
import type { Amount } from '../money/amount.ts'
import { shareOfAmount } from '../money/amount.ts'
import type { Odds } from '../odds/odds.ts'
import { isOdds, ODDS_SCALE } from '../odds/odds.ts'
import { raceFactor } from '../racing/race-return.ts'
import { boostOf } from '../settlement/bet-return.ts'
import type { LegResult } from '../settlement/leg-result.ts'
import {
  deadHeatShare,
  HALF_LOST,
  HALF_WON,
  isDecided,
  isLost,
  isVoid,
  isWhollyWon,
  legFactor,
  VOID,
  WON,
} from '../settlement/leg-result.ts'

export const MARGIN_SCALE = 1000

/** What is known now of a leg's chance. */
export type LegPrice =
  | { readonly kind: 'decided'; readonly result: LegResult }
  /** The current price, whose inverse stands for the probability (overround included). */
  | { readonly kind: 'odds'; readonly odds: Odds }
  /** Plain fair chances; the rest of one is the chance that the stake is lost. */
  | ({ readonly kind: 'chances' } & LegChances)
  /** Each way: chances that the runner wins, and that it is placed, winning included. */
  | {
      readonly kind: 'each_way'
      readonly part: number
      readonly win: Rational
      readonly place: Rational
    }
  | { readonly kind: 'suspended' }

/** What may become of a leg that is open, each 0 to 1. */
export type LegChances = {
  readonly win: Rational
  /** Half of the stake wins, half of it comes back. */
  readonly halfWin: Rational
  /** The leg is void. */
  readonly refund: Rational
  /** Half of the stake comes back. */
  readonly halfLose: Rational
}

/** Plain chances of all open legs of a custom bet together. */
export type CustomBetChances = {
  /** All of them win. */
  readonly win: Rational
  /** None of them loses, but not all win. */
  readonly refund: Rational
}

export type CashOutQuery = {
  readonly bet: Omit<BetTerms, 'legs'> & {
    readonly legs: readonly {
      readonly odds: Odds
      readonly price: LegPrice
      /** For a boost of some events only. */
      readonly matchId?: string
    }[]
    /** As of a settled bet: to count the boost anew when legs are void. */
    readonly comboBoost?: ComboBoostTerms
  }
  /** Share that the book keeps, in thousandths: 50 is 5 %. */
  readonly margin: number
  /** Of a custom bet's open legs, which are not independent. */
  readonly customChances?: CustomBetChances
  readonly maxWinFactor?: bigint
}

/**
 * Fair value of what is left of a bet, less the margin: exact, rounded down once, never above what
 * the bet can still pay. A boost counts by what it may still come to; of a freebet, what it pays in money: its
 * stake was never the player's, and a freebet that might come back is none. Null when there is no
 * offer: an open leg is suspended, nothing is open any more, or nothing would be paid.
 */
export function cashOutValue(query: CashOutQuery): Amount | null {
  const { bet, margin, maxWinFactor = SYSTEM_MAX_WIN_FACTOR } = query
  if (margin < 0 || margin > MARGIN_SCALE) throw new RangeError('A margin lies between 0 and 1000')
  if (!bet.legs.some(({ price }) => isOpen(price))) return null
  const rate = expectedPayment(query)
  if (rate === null) return null
  const kept = rational(BigInt(MARGIN_SCALE - margin), BigInt(MARGIN_SCALE))
  const ceiling = potentialWin(bet, maxWinFactor, bestFactors(bet)).amount
  const value = shareOfAmount(bet.stake, multiply(rate, kept))
  const offer = value < ceiling ? value : ceiling
  return offer > 0n ? offer : null
}

/**
 * What a bet pays in money on average for each unit of its stake; null where a leg has no price. Of
 * a freebet whose many courses a cut or a stake kept back treats differently it is the least.
 */
export function expectedPayment(query: Omit<CashOutQuery, 'margin'>): Rational | null {
  const rate = expectedRate(query)
  return rate === null ? null : multiply(rate, cutShare(query.bet, query.maxWinFactor))
}

/**
 * What the greatest payout leaves of the return when every open leg wins. Of every lesser return it leaves
 * no smaller share, so that an offer in this proportion is never above what is left of the bet.
 */
function cutShare(bet: CashOutQuery['bet'], maxWinFactor?: bigint): Rational {
  const factors = bestFactors(bet)
  const paid = potentialWin(bet, maxWinFactor, factors).amount
  const whole = potentialWin({ ...bet, maxPayout: undefined }, maxWinFactor, factors).amount
  return whole > paid ? rational(paid, whole) : ONE
}

/** What legs come to when those that are open win: a starting price may be better than the one taken. */
function bestFactors({ legs }: CashOutQuery['bet']): readonly Rational[] {
  return legs.map(({ odds, price }) =>
    price.kind === 'decided' && isDecided(price.result)
      ? legFactor(odds, price.result)
      : oddsFactor(odds),
  )
}

function expectedRate(query: Omit<CashOutQuery, 'margin'>): Rational | null {
  const { bet, customChances, maxWinFactor = SYSTEM_MAX_WIN_FACTOR } = query
  if (bet.legs.some(({ price }) => price.kind === 'suspended')) return null
  if (bet.betType === 'custom_bet') return customRate(bet, customChances)
  if (bet.betType === 'system' && bet.systemType === null) return null
  const legs: LegCases[] = []
  for (const leg of bet.legs) {
    const cases = legCases(leg.odds, leg.price)
    if (cases === null) return null
    legs.push(cases)
  }
  return bet.systemType === null
    ? comboRate(bet, legs)
    : systemRate({ ...bet, systemType: bet.systemType }, legs, maxWinFactor)
}

/** The legs are independent, and what a freebet keeps back is the same in every course but a lost one. */
function comboRate(bet: CashOutQuery['bet'], legs: readonly LegCases[]): Rational {
  const whole = boostedRate(bet, legs)
  if (bet.freebetMode === null) return whole
  const chanceOf = (kinds: readonly LegKind[]) =>
    comboReturnRate(
      legs.map((cases) => sumOfChances(cases.filter(({ kind }) => kinds.includes(kind)))),
    )
  const kept = bet.freebetMode === 'only_win' ? PAYING : (['void'] as const)
  return atLeastNothing(subtract(whole, chanceOf(kept)))
}

/** By how many legs that count for the boost have won. */
function boostedRate(bet: CashOutQuery['bet'], legs: readonly LegCases[]): Rational {
  const { bonusOdds, comboBoost } = bet
  const whole = comboReturnRate(legs.map(expectation))
  if (bonusOdds === null) return whole
  const won = legs.map((cases) => expectation(cases.filter(({ kind }) => kind === 'won')))
  const allWon = comboReturnRate(won)
  const agreed = multiply(allWon, oddsFactor(bonusOdds))
  if (comboBoost === undefined) return add(subtract(whole, allWon), agreed)
  const suitable = new Set(suitableSelections(comboBoost, bet.legs))
  let byCount = [ONE]
  for (const [index, cases] of legs.entries()) {
    const all = expectation(cases)
    const win = won[index] ?? ZERO
    const rest = subtract(all, win)
    byCount = suitable.has(index)
      ? [...byCount, ZERO].map((rate, count) =>
          add(multiply(rate, rest), multiply(byCount[count - 1] ?? ZERO, win)),
        )
      : byCount.map((rate) => multiply(rate, all))
  }
  const recounted = byCount
    .map((rate, count) => multiply(rate, boostOf(comboBoost, bonusOdds, count)))
    .reduce(add)
  const allCounted = multiply(allWon, boostOf(comboBoost, bonusOdds, suitable.size))
  return add(subtract(recounted, allCounted), agreed)
}

function systemRate(
  bet: CashOutQuery['bet'] & { readonly systemType: SystemType },
  legs: readonly LegCases[],
  maxWinFactor: bigint,
): Rational {
  const { freebetMode, systemType } = bet
  const rateOf = (factors: readonly Rational[]) => systemReturnRate(factors, systemType)
  const uncapped = rateOf(legs.map(expectation))
  const best = bestFactors(bet)
  const most = potentialReturnRate(bet, maxWinFactor, best)
  if (!most.capped && freebetMode === null) return uncapped
  if (legs.reduce((count, cases) => count * cases.length, 1) > MOST_COURSES) {
    // A cut takes at most this share of any return.
    const whole = potentialReturnRate(bet, UNLIMITED, best).rate
    const cut = most.capped ? multiply(uncapped, divide(most.rate, whole)) : uncapped
    return freebetMode === null ? cut : atLeastNothing(subtract(cut, ONE))
  }
  return coursesOf(legs)
    .map(({ chance, factors, kinds }) => {
      const rate = least(rateOf(factors), most.rate)
      return multiply(chance, freebetMode === null ? rate : freebetRate(freebetMode, rate, kinds))
    })
    .reduce(add)
}

/** As `settleBet` pays it: what is returned of a freebet is a freebet again. */
function freebetRate(mode: FreebetMode, rate: Rational, kinds: readonly LegKind[]): Rational {
  if (kinds.every((kind) => kind === 'void' || kind === 'lost')) return ZERO
  return mode === 'only_win' ? atLeastNothing(subtract(rate, ONE)) : rate
}

function atLeastNothing(rate: Rational): Rational {
  return compare(rate, ZERO) > 0 ? rate : ZERO
}

/** Courses of a bet that are gone through where the maximum win cuts some of them. */
const MOST_COURSES = 256
/** More than thirty legs at the highest odds multiply to. */
const UNLIMITED = 10n ** 100n

type LegKind = 'won' | 'half' | 'void' | 'lost'
const PAYING: readonly LegKind[] = ['won', 'half', 'void']

/** What one unit on a leg may come to. */
type LegCase = { readonly chance: Rational; readonly factor: Rational; readonly kind: LegKind }
type LegCases = readonly LegCase[]

function legCases(odds: Odds, price: LegPrice): LegCases | null {
  const caseOf = (chance: Rational, result: LegResult): LegCase => ({
    chance,
    factor: legFactor(odds, result),
    kind: kindOf(result),
  })
  switch (price.kind) {
    case 'decided':
      return isDecided(price.result) ? [caseOf(ONE, price.result)] : null
    case 'odds':
      return isOdds(price.odds)
        ? withLoss([caseOf(rational(BigInt(ODDS_SCALE), BigInt(price.odds)), WON)])
        : null
    case 'chances':
      return areChances(price.win, price.halfWin, price.refund, price.halfLose)
        ? withLoss([
            caseOf(price.win, WON),
            caseOf(price.halfWin, HALF_WON),
            caseOf(price.refund, VOID),
            caseOf(price.halfLose, HALF_LOST),
          ])
        : null
    case 'each_way':
      return eachWayCases(odds, price)
    case 'suspended':
      return null
  }
}

/** Both halves at their odds, or the place half alone. */
function eachWayCases(odds: Odds, price: Extract<LegPrice, { kind: 'each_way' }>): LegCases | null {
  const { part, win, place } = price
  const placed = subtract(place, win)
  if (!areChances(win, placed)) return null
  const factorOf = (won: 0 | 1): Rational => {
    const eachWay = { part, win: { won, of: 1 } }
    return raceFactor(odds, { deduction: 0, share: { won: 1, of: 1 }, eachWay })
  }
  return withLoss([
    { chance: win, factor: factorOf(1), kind: 'won' },
    { chance: placed, factor: factorOf(0), kind: 'half' },
  ])
}

function kindOf(result: LegResult): LegKind {
  if (isVoid(result)) return 'void'
  if (result.voidFactor !== 0) return 'half'
  return isWhollyWon(result) ? 'won' : 'lost'
}

function withLoss(cases: LegCases): LegCases {
  const possible = cases.filter(({ chance }) => compare(chance, ZERO) > 0)
  const lost = subtract(ONE, sumOfChances(possible))
  return compare(lost, ZERO) > 0
    ? [...possible, { chance: lost, factor: ZERO, kind: 'lost' }]
    : possible
}

type Course = {
  readonly chance: Rational
  readonly factors: readonly Rational[]
  readonly kinds: readonly LegKind[]
}

function coursesOf(legs: readonly LegCases[]): readonly Course[] {
  return legs.reduce<readonly Course[]>(
    (courses, cases) =>
      courses.flatMap(({ chance, factors, kinds }) =>
        cases.map((next) => ({
          chance: multiply(chance, next.chance),
          factors: [...factors, next.factor],
          kinds: [...kinds, next.kind],
        })),
      ),
    [{ chance: ONE, factors: [], kinds: [] }],
  )
}

function least(a: Rational, b: Rational): Rational {
  return compare(a, b) < 0 ? a : b
}

/**
 * A custom bet pays its odds if all legs win, and its stake if none loses but one does not win, as
 * `returnRate` settles it.
 */
function customRate(
  bet: CashOutQuery['bet'],
  chances: CustomBetChances | undefined,
): Rational | null {
  const decided = bet.legs.flatMap(({ price }) => (price.kind === 'decided' ? [price.result] : []))
  if (!decided.every(isDecided)) return null
  if (decided.some(isLost)) return ZERO
  if (chances === undefined || bet.customOdds === null) return null
  const { win, refund } = chances
  if (!areChances(win, refund)) return null
  const isFree = bet.freebetMode !== null
  const isVoided = decided.some(({ voidFactor }) => voidFactor !== 0)
  if (isVoided) return isFree ? ZERO : add(win, refund)
  const paid = decided.map(deadHeatShare).reduce(multiply, oddsFactor(bet.customOdds))
  const kept = bet.freebetMode === 'only_win' ? ONE : ZERO
  return add(multiply(win, atLeastNothing(subtract(paid, kept))), isFree ? ZERO : refund)
}

function isOpen(price: LegPrice): boolean {
  return price.kind !== 'decided'
}

function expectation(cases: LegCases): Rational {
  return cases.map(({ chance, factor }) => multiply(chance, factor)).reduce(add, ZERO)
}

function sumOfChances(cases: LegCases): Rational {
  return cases.map(({ chance }) => chance).reduce(add, ZERO)
}

/** What feeds round each chance by. */
const ROUNDING = rational(1n, 1000n)

/** None below 0, together not above 1. */
function areChances(...chances: readonly Rational[]): boolean {
  const most = add(ONE, ROUNDING)
  return chances.every((one) => compare(one, ZERO) >= 0) && compare(chances.reduce(add), most) <= 0
}
