import { MATCH_STATUS } from '@touchline/betting'
import type { Competitor, Score } from '../messages.ts'
import { drawnPast } from './catalogue/schedule.ts'
import { createSimClock } from './engine/sim-clock.ts'

export type PastResult = {
  id: string
  /** Wall clock, milliseconds. */
  startTime: number
  home: Competitor
  away: Competitor
  score: Score
}

type SeasonOptions = { seed: string; speed: number; startedAt: number }

/** Matches of a league that are looked back on: some rounds of each. */
const LOOK_BACK = 60
/** Nobody watches: how long betting rests after a score makes no difference to the result. */
const SUSPENSION = 0

/** Results of a league before `now`, newest first: the same that the feed told or will tell. */
export function createPastSeason({ seed, speed, startedAt }: SeasonOptions) {
  const clock = createSimClock(startedAt, speed)
  const plansOf = drawnPast(seed, clock.zero)
  const known = new Map<number, { newest: string; results: readonly PastResult[] }>()

  const draw = (tournamentId: number, now: number): readonly PastResult[] =>
    plansOf(tournamentId, now, LOOK_BACK).flatMap(({ id, kickOff, facts, model }) => {
      const match = model?.({ seed, matchId: id, suspension: SUSPENSION })
      if (match === undefined || match.cutShort !== undefined) return []
      if (kickOff + match.duration * 1000 > now) return []
      const { status, score } = match.moment(match.duration)
      if (status !== MATCH_STATUS.finished) return []
      return [{ id, startTime: clock.wallAt(kickOff), home: facts.home, away: facts.away, score }]
    })

  return (tournamentId: number, wall: number): readonly PastResult[] => {
    const now = clock.simAt(wall)
    // A result is drawn again when the next match has kicked off, and found when it is over.
    const over = plansOf(tournamentId, now, 1)[0]?.id ?? ''
    const before = known.get(tournamentId)
    if (before?.newest === over) return before.results
    const results = draw(tournamentId, now)
    known.set(tournamentId, { newest: over, results })
    return results
  }
}
