import { unitOf } from '../../random.ts'
import type { Numbers } from '../match-model.ts'
import { createSideCounts, type Side, type SideCounts } from '../side-counts.ts'
import { totalOf, type BaseballState } from './timeline.ts'

const EMPTY_BASES: Bases = [false, false, false]

const runnersOn = (bases: Bases): number => bases.filter(Boolean).length

/** Runners move up one base each, and nobody comes home: third base has to be free. */
const singled = ([first, second]: Bases): Bases => [true, first, second]

/** Chance that somebody reaches a base before the next out, and that nobody has to for a run. */
const ABOARD = 0.3
const HOMER = 0.3

export type BaseballPlay = { numbers: Numbers; bases: Bases }

/** How a batter gets aboard: a hit, four balls, or an error of the other side. */
function putAboard(tally: SideCounts, bases: Bases, luck: number, side: Side): Bases {
  if (bases[2] || luck < 0.36) {
    tally.add('walks', side)
    return walked(bases)
  }
  if (luck < 0.44) tally.add('errors', side === 0 ? 1 : 0)
  else tally.add('hits', side)
  return singled(bases)
}

function scoreRun(tally: SideCounts, before: Bases, draw: Draw, side: Side): Bases {
  const isEmpty = runnersOn(before) === 0
  tally.add('hits', side)
  if (isEmpty && draw('homer') < HOMER) {
    tally.add('home_runs', side)
    return before
  }
  // Somebody has to be there to come home.
  return drivenIn(isEmpty ? putAboard(tally, before, draw('how'), side) : before)
}

type Draw = (what: string) => number

/**
 * What a game of baseball is counted by, and who is on base.
 * @param last index of the state that the game has reached
 */
export function baseballPlay(
  key: string,
  states: readonly BaseballState[],
  last: number,
): BaseballPlay {
  const tally = createSideCounts()
  let bases = EMPTY_BASES
  for (let index = 1; index <= last; index++) {
    const [before, after] = [states[index - 1], states[index]]
    if (before === undefined || after === undefined) break
    const side: Side = before.batting
    const draw: Draw = (what) => unitOf(key, what, index)
    const ran = totalOf(after.runs, side) > totalOf(before.runs, side)
    if (ran) bases = scoreRun(tally, bases, draw, side)
    else {
      if (draw('aboard') < ABOARD && runnersOn(bases) < 3) {
        bases = putAboard(tally, bases, draw('how'), side)
      }
      if (draw('strikeout') < 0.32) tally.add('strikeouts', side === 0 ? 1 : 0)
    }
    if (after.batting === side && after.inning === before.inning && !after.over) continue
    tally.add('left_on_base', side, runnersOn(bases))
    bases = EMPTY_BASES
  }
  const kinds = ['hits', 'home_runs', 'walks', 'strikeouts', 'left_on_base', 'errors']
  return { numbers: tally.numbers(kinds), bases }
}

/** Whether first, second and third base are taken. */
type Bases = readonly [first: boolean, second: boolean, third: boolean]

/** The batter walks: runners move only where they are forced to. */
function walked([first, second, third]: Bases): Bases {
  return [true, first || second, third || (first && second)]
}

/** The runner who is furthest comes home on a single; the others move up one base. */
function drivenIn([first, second, third]: Bases): Bases {
  if (third) return [true, first, second]
  return second ? [true, first, false] : [true, false, false]
}
