import { poisson } from '../../pricing/distributions.ts'
import { tableOf, type Entry, type Table } from '../../pricing/table.ts'
import { OTHERS_PLACE, OTHERS_SHARE, SCORING_SHARES, scorerCode } from './squads.ts'

type Pair = readonly [home: number, away: number]
type Tempos = readonly { factor: number; weight: number }[]

const MORE_OF_ONE = 6
export const NEXT_SCORERS = 8

/** Who of all players, when a side scores with the chances given. */
function byPlayer(sides: Pair): Entry[] {
  return ([0, 1] as const).flatMap((side) => [
    ...SCORING_SHARES.map((share, place): Entry => [sides[side] * share, scorerCode(side, place)]),
    [sides[side] * OTHERS_SHARE, scorerCode(side, OTHERS_PLACE)] satisfies Entry,
  ])
}

/**
 * Goals of every player by himself: entries of player k have -(k + 1) as their first integer and
 * his goals as the second.
 */
function ownGoals(means: Pair, tempos: Tempos, scorers: readonly number[]): Table {
  const entries: Entry[] = []
  for (const side of [0, 1] as const) {
    SCORING_SHARES.forEach((share, place) => {
      const code = scorerCode(side, place)
      const now = scorers.filter((scorer) => scorer === code).length
      const mean = means[side] * share
      const counts = tempos.map(({ factor }) => poisson(mean * factor, MORE_OF_ONE))
      for (let more = 0; more <= MORE_OF_ONE; more++) {
        const p = tempos.reduce((sum, { weight }, k) => sum + weight * (counts[k]?.[more] ?? 0), 0)
        entries.push([p, -1 - (side * SCORING_SHARES.length + place), now + more])
      }
    })
  }
  return tableOf(entries)
}

/**
 * @param means goals still to be expected at tempo 1
 * @param scorers codes of those who have scored, in order
 */
export function scorerTables(
  means: Pair,
  tempos: Tempos,
  scorers: readonly number[],
): readonly [string, Table][] {
  const mean = means[0] + means[1]
  const none = tempos.reduce(
    (sum, { factor, weight }) => sum + weight * Math.exp(-factor * mean),
    0,
  )
  const share = mean === 0 ? 0 : (1 - none) / mean
  const players = byPlayer([means[0] * share, means[1] * share])
  const tables: [string, Table][] = [
    ['scorers', ownGoals(means, tempos, scorers)],
    ['last_scorer', tableOf([...players, [none, scorers.at(-1) ?? 0]])],
  ]
  const next = scorers.length + 1
  if (next <= NEXT_SCORERS) tables.push([`scorer_${next}`, tableOf([...players, [none, 0]])])
  return tables
}
