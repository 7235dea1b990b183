import { MATCH_STATUS, type Match } from '@touchline/contract'

type Scored = Pick<Match, 'status' | 'totalScore' | 'gameScore' | 'periodScores' | 'currentServer'>

export type SideScores = {
  /** Goals, points or sets. */
  total: string | null
  /** Games of each set; only where a match is a matter of sets. */
  sets: readonly { key: string; games: number; running: boolean }[]
  /** Points of the game in play: `40`, `A`. */
  game: string | null
  serving: boolean
}

const NO_SCORES: SideScores = { total: null, sets: [], game: null, serving: false }

/** What a match row shows beside a competitor's name (LIVE-03). */
export function rowScores(match: Scored, side: 'home' | 'away'): SideScores {
  if (match.status === MATCH_STATUS.prematch) return NO_SCORES
  const sets = match.periodScores.filter((period) => period.key.startsWith('set'))
  return {
    total: match.totalScore === null ? null : String(match.totalScore[side]),
    sets: sets.map((period, index) => ({
      key: period.key,
      games: period[side],
      running: index === sets.length - 1,
    })),
    game: match.gameScore?.[side] ?? null,
    serving: match.currentServer === side,
  }
}
