import type { Statistics } from '@touchline/contract'

export type Side = 'home' | 'away'
type Pair = { home: number; away: number }

/** What the animation knows of a match at one moment. */
export type Sighting = { score: Pair; numbers: Statistics['numbers'] }

export type SceneEvent =
  | 'goal'
  | 'corners'
  | 'red_cards'
  | 'yellow_cards'
  | 'shots'
  | 'dangerous_attacks'

export type Scene = {
  /** What happened last, and to whom; null before anything did. */
  event: SceneEvent | null
  side: Side | null
  /** Where the play is: 0 at the home goal, 100 at the away goal. */
  x: number
  /** 0 to 100, from one side line to the other. */
  y: number
}

export const KICK_OFF: Scene = { event: null, side: null, x: 50, y: 50 }

/** The most important first: one scene shows one thing. */
const EVENTS: readonly SceneEvent[] = [
  'goal',
  'red_cards',
  'yellow_cards',
  'corners',
  'shots',
  'dangerous_attacks',
]

/** How far from the middle an event plays, towards the goal that is attacked. */
const REACH: Readonly<Record<SceneEvent, number>> = {
  goal: 48,
  corners: 48,
  shots: 38,
  dangerous_attacks: 27,
  red_cards: 10,
  yellow_cards: 10,
}

/** The scene that two sightings tell: what grew between them. The old one where nothing did. */
export function nextScene(scene: Scene, before: Sighting, now: Sighting): Scene {
  for (const event of EVENTS) {
    const grown = growth(pairOf(before, event), pairOf(now, event))
    if (grown !== null) return { event, side: grown, ...placeOf(event, grown, pairOf(now, event)) }
  }
  return scene
}

function pairOf({ score, numbers }: Sighting, event: SceneEvent): Pair | undefined {
  return event === 'goal' ? score : numbers.find(({ key }) => key === event)
}

function growth(before: Pair | undefined, now: Pair | undefined): Side | null {
  if (before === undefined || now === undefined) return null
  const home = now.home - before.home
  const away = now.away - before.away
  if (home <= 0 && away <= 0) return null
  return home >= away ? 'home' : 'away'
}

/** Counts spread the places over the width, the same for the same match. */
function placeOf(event: SceneEvent, side: Side, count: Pair | undefined): { x: number; y: number } {
  const towards = side === 'home' ? 1 : -1
  const total = (count?.home ?? 0) + (count?.away ?? 0)
  const x = 50 + towards * REACH[event]
  if (event === 'goal') return { x, y: 50 }
  if (event === 'corners') return { x, y: total % 2 === 0 ? 3 : 97 }
  return { x, y: 22 + ((total * 37) % 57) }
}
