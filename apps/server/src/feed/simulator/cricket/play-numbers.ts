import type { Numbers } from '../match-model.ts'
import { createSideCounts, type Side } from '../side-counts.ts'
import { BALLS_PER_OVER } from './balls.ts'
import type { CricketState, CricketTimeline } from './timeline.ts'

function perOver(runs: number, balls: number): number {
  return balls === 0 ? 0 : Math.round((100 * BALLS_PER_OVER * runs) / balls) / 100
}

const otherSide = (side: Side): Side => (side === 0 ? 1 : 0)

/** Runs of the ball between two states; undefined: a wicket fell. */
function runsOf(before: CricketState, after: CricketState): number | undefined {
  const number = before.innings.length - 1
  const [from, to] = [before.innings[number], after.innings[number]]
  if (from === undefined || to === undefined || to.wickets > from.wickets) return undefined
  return to.runs - from.runs
}

/** What a match of cricket is counted by; `last` is the index of the state that it has reached. */
export function cricketNumbers({ first, states }: CricketTimeline, last: number): Numbers {
  const tally = createSideCounts()
  for (let index = 1; index <= last; index++) {
    const [before, after] = [states[index - 1], states[index]]
    // A super over stands apart from the figures of the match.
    if (before === undefined || after === undefined || before.superOver !== undefined) break
    const batting = before.innings.length === 1 ? first : otherSide(first)
    const runs = runsOf(before, after)
    tally.add('balls', batting)
    if (runs === undefined) tally.add('wickets_lost', batting)
    else tally.add('runs', batting, runs)
    if (runs === 4) tally.add('fours', batting)
    if (runs === 6) tally.add('sixes', batting)
    if (runs === undefined || runs === 0) tally.add('dot_balls', batting)
  }
  const [runs, balls] = [tally.of('runs'), tally.of('balls')]
  return {
    run_rate: { home: perOver(runs.home, balls.home), away: perOver(runs.away, balls.away) },
    ...tally.numbers(['wickets_lost', 'fours', 'sixes', 'dot_balls']),
  }
}
