import type { Score } from '@touchline/contract'

import type { Play, SceneEvent, Side, Spot } from './plays/play.ts'
import { countOf, isSameScore, type Sighting } from './sighting.ts'

export type Scene = {
  /** What happened last, and to whom; null before anything did. */
  event: SceneEvent | null
  side: Side | null
  /** By how much it grew: points of a visit. */
  count: number
  /** Where it happened, in a box of 100 by 56; null where it has no place of its own. */
  spot: Spot | null
  /** Tells scenes apart that look alike. */
  number: number
  /** The score has told it, and the numbers that come after will tell it again. */
  isTold: boolean
}

export const KICK_OFF: Scene = {
  event: null,
  side: null,
  count: 0,
  spot: null,
  number: 0,
  isTold: false,
}

/**
 * The scene that two sightings tell: what grew between them, the most important first. The old one
 * where nothing did. Numbers that follow a score say more of it (an ace) or nothing new (a shot).
 */
export function nextScene(
  plays: readonly Play[],
  scene: Scene,
  before: Sighting,
  now: Sighting,
): Scene {
  const isScore = !isSameScore(before, now)
  const rank = plays.findIndex(({ event }) => event === scene.event)
  const telling = scene.isTold && !isScore ? plays.slice(0, Math.max(0, rank)) : plays
  for (const play of telling) {
    const count = countOf(now, play.counted)
    const grown = growth(countOf(before, play.counted), count)
    if (grown === null || play.by?.includes(grown.by) === false) continue
    const side = play.isAgainst === true ? otherSide(grown.side) : grown.side
    const number = scene.number + 1
    const spot = spotOf(play, side, count)
    return { event: play.event, side, count: grown.by, spot, number, isTold: isScore }
  }
  return scene.isTold && !isScore ? { ...scene, isTold: false } : scene
}

function growth(
  before: Score | undefined,
  now: Score | undefined,
): { side: Side; by: number } | null {
  if (before === undefined || now === undefined) return null
  const home = now.home - before.home
  const away = now.away - before.away
  if (home <= 0 && away <= 0) return null
  return home >= away ? { side: 'home', by: home } : { side: 'away', by: away }
}

function otherSide(side: Side): Side {
  return side === 'home' ? 'away' : 'home'
}

/** The places take turns, the same for the same match. */
function spotOf({ spots, isAnywhere }: Play, side: Side, count: Score | undefined): Spot | null {
  if (spots === undefined) return null
  const total = (count?.home ?? 0) + (count?.away ?? 0)
  const spot = spots[total % spots.length] ?? null
  return spot === null || side === 'home' || isAnywhere === true ? spot : turned(spot)
}

/** The same place as the away side sees it, from the other end. */
export function turned([x, y]: Spot): Spot {
  return [100 - x, 56 - y]
}
