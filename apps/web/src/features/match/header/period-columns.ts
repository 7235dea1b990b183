import type { Match } from '@touchline/contract'

type Scored = Pick<Match, 'periodScores' | 'gameScore' | 'totalScore'>

export type PeriodColumn = {
  key: string
  /** Number of a regular period; null for what the name must tell. */
  number: number | null
  kind: 'regular' | 'overtime' | 'penalties' | 'points' | 'total'
  /** Full name where there is one: `2nd half`. */
  name: string | null
  home: string
  away: string
}

/** Columns of the period table: the periods, the points of the game in play, the total. */
export function periodColumns({ periodScores, gameScore, totalScore }: Scored): PeriodColumn[] {
  const periods = periodScores.map(({ key, number, name, type, home, away }): PeriodColumn => {
    const scores = { home: String(home), away: String(away) }
    if (type === 'overtime' || type === 'penalties') {
      return { key, name, number: null, kind: type, ...scores }
    }
    return { key, name, number, kind: 'regular', ...scores }
  })
  const points = gameScore && { key: 'points', kind: 'points' as const, ...gameScore }
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
