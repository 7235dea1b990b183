import { MATCH_STATUS, type Match } from '@touchline/contract'

type Scored = Pick<Match, 'status' | 'totalScore' | 'gameScore' | 'periodScores' | 'currentServer'>

export type SideScores = {
  /** Goals, points or sets. */
  total: string | null
  /** Games of each set, rounds of each map; only where a match is a matter of those. */
  sets: readonly { key: string; games: number; running: boolean }[]
  /** Games of tennis have one digit, points and rounds two. */
  twoDigits: boolean
  /** Points of the game in play: `40`, `A`; of a shootout, the shots that went in. */
  game: string | null
  serving: boolean
}

const NO_SCORES: SideScores = {
  total: null,
  sets: [],
  twoDigits: false,
  game: null,
  serving: false,
}

/** What a match row shows beside a competitor's name (LIVE-03). */
export function rowScores(match: Scored, side: 'home' | 'away', sportKey: string): SideScores {
  if (match.status === MATCH_STATUS.prematch) return NO_SCORES
  const sets = match.periodScores.filter((period) => /^(set|map)_/.test(period.key))
  const small = match.gameScore?.[side] ?? shootoutScore(match, side)
  const total = match.totalScore === null ? null : String(match.totalScore[side])
  // Runs and wickets are one figure to those who follow cricket: 158/4.
  const isCricket = sportKey === 'cricket' && small !== null && total !== null
  return {
    total: isCricket ? `${total}/${small}` : total,
    sets: sets.map((period, index) => ({
      key: period.key,
      games: period[side],
      running: index === sets.length - 1,
    })),
    twoDigits: sportKey !== 'tennis',
    game: isCricket ? null : small,
    serving: match.currentServer === side,
  }
}

/** Null until one went in: where nobody counts them, the first one decides. */
function shootoutScore({ periodScores }: Scored, side: 'home' | 'away'): string | null {
  const shootout = periodScores.findLast(({ type }) => type === 'penalties')
  return shootout !== undefined && shootout.home + shootout.away > 0 ? String(shootout[side]) : null
}
