import { tableOf, vectorTable, type Entry, type Table } from '../../pricing/table.ts'
import {
  ballOf,
  BALLS,
  BALLS_PER_OVER,
  OVERS,
  playOn,
  POWERPLAY_BALLS,
  runsOf,
  superOverChance,
  WICKETS,
  type Ball,
} from './balls.ts'
import type { CricketParameters, CricketState, CricketTimeline, Innings } from './timeline.ts'

/** Integers of an over that is never bowled. */
export const NOT_BOWLED = -1

/** Most runs of an over. */
const OVER_RUNS = 6 * BALLS_PER_OVER
const NEGLIGIBLE = 1e-12

/** Chances of the winner by how both sides have batted. */
export type Outcome = {
  readonly batsFirst: 0 | 1
  /** Of whoever bats first, to win a super over. */
  readonly superOver: number
}

/** Who wins after a super over if need be (1 home, 2 away), and whether there was one. */
export function winnerEntries(
  { batsFirst, superOver }: Outcome,
  { ahead, tied, chased }: { ahead: number; tied: number; chased: number },
): readonly Entry[] {
  const [own, other] = batsFirst === 0 ? [1, 2] : [2, 1]
  return [
    [ahead, own, 0],
    [tied * superOver, own, 1],
    [tied * (1 - superOver), other, 1],
    [chased, other, 0],
  ]
}

/** How the innings of both sides, one after the other, end for whoever bats first. */
function winnerTable(outcome: Outcome, first: Float64Array, second: Float64Array): Table {
  let [ahead, tied, below] = [0, 0, 0]
  first.forEach((p, runs) => {
    const same = second[runs] ?? 0
    ahead += p * below
    tied += p * same
    below += same
  })
  const chased = Math.max(0, 1 - ahead - tied)
  return tableOf([...winnerEntries(outcome, { ahead, tied, chased })])
}

function shifted(runs: Float64Array, by: number): Float64Array {
  const out = new Float64Array(runs.length + by)
  out.set(runs, by)
  return out
}

/** An innings as it stands: who bowls it to whom, and the runs that would end it. */
type Batting = { readonly ball: Ball; readonly now: Innings; readonly needed: number }

/** Chances by wickets lost and runs still needed when an over begins; runs out of its reach are one. */
function overStarts({ ball, now, needed }: Batting, number: number): ReadonlyMap<string, number> {
  const { balls, wickets, overs } = now
  const within = (left: number): number => Math.min(left, OVER_RUNS + 1)
  if (overs.length === number && balls % BALLS_PER_OVER > 0) {
    return new Map([[`${wickets} ${within(needed)}`, 1]])
  }
  const starts = new Map<string, number>()
  const before = (number - 1) * BALLS_PER_OVER - balls
  playOn(ball, before, wickets, needed).forEach((chances, lost) => {
    chances.forEach((p, runs) => {
      if (p < NEGLIGIBLE) return
      const key = `${lost} ${within(Math.max(0, needed - runs))}`
      starts.set(key, (starts.get(key) ?? 0) + p)
    })
  })
  return starts
}

/** Runs and wickets of one over of an innings, this one or a later one. */
function overTable(batting: Batting, number: number): Table {
  const { balls, overs } = batting.now
  const begun = overs.length === number && balls % BALLS_PER_OVER > 0
  const [runsNow, lostNow] = begun ? (overs.at(-1) ?? [0, 0]) : [0, 0]
  const left = begun ? number * BALLS_PER_OVER - balls : BALLS_PER_OVER
  const entries: Entry[] = []
  for (const [key, p] of overStarts(batting, number)) {
    const [lost = 0, needed = 0] = key.split(' ').map(Number)
    if (lost === WICKETS || needed === 0) {
      entries.push([p, NOT_BOWLED, NOT_BOWLED])
      continue
    }
    playOn(batting.ball, left, lost, needed).forEach((chances, after) => {
      chances.forEach((q, runs) => {
        if (q > NEGLIGIBLE) entries.push([p * q, runsNow + runs, lostNow + after - lost])
      })
    })
  }
  return tableOf(entries)
}

/** What an innings brings by itself, whoever wins. */
function inningsTables(
  number: 1 | 2,
  batting: Batting,
  runs: Float64Array,
): readonly (readonly [string, Table])[] {
  const { ball, now, needed } = batting
  const tables: [string, Table][] = [[`innings_${number}`, vectorTable(runs, 0)]]
  if (now.balls < POWERPLAY_BALLS) {
    const early = runsOf(playOn(ball, POWERPLAY_BALLS - now.balls, now.wickets, needed))
    tables.push([`powerplay_${number}`, vectorTable(early, now.runs)])
  }
  const current = Math.floor(now.balls / BALLS_PER_OVER) + 1
  for (const over of [current, current + 1]) {
    if (over <= OVERS) tables.push([`over_${number}_${over}`, overTable(batting, over)])
  }
  return tables
}

/** What the balls still to come bring. */
export type Reckoned = {
  readonly tables: ReadonlyMap<string, Table>
  /** Runs of the innings in play, when it is over. */
  readonly runs: Float64Array
  /** Runs of the second innings before it begins. */
  readonly chase: Float64Array
  readonly outcome: Outcome
}

/** Reckons what the balls still to come bring; the long way only when a ball has been bowled. */
export type CricketReckoning = (state: CricketState) => Reckoned

function keyOf({ innings }: CricketState): string {
  return innings.map(({ runs, wickets, balls }) => `${runs}/${wickets}/${balls}`).join(' ')
}

export function cricketReckoning(
  { home, away }: CricketParameters,
  first: CricketTimeline['first'],
): CricketReckoning {
  const [opening, chasing] =
    first === 0 ? [ballOf(home), ballOf(away)] : [ballOf(away), ballOf(home)]
  const outcome = { batsFirst: first, superOver: superOverChance(opening, chasing) }
  let whole: Float64Array | null = null
  let last: { key: string; reckoned: Reckoned } | null = null

  const afterwards = ({ ball, now, needed }: Batting): Float64Array =>
    shifted(runsOf(playOn(ball, BALLS - now.balls, now.wickets, needed)), now.runs)

  const firstInnings = (now: Innings): Reckoned => {
    whole ??= runsOf(playOn(chasing, BALLS, 0))
    const batting = { ball: opening, now, needed: Infinity }
    const runs = afterwards(batting)
    const tables = new Map(inningsTables(1, batting, runs))
    tables.set('winner', winnerTable(outcome, runs, whole))
    return { tables, runs, chase: whole, outcome }
  }

  const secondInnings = (set: Innings, now: Innings): Reckoned => {
    const batting = { ball: chasing, now, needed: set.runs + 1 - now.runs }
    const runs = afterwards(batting)
    const target = new Float64Array(set.runs + 1)
    target[set.runs] = 1
    const tables = new Map(inningsTables(2, batting, runs))
    tables.set('winner', winnerTable(outcome, target, runs))
    return { tables, runs, chase: runs, outcome }
  }

  return (state) => {
    const key = keyOf(state)
    if (last?.key === key) return last.reckoned
    const [set, chase] = state.innings
    if (set === undefined) throw new Error('A match of cricket begins with an innings')
    const reckoned = chase === undefined ? firstInnings(set) : secondInnings(set, chase)
    last = { key, reckoned }
    return reckoned
  }
}
