import { tableOf, vectorTable, type Entry, type Table } from '../../pricing/table.ts'
import {
  ballOf,
  BALLS,
  BALLS_PER_OVER,
  OVERS,
  playOn,
  POWERPLAY_BALLS,
  runsOf,
  WICKETS,
  wicketsOf,
  type Ball,
} from './balls.ts'
import type { CricketParameters, CricketState, CricketTimeline, Innings } from './timeline.ts'

/** Integers of an over that is never bowled. */
export const NOT_BOWLED = -1

/** Who wins after a super over if need be (1 home, 2 away), and whether there was one. */
function winnerTable(batsFirst: 0 | 1, first: Float64Array, second: Float64Array): Table {
  let ahead = 0
  let tied = 0
  let below = 0
  first.forEach((p, runs) => {
    ahead += p * below
    tied += p * (second[runs] ?? 0)
    below += second[runs] ?? 0
  })
  const chased = Math.max(0, 1 - ahead - tied)
  const [own, other] = batsFirst === 0 ? [1, 2] : [2, 1]
  return tableOf([
    [ahead, own, 0],
    [tied / 2, own, 1],
    [tied / 2, other, 1],
    [chased, other, 0],
  ])
}

function shifted(runs: Float64Array, by: number): Float64Array {
  const out = new Float64Array(runs.length + by)
  out.set(runs, by)
  return out
}

/** Runs and wickets of one over of the first innings, this one or a later one. */
function overTable(ball: Ball, { balls, wickets, overs }: Innings, number: number): Table {
  const begun = overs.length === number && balls % BALLS_PER_OVER > 0
  const from = (number - 1) * BALLS_PER_OVER
  const [runsNow, lostNow] = begun ? (overs.at(-1) ?? [0, 0]) : [0, 0]
  const lostBefore: readonly number[] = begun
    ? Array.from({ length: WICKETS + 1 }, (_, lost) => (lost === wickets ? 1 : 0))
    : wicketsOf(playOn(ball, from - balls, wickets))
  const left = begun ? number * BALLS_PER_OVER - balls : BALLS_PER_OVER
  const entries: Entry[] = []
  lostBefore.forEach((p, lost) => {
    if (p < 1e-12) return
    if (lost === WICKETS) {
      entries.push([p, NOT_BOWLED, NOT_BOWLED])
      return
    }
    playOn(ball, left, lost).forEach((chances, after) => {
      chances.forEach((q, runs) => {
        if (q > 1e-12) entries.push([p * q, runsNow + runs, lostNow + after - lost])
      })
    })
  })
  return tableOf(entries)
}

/** Reckons what the balls still to come bring; the long way only when a ball has been bowled. */
export type CricketReckoning = (state: CricketState) => ReadonlyMap<string, Table>

function keyOf({ innings }: CricketState): string {
  return innings.map(({ runs, wickets, balls }) => `${runs}/${wickets}/${balls}`).join(' ')
}

export function cricketReckoning(
  { home, away }: CricketParameters,
  first: CricketTimeline['first'],
): CricketReckoning {
  const [opening, chasing] =
    first === 0 ? [ballOf(home), ballOf(away)] : [ballOf(away), ballOf(home)]
  let whole: Float64Array | null = null
  let last: { key: string; tables: ReadonlyMap<string, Table> } | null = null

  const firstInnings = (now: Innings): Map<string, Table> => {
    whole ??= runsOf(playOn(chasing, BALLS, 0))
    const runs = shifted(runsOf(playOn(opening, BALLS - now.balls, now.wickets)), now.runs)
    const tables = new Map<string, Table>([
      ['winner', winnerTable(first, runs, whole)],
      ['innings_1', vectorTable(runs, 0)],
    ])
    if (now.balls < POWERPLAY_BALLS) {
      const early = runsOf(playOn(opening, POWERPLAY_BALLS - now.balls, now.wickets))
      tables.set('powerplay', vectorTable(early, now.runs))
    }
    const current = Math.floor(now.balls / BALLS_PER_OVER) + 1
    for (const over of [current, current + 1]) {
      if (over <= OVERS) tables.set(`over_${over}`, overTable(opening, now, over))
    }
    return tables
  }

  const secondInnings = (set: Innings, now: Innings): Map<string, Table> => {
    const runs = shifted(runsOf(playOn(chasing, BALLS - now.balls, now.wickets)), now.runs)
    const target = new Float64Array(set.runs + 1)
    target[set.runs] = 1
    return new Map([['winner', winnerTable(first, target, runs)]])
  }

  return (state) => {
    const key = keyOf(state)
    if (last?.key === key) return last.tables
    const [set, chase] = state.innings
    const tables =
      set === undefined
        ? new Map<string, Table>()
        : chase === undefined
          ? firstInnings(set)
          : secondInnings(set, chase)
    last = { key, tables }
    return tables
  }
}
