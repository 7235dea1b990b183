import type { Score, Statistics } from '@touchline/contract'
import type { LiveMatch } from '@touchline/live'

/** What the animation knows of a match at one moment: how often everything has happened. */
export type Sighting = {
  /** The total, as the sport has it: goals, runs, sets. */
  score: Score | undefined
  /** Points, games or rounds of all its parts. */
  parts: Score | undefined
  /** What is called beside the total: points of a game, wickets; of darts what is thrown. */
  small: Score | undefined
  /** Read every few seconds, so they come after the score that they tell of. */
  numbers: Statistics['numbers']
}

type Scored = Pick<LiveMatch, 'totalScore' | 'periodScores' | 'gameScore' | 'sportKey'>

export function sightingOf(
  { totalScore, periodScores, gameScore, sportKey }: Scored,
  numbers: Statistics['numbers'],
): Sighting {
  return {
    score: totalScore ?? undefined,
    parts: {
      home: periodScores.reduce((sum, { home }) => sum + home, 0),
      away: periodScores.reduce((sum, { away }) => sum + away, 0),
    },
    small:
      gameScore === null
        ? undefined
        : { home: called(gameScore.home, sportKey), away: called(gameScore.away, sportKey) },
    numbers,
  }
}

const TENNIS: Readonly<Record<string, number>> = { '15': 1, '30': 2, '40': 3, A: 4 }

function called(text: string, sportKey: string): number {
  const number = Number.isNaN(Number(text)) ? 0 : Number(text)
  if (sportKey === 'tennis') return TENNIS[text] ?? number
  // What is left of a leg grows smaller with what is thrown.
  return sportKey === 'darts' ? -number : number
}

/** One thing that is counted: `score`, `parts`, `small` or the key of a number. */
export function countOf(sighting: Sighting, counted: string): Score | undefined {
  if (counted === 'score' || counted === 'parts' || counted === 'small') return sighting[counted]
  return sighting.numbers.find(({ key }) => key === counted)
}

/** Whether only the numbers can differ. */
export function isSameScore(a: Sighting, b: Sighting): boolean {
  return isSame(a.score, b.score) && isSame(a.parts, b.parts) && isSame(a.small, b.small)
}

function isSame(a: Score | undefined, b: Score | undefined): boolean {
  return a?.home === b?.home && a?.away === b?.away
}
