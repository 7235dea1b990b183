import type { LegResult } from '../leg-result.ts'
import { settleLine } from './line-rules.ts'
import type { Score } from './score.ts'
import { specifierValue } from './specifier.ts'
import { decide, placeOfWinner } from './score-rules.ts'

/** Scores of both halves, each by itself. */
export type Halves = { readonly first: Score; readonly second: Score }

type Rule = (outcomeId: string, halves: Halves, specifier: string) => LegResult | null

/** Rules by market id of those markets that look at the halves one by one. */
const RULES: ReadonlyMap<number, Rule> = new Map<number, Rule>([
  // Half-time/full-time.
  [47, classified(418, 2, (halves) => leads(halves))],
  [48, yesNo((halves) => inBoth(halves, ({ home, away }) => home > away))],
  [49, yesNo((halves) => inBoth(halves, ({ home, away }) => away > home))],
  [50, yesNo((halves) => inEither(halves, ({ home, away }) => home > away))],
  [51, yesNo((halves) => inEither(halves, ({ home, away }) => away > home))],
  // Highest scoring half, of all goals and of each side.
  [52, classified(436, 2, (halves) => higherHalf(halves, goals))],
  [53, classified(436, 2, (halves) => higherHalf(halves, ({ home }) => home))],
  [54, classified(436, 2, (halves) => higherHalf(halves, ({ away }) => away))],
  // Both teams to score in the first half, and in the second.
  [
    55,
    classified(806, 2, ({ first, second }) => scoringHalves(bothScore(first), bothScore(second))),
  ],
  [56, yesNo((halves) => inBoth(halves, ({ home }) => home > 0))],
  [57, yesNo((halves) => inBoth(halves, ({ away }) => away > 0))],
  [58, yesNo((halves) => inBoth(halves, (half) => goals(half) > 1))],
  [59, yesNo((halves) => inBoth(halves, (half) => goals(half) < 2))],
  // Half of the first goal.
  [
    573,
    classified(592, 1, ({ first, second }) => (goals(first) > 0 ? 0 : goals(second) > 0 ? 1 : 2)),
  ],
  [818, leadsAndTotal],
])

/**
 * How an outcome of a market on both halves ends at these scores. Null when the market, line or
 * outcome is not covered.
 */
export function settleHalves(
  marketId: number,
  specifier: string,
  outcomeId: string,
  halves: Halves,
): LegResult | null {
  return RULES.get(marketId)?.(outcomeId, halves, specifier) ?? null
}

export function isHalvesMarket(marketId: number): boolean {
  return RULES.has(marketId)
}

function yesNo(holds: (halves: Halves) => boolean): Rule {
  return (outcomeId, halves) => {
    if (outcomeId !== '74' && outcomeId !== '76') return null
    return decide(holds(halves) === (outcomeId === '74'))
  }
}

/** Outcomes are numbered from `firstId` by `step`; `classOf` says which of them wins. */
function classified(firstId: number, step: number, classOf: (halves: Halves) => number): Rule {
  return (outcomeId, halves) => decide(outcomeId === String(firstId + step * classOf(halves)))
}

/** Half-time leader, full-time winner and the total: under first, then over. */
function leadsAndTotal(outcomeId: string, halves: Halves, specifier: string): LegResult | null {
  const line = specifierValue(specifier, 'total')
  const over = line === null ? null : settleLine(line, 'over', fullTime(halves))
  if (over === null) return null
  return decide(outcomeId === String(1836 + 2 * leads(halves) + over.result))
}

/** Three classes for the half-time leader, three for the winner in each: home, nobody, away. */
function leads(halves: Halves): number {
  return 3 * placeOfWinner(halves.first) + placeOfWinner(fullTime(halves))
}

function higherHalf({ first, second }: Halves, count: (half: Score) => number): number {
  const difference = count(first) - count(second)
  if (difference === 0) return 2
  return difference > 0 ? 0 : 1
}

/** No/no, yes/no, yes/yes, no/yes. */
function scoringHalves(first: boolean, second: boolean): number {
  if (first) return second ? 2 : 1
  return second ? 3 : 0
}

function inBoth({ first, second }: Halves, holds: (half: Score) => boolean): boolean {
  return holds(first) && holds(second)
}

function inEither({ first, second }: Halves, holds: (half: Score) => boolean): boolean {
  return holds(first) || holds(second)
}

function bothScore({ home, away }: Score): boolean {
  return home > 0 && away > 0
}

function goals({ home, away }: Score): number {
  return home + away
}

function fullTime({ first, second }: Halves): Score {
  return { home: first.home + second.home, away: first.away + second.away }
}
