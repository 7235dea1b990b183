import { countedPeriod, SET_WINNER } from '@touchline/betting'
import type { MatchState } from '@touchline/contract'

export type ScoreUnit = 'goal' | 'point' | 'set' | 'game' | 'leg' | 'run' | 'map'

type CountedScore = {
  readonly unit: ScoreUnit
  readonly score: { readonly home: number; readonly away: number }
  /** It is that of a period that has ended. */
  readonly isOver: boolean
}

const UNITS: Readonly<Record<string, ScoreUnit>> = {
  soccer: 'goal',
  'ice-hockey': 'goal',
  handball: 'goal',
  tennis: 'set',
  volleyball: 'set',
  'table-tennis': 'set',
  darts: 'leg',
  baseball: 'run',
  cricket: 'run',
  'counter-strike': 'map',
  'dota-2': 'map',
  'league-of-legends': 'map',
}

/** Handicap, total, odd or even of games: their score is that of all sets together. */
const GAME_MARKETS: ReadonlySet<number> = new Set([187, 189, 190, 191, 198])
const NOTHING_YET = { home: 0, away: 0 }

type Market = { readonly id: number; readonly specifier: string }
type Scores = Pick<MatchState, 'totalScore' | 'periodScores'>

/** What a market counts in a match, and how that stands; null where that is not known. */
export function countedScore(
  sportKey: string,
  { id, specifier }: Market,
  { totalScore, periodScores }: Scores,
): CountedScore | null {
  const unit = UNITS[sportKey] ?? 'point'
  const number = countedPeriod(id, specifier)
  if (number !== null) return ofPeriod(sportKey, id, number, periodScores)
  if (totalScore === null) return null
  if (unit !== 'set' || !GAME_MARKETS.has(id)) return { unit, score: totalScore, isOver: false }
  const sum = (side: 'home' | 'away') =>
    periodScores.reduce((games, period) => games + period[side], 0)
  return { unit: 'game', score: { home: sum('home'), away: sum('away') }, isOver: false }
}

/** A period before its start stands at nothing; one that has a successor is over. */
function ofPeriod(
  sportKey: string,
  marketId: number,
  number: number,
  periods: Scores['periodScores'],
): CountedScore | null {
  const isOver = periods.some((period) => period.number > number)
  // How far a set goes is known of tennis alone.
  if (marketId === SET_WINNER && sportKey !== 'tennis' && !isOver) return null
  const unit = UNITS[sportKey] ?? 'point'
  const { home, away } = periods.find((period) => period.number === number) ?? NOTHING_YET
  return {
    unit: unit === 'set' ? (UNIT_OF_A_SET[sportKey] ?? 'point') : unit,
    score: { home, away },
    isOver,
  }
}

const UNIT_OF_A_SET: Readonly<Record<string, ScoreUnit>> = { tennis: 'game' }
