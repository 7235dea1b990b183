import type { Match, PeriodScore } from '@touchline/contract'

export type ResultColumn = {
  key: string
  kind: 'regular' | 'overtime' | 'penalties'
  /** Number of a regular period. */
  number: number
  name: string
}

/** Every period that any of the matches had, in the order of play. */
export function resultColumns(matches: readonly Pick<Match, 'periodScores'>[]): ResultColumn[] {
  const columns = new Map<string, ResultColumn>()
  for (const { periodScores } of matches) {
    for (const period of periodScores) {
      const { key, number, name } = period
      if (!columns.has(key)) columns.set(key, { key, kind: kindOf(period), number, name })
    }
  }
  return [...columns.values()].toSorted(
    (a, b) => ORDER.indexOf(a.kind) - ORDER.indexOf(b.kind) || a.number - b.number,
  )
}

const ORDER: readonly ResultColumn['kind'][] = ['regular', 'overtime', 'penalties']

function kindOf({ type }: PeriodScore): ResultColumn['kind'] {
  return type === 'overtime' || type === 'penalties' ? type : 'regular'
}

/** Who won; null for a draw, and where there is no score. */
export function winnerOf({ totalScore }: Pick<Match, 'totalScore'>): 'home' | 'away' | null {
  if (totalScore === null || totalScore.home === totalScore.away) return null
  return totalScore.home > totalScore.away ? 'home' : 'away'
}
