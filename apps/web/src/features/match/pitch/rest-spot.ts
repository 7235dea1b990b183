import type { LiveMatch } from '@touchline/live'

type Seen = Pick<LiveMatch, 'sportKey' | 'gameScore' | 'currentServer'>
export type Spot = { x: number; y: number }

/** Behind the base line, in the right half of the server and in the left one. */
const DEUCE: Spot = { x: 11.5, y: 34 }
const ADVANTAGE: Spot = { x: 11.5, y: 22 }

/** Where the ball is before the next play; null where nobody has told. */
export function restSpot(match: Seen): Spot | null {
  switch (match.sportKey) {
    case 'tennis':
      return served(match, isDeuceSide(match) ? DEUCE : ADVANTAGE)
    case 'table-tennis':
      return served(match, { x: 13.5, y: 36 })
    case 'volleyball':
      return served(match, { x: 10.5, y: 40 })
    default:
      return null
  }
}

/** The same place as the away side sees it, from the other end. */
function served({ currentServer }: Seen, home: Spot): Spot | null {
  if (currentServer === null) return null
  return currentServer === 'home' ? home : { x: 100 - home.x, y: 56 - home.y }
}

const CALLS: Readonly<Record<string, number>> = { '15': 1, '30': 2, '40': 3, A: 4 }

/** A game begins on the right, and each point changes the side: from even to odd. */
function isDeuceSide({ gameScore }: Seen): boolean {
  if (gameScore === null) return true
  const points = (call: string) => CALLS[call] ?? (Number(call) || 0)
  return (points(gameScore.home) + points(gameScore.away)) % 2 === 0
}
