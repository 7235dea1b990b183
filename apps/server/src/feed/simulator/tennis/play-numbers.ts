import { unitOf } from '../../random.ts'
import type { Numbers } from '../match-model.ts'
import { countedSoFar, type Side } from '../side-counts.ts'
import { isTieBreak } from './set-distribution.ts'
import { pointServer, type TennisState, type TennisTimeline } from './timeline.ts'

/** Of the points that the server wins, of those he loses, and first serves that are in. */
const ACES = 0.12
const DOUBLE_FAULTS = 0.09
const FIRST_SERVES = 0.64

function winnerOf(before: TennisState, after: TennisState): Side {
  if (after.points[0] + after.points[1] > 0) return after.points[0] > before.points[0] ? 0 : 1
  const set = before.sets.length - 1
  return (after.sets[set]?.[0] ?? 0) > (before.sets[set]?.[0] ?? 0) ? 0 : 1
}

/** Whether the receiver wins the game with the next point. */
export function isBreakPoint(state: TennisState): boolean {
  if (isTieBreak(state.sets.at(-1) ?? [0, 0])) return false
  const [own, other] = state.points
  const [served, received] = state.server === 0 ? [own, other] : [other, own]
  return received >= 3 && received > served
}

/**
 * What a tennis match is counted by besides games and sets.
 * @returns asked with the place of the state that the match has reached
 */
export function tennisNumbers(key: string, timeline: TennisTimeline): (last: number) => Numbers {
  const counted = countedSoFar((tally, index) => {
    const [before, after] = [timeline[index - 1], timeline[index]]
    if (before === undefined || after === undefined) return
    const server = pointServer(before)
    const winner = winnerOf(before, after)
    const held = winner === server
    const luck = unitOf(key, index)
    const isFault = !held && luck < DOUBLE_FAULTS
    tally.add('points_won', winner)
    tally.add('served', server)
    if (held) tally.add('held', server)
    if (held && luck < ACES) tally.add('aces', server)
    if (isFault) tally.add('double_faults', server)
    else if (unitOf(key, 'first', index) < FIRST_SERVES) tally.add('first', server)
    if (isBreakPoint(before)) tally.add('break_points', server === 0 ? 1 : 0)
    if (isBreakPoint(before) && !held) tally.add('breaks', winner)
  })
  return (last) => {
    const tally = counted(last)
    return {
      ...tally.numbers(['aces', 'double_faults']),
      first_serve_share: tally.share('first', 'served'),
      service_points_share: tally.share('held', 'served'),
      ...tally.numbers(['break_points', 'breaks', 'points_won']),
    }
  }
}
