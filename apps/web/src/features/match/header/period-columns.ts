import { SUPER_OVER } from '@touchline/betting'
import type { Match } from '@touchline/contract'

type Scored = Pick<
  Match,
  'periodScores' | 'gameScore' | 'totalScore' | 'situation' | 'currentServer'
>

/** What the small score beside the total counts, where it is not points. */
const SMALL_SCORES: Readonly<Record<string, 'wickets' | 'left'>> = {
  cricket: 'wickets',
  darts: 'left',
}

/** What the total counts, where there is a word for it. */
const TOTALS: Readonly<Record<string, 'runs' | 'legs' | 'sets' | 'maps'>> = {
  baseball: 'runs',
  cricket: 'runs',
  darts: 'legs',
  tennis: 'sets',
  'table-tennis': 'sets',
  volleyball: 'sets',
  'counter-strike': 'maps',
}

export type PeriodColumn = {
  key: string
  /** Of a regular period, or of an overtime after the first; null for what the name must tell. */
  number: number | null
  kind:
    | 'regular'
    | 'overtime'
    | 'penalties'
    | 'superOver'
    | 'points'
    | 'wickets'
    | 'left'
    | 'total'
    | 'runs'
    | 'legs'
    | 'sets'
    | 'maps'
    | 'overs'
    | 'hits'
    | 'errors'
  /** Full name where there is one: `2nd half`. */
  name: string | null
  home: string
  away: string
}

type Extra = Omit<PeriodColumn, 'number' | 'name'>

/** Columns of the period table: the periods, the points of the game in play, the total. */
export function periodColumns(match: Scored, sportKey: string): PeriodColumn[] {
  const { gameScore, totalScore } = match
  const small: Extra[] =
    gameScore === null
      ? []
      : [{ key: 'points', kind: SMALL_SCORES[sportKey] ?? 'points', ...gameScore }]
  const total: Extra[] =
    totalScore === null
      ? []
      : [{ key: 'total', kind: TOTALS[sportKey] ?? 'total', ...asTexts(totalScore) }]
  const rest = [...ordered(sportKey, small, total), ...boardColumns(match)]
  return [
    ...periods(match, sportKey),
    ...rest.map((column) => ({ number: null, name: null, ...column })),
  ]
}

/** Wickets follow the runs; everywhere else the total stands behind what makes it. */
function ordered(sportKey: string, small: Extra[], total: Extra[]): Extra[] {
  return sportKey === 'cricket' ? [...total, ...small] : [...small, ...total]
}

/** Where a column gives way to those that matter more: on every phone, or on narrow ones alone. */
export type GivesWay = 'phone' | 'narrow' | undefined

/** Regular periods that stand beside a name on a narrow phone, and with it columns on any. */
const RECENT = 3
const ON_PHONE = 4

/** Of each column: the first periods give way to the last ones, hits and errors to the inning. */
export function givingWay(columns: readonly PeriodColumn[]): readonly GivesWay[] {
  const regular = columns.filter(({ kind }) => kind === 'regular').length
  const others = columns.filter(({ kind, key }) => kind !== 'regular' && key !== 'total').length
  const onPhone = regular - Math.max(RECENT, ON_PHONE - others)
  const onNarrow = regular - RECENT
  return columns.map(({ kind }, index) => {
    if (index < onPhone) return 'phone'
    return index < onNarrow || kind === 'hits' || kind === 'errors' ? 'narrow' : undefined
  })
}

/** What stands beside a name, by the room there is: cells beside the total, and its digits. */
export function columnCounts(columns: readonly PeriodColumn[]) {
  const total = columns.find(({ key }) => key === 'total')
  const cells = givingWay(columns).filter((_, index) => columns[index] !== total)
  return {
    wide: cells.length,
    phone: cells.filter((gives) => gives !== 'phone').length,
    narrow: cells.filter((gives) => gives === undefined).length,
    digits: Math.max(total?.home.length ?? 0, total?.away.length ?? 0),
  }
}

const TO_COME = '–'
/** More do not fit beside a name; the last ones matter. */
const MOST_PERIODS = 9

/** `overtime_2` is the second one; the first has no number. */
function overtimeNumber(key: string): number | null {
  const [, number] = /^overtime_(\d+)$/.exec(key) ?? []
  return number === undefined ? null : Number(number)
}

/** The innings of cricket are the totals of both sides. */
function isShown(key: string, sportKey: string): boolean {
  return sportKey !== 'cricket' || key === SUPER_OVER
}

function periods({ periodScores, currentServer }: Scored, sportKey: string): PeriodColumn[] {
  const shown = periodScores.slice(-MOST_PERIODS).filter(({ key }) => isShown(key, sportKey))
  return shown.map(({ key, number, name, type, home, away }, index): PeriodColumn => {
    const isLast = index === shown.length - 1
    // The home side bats second: while the other one does, its inning is to come.
    const isToCome = sportKey === 'baseball' && currentServer === 'away' && isLast
    const scores = { home: isToCome ? TO_COME : String(home), away: String(away) }
    if (key === SUPER_OVER) return { key, name, number: null, kind: 'superOver', ...scores }
    if (type === 'penalties' || (type === 'overtime' && sportKey !== 'baseball')) {
      return { key, name, number: overtimeNumber(key), kind: type, ...scores }
    }
    return { key, name, number, kind: 'regular', ...scores }
  })
}

function boardColumns({ situation }: Scored): Extra[] {
  if (situation === null) return []
  const { overs, hits, errors } = situation
  return [
    ...(overs === undefined ? [] : [{ key: 'overs', kind: 'overs' as const, ...overs }]),
    ...(hits === undefined ? [] : [{ key: 'hits', kind: 'hits' as const, ...asTexts(hits) }]),
    ...(errors === undefined
      ? []
      : [{ key: 'errors', kind: 'errors' as const, ...asTexts(errors) }]),
  ]
}

function asTexts({ home, away }: { home: number; away: number }): { home: string; away: string } {
  return { home: String(home), away: String(away) }
}
