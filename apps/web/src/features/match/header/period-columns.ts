import type { Match } from '@touchline/contract'

type Scored = Pick<Match, 'periodScores' | 'gameScore' | 'totalScore'>

/** What the small score beside the total counts, where it is not points. */
const SMALL_SCORES: Readonly<Record<string, 'wickets' | 'left'>> = {
  cricket: 'wickets',
  darts: 'left',
}

export type PeriodColumn = {
  key: string
  /** Number of a regular period; null for what the name must tell. */
  number: number | null
  kind: 'regular' | 'overtime' | 'penalties' | 'points' | 'wickets' | 'left' | 'total'
  /** Full name where there is one: `2nd half`. */
  name: string | null
  home: string
  away: string
}

/** Columns of the period table: the periods, the points of the game in play, the total. */
export function periodColumns(
  { periodScores, gameScore, totalScore }: Scored,
  sportKey: string,
): PeriodColumn[] {
  const small = SMALL_SCORES[sportKey] ?? ('points' as const)
  const periods = periodScores.map(({ key, number, name, type, home, away }): PeriodColumn => {
    const scores = { home: String(home), away: String(away) }
    if (type === 'overtime' || type === 'penalties') {
      return { key, name, number: null, kind: type, ...scores }
    }
    return { key, name, number, kind: 'regular', ...scores }
  })
  const points = gameScore && { key: 'points', kind: small, ...gameScore }
  const total = totalScore && {
    key: 'total',
    kind: 'total' as const,
    home: String(totalScore.home),
    away: String(totalScore.away),
  }
  const rest = [points, total].flatMap((column) =>
    column ? [{ number: null, name: null, ...column }] : [],
  )
  return [...periods, ...rest]
}
