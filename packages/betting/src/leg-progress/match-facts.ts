import type { Score } from '../settlement/markets/score.ts'
import { sumOf } from './score-distance.ts'

/** What is counted beside the score; letters are sides: `h` home, `a` away. */
export type MatchTally = {
  /** Who scored, a letter for each goal in order. */
  readonly goals: string
  /** The same of the corners and of the cards, a text for each half that has begun. */
  readonly corners: readonly string[]
  readonly cards: readonly string[]
  /** Outcome of the scorer markets for each goal; not known of every match. */
  readonly scorers?: readonly string[] | undefined
}

/** What is known of a match in play, as far as it tells how a leg stands. */
export type MatchFacts = {
  readonly totalScore: Score | null
  readonly periodScores: readonly (Score & { readonly number: number })[]
  readonly clock: { readonly stopped: boolean; readonly remainingTime: number | null } | null
  readonly redCards: Score | null
  readonly tally?: MatchTally | undefined
}

const QUARTERS_OF_A_HALF = 2
const IN_QUARTERS: ReadonlySet<string> = new Set(['basketball', 'american-football'])

/** Numbers of the periods that make up a half: two each where quarters are played. */
export function periodsOfHalf(sportKey: string, half: number): readonly number[] {
  return IN_QUARTERS.has(sportKey)
    ? [QUARTERS_OF_A_HALF * half - 1, QUARTERS_OF_A_HALF * half]
    : [half]
}

/** Score of some periods together; those before their start stand at nothing. */
export function scoreOf(periods: readonly number[], { periodScores }: MatchFacts): Score {
  return periodScores
    .filter(({ number }) => periods.includes(number))
    .reduce(sumOf, { home: 0, away: 0 })
}

/** Whether a period is over: a later one has begun, or its time has run out. */
export function isPeriodOver(number: number, { periodScores, clock }: MatchFacts): boolean {
  const latest = Math.max(0, ...periodScores.map((period) => period.number))
  const hasRunOut = clock !== null && clock.stopped && clock.remainingTime === 0
  return latest > number || (latest === number && hasRunOut)
}

export function isHalfOver(sportKey: string, half: number, facts: MatchFacts): boolean {
  return isPeriodOver(Math.max(...periodsOfHalf(sportKey, half)), facts)
}

export function countSides(order: string): Score {
  const home = order.replaceAll('a', '').length
  return { home, away: order.length - home }
}
