import type { LiveMatch } from '@touchline/live'

type Scored = Pick<LiveMatch, 'sportKey' | 'periodScores' | 'gameScore'>
type SmallScore = { key: 'part' | 'game'; home: string; away: string }

/** Sports whose total counts parts, so that the part in play has a score of its own. */
const IN_PARTS: ReadonlySet<string> = new Set([
  'tennis',
  'table-tennis',
  'volleyball',
  'counter-strike',
])

/** What stands beside the total: the set in play, then the points of its game. */
export function smallScores({ sportKey, periodScores, gameScore }: Scored): SmallScore[] {
  const part = IN_PARTS.has(sportKey) ? periodScores.at(-1) : undefined
  return [
    ...(part === undefined
      ? []
      : [{ key: 'part' as const, home: String(part.home), away: String(part.away) }]),
    // Wickets stand with the runs.
    ...(gameScore === null || sportKey === 'cricket'
      ? []
      : [{ key: 'game' as const, ...gameScore }]),
  ]
}
