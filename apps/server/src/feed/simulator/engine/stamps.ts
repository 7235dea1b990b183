import type { MatchStateMessage, PlayStory } from '../../messages.ts'
import type { Moment } from '../match-model.ts'
import type { SimClock } from './sim-clock.ts'

export type Stamp = { matchId: string; at: number; seq: number }

/** Numbers the messages of one match. */
export type Stamps = { next(wall: number): Stamp }

/** Keeps numbers positive for matches that kicked off before the feed's first start. */
const SEQ_BASE = 1e12

/** Numbers follow simulated time, so they go on growing after a restart. */
export function createStamps(matchId: string, clock: SimClock): Stamps {
  let last = 0
  return {
    next: (wall) => {
      last = Math.max(last + 1, SEQ_BASE + Math.floor(clock.simAt(wall)))
      return { matchId, at: wall, seq: last }
    },
  }
}

export function stateMessage(
  { clock, stats, tally, suspended: _suspended, signature: _s, counted: _c, ...shown }: Moment,
  stamp: Stamp,
  speed: number,
  story?: PlayStory,
): MatchStateMessage {
  const seen = {
    ...shown,
    stats: stats(),
    ...(tally === undefined ? {} : { tally: tally() }),
    ...(story === undefined ? {} : { story }),
  }
  if (clock === null) return { kind: 'match_state', ...stamp, ...seen, clock }
  const { pace, ...time } = clock
  const running = { ...time, speed: pace * speed, updatedAt: stamp.at }
  return { kind: 'match_state', ...stamp, ...seen, clock: running }
}
