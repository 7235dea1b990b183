import type { Match } from '@touchline/contract'

type Scored = Pick<Match, 'totalScore' | 'gameScore'>

/** The score of a side as its sport writes it: `146/3` for runs and wickets of cricket. */
export function totalText(
  { totalScore, gameScore }: Scored,
  sportKey: string,
  side: 'home' | 'away',
): string {
  const total = String(totalScore?.[side] ?? 0)
  return sportKey === 'cricket' && gameScore !== null ? `${total}/${gameScore[side]}` : total
}
