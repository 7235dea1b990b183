import { unitOf } from '../../random.ts'
import { createSideCounts, type Side, type SideCounts } from '../side-counts.ts'
import type { RallyNumbers, RallyState } from './config.ts'

/** A point, round or rally that is over. */
type Point = {
  index: number
  winner: Side
  /** Who served it; of a round of a map: who defended. */
  server: Side
}

const other = (side: Side): Side => (side === 0 ? 1 : 0)

/** Points of a match so far, in order. */
function pointsOf(states: readonly RallyState[], last: number): readonly Point[] {
  return states.slice(0, last).flatMap((before, at): Point[] => {
    const part = before.parts.length - 1
    const own = before.parts[part]?.[0] ?? 0
    const after = states[at + 1]?.parts[part]
    if (after === undefined) return []
    return [{ index: at + 1, winner: after[0] > own ? 0 : 1, server: before.server }]
  })
}

/** Longest run of points in a row, by side. */
function addRuns(tally: SideCounts, points: readonly Point[]): void {
  const longest: [number, number] = [0, 0]
  let run = 0
  points.forEach(({ winner }, index) => {
    run = points[index - 1]?.winner === winner ? run + 1 : 1
    longest[winner] = Math.max(longest[winner], run)
  })
  tally.add('longest_run', 0, longest[0])
  tally.add('longest_run', 1, longest[1])
}

/** How points end: by weights, of those of the server and of the receiver. */
function volleyPoint(luck: number, held: boolean): string {
  if (held && luck < 0.17) return 'aces'
  if (!held && luck < 0.2) return 'service_errors'
  if (luck < 0.32) return 'blocks'
  return luck < 0.86 ? 'attack_points' : 'errors'
}

export const volleyballNumbers: RallyNumbers = (key, states, last) => {
  const tally = createSideCounts()
  const points = pointsOf(states, last)
  for (const { index, winner, server } of points) {
    tally.add('points_won', winner)
    const how = volleyPoint(unitOf(key, index), winner === server)
    // An error is the loser's.
    tally.add(how, how.endsWith('errors') ? other(winner) : winner)
  }
  addRuns(tally, points)
  return tally.numbers([
    'points_won',
    'attack_points',
    'blocks',
    'aces',
    'service_errors',
    'errors',
    'longest_run',
  ])
}

export const tableTennisNumbers: RallyNumbers = (_, states, last) => {
  const tally = createSideCounts()
  const points = pointsOf(states, last)
  for (const { winner, server } of points) {
    tally.add('points_won', winner)
    tally.add('served', server)
    tally.add('received', other(server))
    tally.add(winner === server ? 'held' : 'returned', winner)
  }
  addRuns(tally, points)
  return {
    ...tally.numbers(['points_won']),
    service_points_share: tally.share('held', 'served'),
    return_points_share: tally.share('returned', 'received'),
    ...tally.numbers(['longest_run']),
  }
}

const PLAYERS = 5

export const counterStrikeNumbers: RallyNumbers = (key, states, last) => {
  const tally = createSideCounts()
  const points = pointsOf(states, last)
  for (const { index, winner, server } of points) {
    const draw = (what: string): number => unitOf(key, what, index)
    const planted = draw('plant') < (winner === server ? 0.35 : 0.75)
    tally.add('rounds_won', winner)
    tally.add(winner === server ? 'rounds_defence' : 'rounds_attack', winner)
    tally.add('kills', winner, PLAYERS - Math.floor(draw('winner') * 1.6))
    tally.add('kills', other(winner), Math.floor(draw('loser') * PLAYERS))
    if (planted) tally.add('bomb_plants', other(server))
  }
  addRuns(tally, points)
  return tally.numbers([
    'rounds_won',
    'rounds_attack',
    'rounds_defence',
    'kills',
    'bomb_plants',
    'longest_run',
  ])
}
