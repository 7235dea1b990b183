import { poisson } from '../../pricing/distributions.ts'
import { tableOf, type Entry, type Table } from '../../pricing/table.ts'
import { drawIndex, randomOf, type Random } from '../../random.ts'
import { TEMPOS } from '../football/parameters.ts'
import { addResult, noMatches, ranked, type Season, type SeasonMatch } from './season.ts'

const ROUNDS = 2000
const MOST_GOALS = 9

/** Adds up the chances of 0, 1, 2 … goals, so that one random number picks one of them. */
const cumulated = (mean: number): Float64Array => {
  const sums = poisson(mean, MOST_GOALS)
  for (let goals = 1; goals <= MOST_GOALS; goals++) {
    sums[goals] = (sums[goals] as number) + (sums[goals - 1] as number)
  }
  return sums
}

const pick = (sums: Float64Array, random: Random): number => {
  const x = random()
  let goals = 0
  while (goals < MOST_GOALS && x > (sums[goals] as number)) goals++
  return goals
}

const WEIGHTS = TEMPOS.map(({ weight }) => weight)

/** The goals of one match, as the match itself is drawn: both sides share its tempo. */
const drawing = ({ means }: SeasonMatch) => {
  const sides = TEMPOS.map(({ factor }) => means.map((mean) => cumulated(mean * factor)))
  return (random: Random): readonly [number, number] => {
    const [home, away] = sides[drawIndex(random, WEIGHTS)] ?? []
    if (home === undefined || away === undefined) return [0, 0]
    return [pick(home, random), pick(away, random)]
  }
}

/**
 * Where every competitor ends, from the matches played and many draws of the others: entries of
 * competitor k have -(k + 1) as their first integer and his place from 1 as the second.
 */
export const seasonTable = (
  { competitors, matches }: Season,
  played: number,
  ...key: readonly (string | number)[]
): Table => {
  const random = randomOf(...key, 'season', played)
  const known = noMatches(competitors)
  for (const match of matches.slice(0, played)) addResult(known, match, match.result())
  const open = matches.slice(played).map((match) => ({ match, draw: drawing(match) }))
  const counts = Array.from({ length: competitors }, () => new Float64Array(competitors + 1))
  for (let round = 0; round < ROUNDS; round++) {
    const rows = known.map((row) => ({ ...row }))
    for (const { match, draw } of open) addResult(rows, match, draw(random))
    ranked(rows).forEach((competitor, index) => {
      const own = counts[competitor]
      if (own !== undefined) own[index + 1] = (own[index + 1] as number) + 1
    })
  }
  return tableOf(
    counts.flatMap((own, competitor) =>
      [...own].flatMap((count, place): Entry[] =>
        count === 0 ? [] : [[count / ROUNDS, -1 - competitor, place]],
      ),
    ),
  )
}
