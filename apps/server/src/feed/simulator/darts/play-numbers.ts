import type { Score } from '../../messages.ts'
import type { Numbers } from '../match-model.ts'
import { createSideCounts, type Side } from '../side-counts.ts'
import { beginsLeg, type DartsState, type DartsTimeline } from './timeline.ts'

const MAXIMUM = 180

/** Points of a visit; one that ends the leg takes all that was left. */
function scoredIn(before: DartsState, after: DartsState): number {
  const left = before.left[before.thrower]
  return after.winners.length > before.winners.length ? left : left - after.left[before.thrower]
}

const rounded = (value: number): number => Math.round(value * 10) / 10

function averages(scored: Score, visits: Score): Score {
  return {
    home: rounded(scored.home / Math.max(1, visits.home)),
    away: rounded(scored.away / Math.max(1, visits.away)),
  }
}

/** What a match of darts is counted by; `last` is the index of the state that it has reached. */
export function dartsNumbers({ first, states }: DartsTimeline, last: number): Numbers {
  const tally = createSideCounts()
  const highest: [number, number] = [0, 0]
  for (let index = 1; index <= last; index++) {
    const [before, after] = [states[index - 1], states[index]]
    if (before === undefined || after === undefined) break
    const side: Side = before.thrower
    const scored = scoredIn(before, after)
    tally.add('visits', side)
    tally.add('scored', side, scored)
    if (scored === MAXIMUM) tally.add('maximums', side)
    if (scored >= 140) tally.add('over_140', side)
    if (scored >= 100) tally.add('over_100', side)
    if (after.winners.length === before.winners.length) continue
    highest[side] = Math.max(highest[side], scored)
    if (beginsLeg(first, after.winners.length) !== side) tally.add('leg_breaks', side)
  }
  return {
    average: averages(tally.of('scored'), tally.of('visits')),
    ...tally.numbers(['maximums', 'over_140', 'over_100']),
    highest_checkout: { home: highest[0], away: highest[1] },
    ...tally.numbers(['leg_breaks']),
  }
}
