import type { LiveMatch } from '@touchline/live'

import type { Spot } from './plays/play.ts'
import { turned } from './scene.ts'
import { sightingOf } from './sighting.ts'

type Seen = Pick<
  LiveMatch,
  'sportKey' | 'totalScore' | 'periodScores' | 'gameScore' | 'currentServer'
>

const MIDDLE: Spot = [50, 28]
/** Behind the base line, in the right half of the server and in the left one. */
const DEUCE: Spot = [11.5, 34]
const ADVANTAGE: Spot = [11.5, 22]

/** Where the ball is while nothing happens; null where nothing is to be pointed at. */
export function restSpot(match: Seen): Spot | null {
  switch (match.sportKey) {
    case 'tennis':
      return served(match, isDeuceSide(match) ? DEUCE : ADVANTAGE)
    case 'table-tennis':
      return served(match, [13.5, 36])
    case 'volleyball':
      return served(match, [10.5, 40])
    case 'baseball':
      return [50, 51]
    case 'cricket':
      return [44.6, 28]
    case 'darts':
    case 'counter-strike':
    case 'dota-2':
    case 'league-of-legends':
      return null
    default:
      return MIDDLE
  }
}

function served({ currentServer }: Seen, home: Spot): Spot | null {
  if (currentServer === null) return null
  return currentServer === 'home' ? home : turned(home)
}

/** A game begins on the right, and each point changes the side: from even to odd. */
function isDeuceSide(match: Seen): boolean {
  const { small } = sightingOf(match, [])
  return small === undefined || (small.home + small.away) % 2 === 0
}
