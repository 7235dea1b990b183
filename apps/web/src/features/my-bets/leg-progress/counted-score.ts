import type { MatchState } from '@touchline/contract'

export type ScoreUnit = 'goal' | 'point' | 'set' | 'game' | 'leg' | 'run' | 'map'

type CountedScore = {
  readonly unit: ScoreUnit
  readonly score: { readonly home: number; readonly away: number }
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
const GAME_MARKETS: ReadonlySet<number> = new Set([187, 189])

/** What a market counts in a match, and how that stands; null before there is a score. */
export function countedScore(
  sportKey: string,
  marketId: number,
  { totalScore, periodScores }: Pick<MatchState, 'totalScore' | 'periodScores'>,
): CountedScore | null {
  const unit = UNITS[sportKey] ?? 'point'
  if (totalScore === null) return null
  if (unit !== 'set' || !GAME_MARKETS.has(marketId)) return { unit, score: totalScore }
  const sum = (side: 'home' | 'away') =>
    periodScores.reduce((games, period) => games + period[side], 0)
  return { unit: 'game', score: { home: sum('home'), away: sum('away') } }
}
