import { MATCH_STATUS, type Match } from '@touchline/contract'

import { totalText } from '../../../parts/plays/total-text.ts'

type Scored = Pick<Match, 'status' | 'totalScore' | 'gameScore' | 'periodScores'>

/**
 * What stands behind a name, the total last: points of the game in play, games of the set that runs,
 * sets. Empty before the match.
 */
export function cardScores(match: Scored, sportKey: string, side: 'home' | 'away'): string[] {
  const { status, totalScore, gameScore, periodScores } = match
  if (status === MATCH_STATUS.prematch || totalScore === null) return []
  const isOn = status === MATCH_STATUS.live
  const running = periodScores.findLast(({ key }) => /^(set|map)_/.test(key))
  const hasPoints = isOn && gameScore !== null && sportKey !== 'cricket'
  return [
    ...(hasPoints ? [gameScore[side]] : []),
    ...(isOn && running !== undefined ? [String(running[side])] : []),
    totalText(match, sportKey, side),
  ]
}
