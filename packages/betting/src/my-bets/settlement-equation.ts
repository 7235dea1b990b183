import { combinations } from '../bets/combinations.ts'
import { legsOfLines } from '../bets/system-lines.ts'
import type { SystemType } from '../bets/system-type.ts'
import { lineCount, lineLegs } from '../bets/system-type.ts'
import type { BetType } from '../bets/bet-type.ts'
import { oddsFactor } from '../bets/potential-win.ts'
import { comboReturnRate, systemReturnRate } from '../bets/return-rate.ts'
import type { Rational } from '../exact/rational.ts'
import { compare, multiply, rational } from '../exact/rational.ts'
import { scaledToString } from '../exact/decimal.ts'
import { floor, roundHalfAway } from '../exact/rounding.ts'
import type { Amount } from '../money/amount.ts'
import { amountOf, NO_AMOUNT, subtractAmounts } from '../money/amount.ts'
import { totalOdds } from '../odds/combined-odds.ts'
import type { Odds, TotalOdds } from '../odds/odds.ts'
import { ODDS_SCALE, oddsOf } from '../odds/odds.ts'
import { paidStartingPrice, type RaceReturn } from '../racing/race-return.ts'
import type { LegResult } from '../settlement/leg-result.ts'
import { HALF_LOST, HALF_WON, legFactor, LOST, VOID, WON } from '../settlement/leg-result.ts'

export type SettledLegStatus = 'won' | 'lost' | 'void' | 'half_won' | 'half_lost' | 'dead_heat'

export type EquationBet = {
  readonly type: BetType
  /** Smallest units. */
  readonly stake: Amount
  /** What was paid. */
  readonly paid: Amount
  readonly systemType: SystemType | null
  /** Total price in thousandths; the whole price of a custom bet. */
  readonly odds: Odds
  /** Combo boost in thousandths; null for none. */
  readonly boostOdds: Odds | null
  readonly legs: readonly {
    readonly status: SettledLegStatus | 'open'
    readonly odds: Odds
    /** Share of the win that a dead heat left, in millionths. */
    readonly deadHeatFactor: number | null
    /** Of a runner in a race, in place of the dead-heat factor. */
    readonly race?: RaceReturn | null
  }[]
}

/** Why a factor is what it is. */
export type FactorReason = SettledLegStatus | 'boost' | 'custom'

/** Something that the stake was multiplied with, as decimal text. */
export type EquationFactor = { readonly reason: FactorReason; readonly text: string }

/** How a stake became the paid amount; every kind ends in exactly that amount. */
export type SettlementEquation = EquationFigures & {
  /** The figures come to a little more than was paid: a smallest unit is not divided. */
  readonly isRounded: boolean
}

type EquationFigures = ProductFigures | SystemFigures

type ProductFigures = {
  readonly kind: 'product'
  readonly factors: readonly EquationFactor[]
  readonly minusStake: boolean
}

/** Stake ÷ lines × sum of what one unit on each line came to. */
type SystemFigures = {
  readonly kind: 'system'
  readonly lines: bigint
  /** One figure for each line, in order; null where they are too many to read. */
  readonly terms: readonly string[] | null
  readonly sum: string
}

/** More lines than this are told by their sum alone. */
const READABLE_LINES = 15n
const MILLIONTHS = 1_000_000n
/** Half of a price in thousandths has at most four decimals. */
const MOST_DECIMALS = 4

/**
 * The sum behind a settled bet's paid amount; null where no such sum leads to it: a cash-out, a
 * capped win, a leg whose result is not known.
 */
export function settlementEquation(bet: EquationBet): SettlementEquation | null {
  const equation = derive(bet)
  if (equation === null) return null
  const exact = multiply(equation.rate, rational(bet.stake))
  const gross = floor(exact)
  const isRounded = compare(exact, rational(gross)) !== 0
  if (gross === bet.paid) return { ...equation.shown, isRounded }
  // A freebet that pays winnings only keeps its stake back.
  const isLessStake = equation.shown.kind === 'product' && gross - bet.stake === bet.paid
  return isLessStake ? { ...equation.shown, isRounded, minusStake: true } : null
}

/**
 * What Rule 4 took of a settled bet for runners that were withdrawn after it, over all its legs; null
 * where no sum leads to what was paid.
 */
export function ruleFourCut(bet: EquationBet): Amount | null {
  const whole = derive({ ...bet, legs: bet.legs.map(withoutDeduction) })
  const cut = settlementEquation(bet) === null ? null : derive(bet)
  if (whole === null || cut === null) return null
  return subtractAmounts(grossOf(whole, bet), grossOf(cut, bet))
}

function withoutDeduction(leg: EquationBet['legs'][number]): EquationBet['legs'][number] {
  // Nothing goes of the starting price.
  if (leg.race == null || paidStartingPrice(leg.odds, leg.race) !== null) return leg
  return { ...leg, race: { ...leg.race, deduction: 0 } }
}

function grossOf({ rate }: Derived<EquationFigures>, { stake }: EquationBet): Amount {
  return amountOf(floor(multiply(rate, rational(stake))))
}

function derive(bet: EquationBet): Derived<EquationFigures> | null {
  return bet.systemType === null ? productOf(bet) : systemOf(bet, bet.systemType)
}

type Derived<Shown> = { readonly rate: Rational; readonly shown: Shown }

function productOf(bet: EquationBet): Derived<ProductFigures> | null {
  const lost = bet.legs.some(({ status }) => status === 'lost')
  // One lost leg decides a bet, whatever becomes of the others.
  const legs = lost ? bet.legs.filter(({ status }) => status !== 'open') : bet.legs
  const factors = bet.type === 'custom_bet' ? customFactors(bet) : legs.map(factorOf)
  if (factors === null || factors.length === 0) return null
  const known = factors.filter((factor) => factor !== null)
  if (known.length < factors.length) return null
  const boosted =
    bet.boostOdds === null || lost
      ? known
      : [...known, { reason: 'boost' as const, value: oddsFactor(bet.boostOdds) }]
  const shown = boosted.map(({ reason, value, text }) => ({
    reason,
    text: text ?? decimalText(value),
  }))
  return {
    rate: comboReturnRate(boosted.map(({ value }) => value)),
    shown: { kind: 'product', factors: shown, minusStake: false },
  }
}

/** A custom bet has one price for all its legs; a void one among winners gives the stake back. */
function customFactors({ legs, odds }: EquationBet): ExactFactor[] {
  if (legs.some(({ status }) => status === 'lost')) return [{ reason: 'lost', value: rational(0n) }]
  return legs.every(({ status }) => status === 'won')
    ? [{ reason: 'custom', value: oddsFactor(odds) }]
    : [{ reason: 'void', value: rational(1n) }]
}

function systemOf({ legs }: EquationBet, systemType: SystemType): Derived<SystemFigures> | null {
  const { totalCount } = systemType
  // Legs that were open when the bet was lost already count for nothing.
  const values = legs.map((leg) =>
    leg.status === 'open' ? rational(0n) : (factorOf(leg)?.value ?? null),
  )
  const known = values.filter((value) => value !== null)
  if (known.length !== totalCount) return null
  const lines = lineCount(systemType)
  const rate = systemReturnRate(known, systemType)
  const isReadable = lines <= READABLE_LINES
  return {
    rate,
    shown: {
      kind: 'system',
      lines,
      terms: isReadable ? lineFigures(known, systemType) : null,
      sum: decimalText(multiply(rate, rational(lines))),
    },
  }
}

function lineFigures(values: readonly Rational[], system: SystemType): string[] {
  const held = system.bankers?.length ?? 0
  return [...combinations(values.length - held, system.winCount - held)].map((chosen) => {
    const line = lineLegs(system, chosen).flatMap((index) => values[index] ?? [])
    return decimalText(comboReturnRate(line))
  })
}

export type PlacedLine = {
  /** Indexes of the line's legs. */
  readonly legs: readonly number[]
  /** Of the accepted prices, thousandths. */
  readonly odds: TotalOdds
  /** Lost with any of its legs, decided with all of them. */
  readonly state: 'open' | 'lost' | 'decided'
  /** What the line pays, or would if its open legs won; cut down to a smallest unit. */
  readonly amount: Amount
}

/** Some lines of a placed system as they stand: `count` of them from `start`. */
export function placedLines(
  { legs, stake }: Pick<EquationBet, 'legs' | 'stake'>,
  system: SystemType,
  window: { start: bigint; count: number },
): readonly PlacedLine[] {
  const lineStake = rational(stake, lineCount(system))
  const factors = legs.map((leg) => factorOf(leg)?.value ?? null)
  return legsOfLines(system, window).map((places) => {
    const odds = places.flatMap((place) => legs[place]?.odds ?? [])
    const known = places.map((place) => factors[place] ?? null)
    const isLost = known.some((factor) => factor?.numerator === 0n)
    const rate = comboReturnRate(
      known.map((factor, index) => factor ?? oddsFactor(odds[index] ?? oddsOf(ODDS_SCALE))),
    )
    return {
      legs: places,
      odds: totalOdds(odds),
      state: isLost ? 'lost' : known.includes(null) ? 'open' : 'decided',
      amount: isLost ? NO_AMOUNT : amountOf(floor(multiply(rate, lineStake))),
    }
  })
}

type ExactFactor = {
  readonly reason: FactorReason
  readonly value: Rational
  /** Where the figure alone would not explain itself. */
  readonly text?: string
}

const RESULTS: Readonly<Record<Exclude<SettledLegStatus, 'dead_heat'>, LegResult>> = {
  won: WON,
  lost: LOST,
  void: VOID,
  half_won: HALF_WON,
  half_lost: HALF_LOST,
}

function factorOf({
  status,
  odds,
  deadHeatFactor,
  race,
}: EquationBet['legs'][number]): ExactFactor | null {
  if (status === 'open') return null
  if (race != null) return { reason: status, value: legFactor(odds, { ...WON, race }) }
  if (status === 'half_won') {
    // Half of the stake comes back, half wins.
    const text = `(1 + ${decimalText(oddsFactor(odds))}) ÷ 2`
    return { reason: status, value: legFactor(odds, HALF_WON), text }
  }
  if (status !== 'dead_heat') return { reason: status, value: legFactor(odds, RESULTS[status]) }
  if (deadHeatFactor === null) return null
  const share = rational(BigInt(deadHeatFactor), MILLIONTHS)
  return { reason: status, value: legFactor(odds, { ...WON, deadHeatFactor: share }) }
}

/** For reading: two decimals, up to four where they are needed, nothing as 0. */
function decimalText({ numerator, denominator }: Rational): string {
  const scaled = roundHalfAway(rational(numerator * 10n ** BigInt(MOST_DECIMALS), denominator))
  if (scaled === 0n) return '0'
  return scaledToString(scaled, MOST_DECIMALS).replace(/0{1,2}$/, '')
}
