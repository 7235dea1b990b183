import { tableOf, type Entry, type Table } from '../../pricing/table.ts'
import { randomOf } from '../../random.ts'
import { addResult, noMatches, ranked, type Season } from './season.ts'

const ROUNDS = 2000

/**
 * Where every competitor ends, from the matches played and many draws of the others: entries of
 * competitor k have -(k + 1) as their first integer and his place from 1 as the second.
 */
export const seasonTable = (
  { competitors, matches, win }: Season,
  played: number,
  ...key: readonly (string | number)[]
): Table => {
  const random = randomOf(...key, 'season', played)
  const known = noMatches(competitors)
  for (const match of matches.slice(0, played)) addResult(known, match, match.result(), win)
  const open = matches.slice(played).map((match) => ({ match, draw: match.drawing() }))
  const counts = Array.from({ length: competitors }, () => new Float64Array(competitors + 1))
  for (let round = 0; round < ROUNDS; round++) {
    const rows = known.map((row) => ({ ...row }))
    for (const { match, draw } of open) addResult(rows, match, draw(random), win)
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
