import { SUPER_OVER } from '@touchline/betting'
import type { Match, PeriodScore } from '@touchline/contract'

export type ResultColumn = {
  key: string
  kind: 'regular' | 'overtime' | 'penalties' | 'superOver'
  /** Number of a regular period. */
  number: number
  name: string
  /** An inning after the ninth, which few matches have. */
  isExtra: boolean
}

const INNINGS = 9

/** Every period that any of the matches had, in the order of play. */
export function resultColumns(matches: readonly Pick<Match, 'periodScores'>[]): ResultColumn[] {
  const columns = new Map<string, ResultColumn>()
  for (const { periodScores } of matches) {
    for (const period of periodScores) {
      const { key, number, name } = period
      // The innings of cricket are the totals of both sides.
      if (key.startsWith('innings_') || columns.has(key)) continue
      const isExtra = key.startsWith('inning_') && number > INNINGS
      columns.set(key, { key, kind: kindOf(period), number, name, isExtra })
    }
  }
  return [...columns.values()].toSorted(
    (a, b) => ORDER.indexOf(a.kind) - ORDER.indexOf(b.kind) || a.number - b.number,
  )
}

const ORDER: readonly ResultColumn['kind'][] = ['regular', 'overtime', 'penalties', 'superOver']

function kindOf({ key, type }: PeriodScore): ResultColumn['kind'] {
  if (key === SUPER_OVER) return 'superOver'
  // The tenth inning is one more, not another kind of play.
  if (key.startsWith('inning_')) return 'regular'
  return type === 'overtime' || type === 'penalties' ? type : 'regular'
}

/**
 * Who won: a tied match of cricket by its super over, a level one by its shootout, where that does not
 * count in the score; null for a draw, where there is no score, and of a match that was not played to
 * its end.
 */
export function winnerOf({
  totalScore,
  periodScores,
  cutShort,
}: Pick<Match, 'totalScore' | 'periodScores' | 'cutShort'>): 'home' | 'away' | null {
  if (cutShort === true) return null
  const last = periodScores.at(-1)
  const isLevel = totalScore?.home === totalScore?.away
  const decisive =
    last?.key === SUPER_OVER || (isLevel && last?.type === 'penalties') ? last : totalScore
  if (decisive === null || decisive.home === decisive.away) return null
  return decisive.home > decisive.away ? 'home' : 'away'
}
