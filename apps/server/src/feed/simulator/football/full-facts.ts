import type { Fact } from '../../pricing/table.ts'
import { NEXT_CARDS } from './card-tables.ts'
import { CORNER_RACES, GOAL_RACES, HALF_GOALS, NEXT_CORNERS } from './full-tables.ts'
import { bucketOf, lastSide, reachedFirst, type Happened } from './happened.ts'
import type { FootballPosition } from './position.ts'
import { NEXT_SCORERS } from './scorer-tables.ts'
import { SCORING_SHARES, scorerCode } from './squads.ts'
import { momentOf, byTime, type FootballEvent, type FootballTimeline } from './timeline.ts'

export type FootballHistory = {
  goals: readonly FootballEvent[]
  corners: readonly FootballEvent[]
  cards: readonly FootballEvent[]
  /** Codes of the scorers, one for each goal. */
  scorers: readonly number[]
}

/** What has happened until second `t`. */
export function historyAt(
  timeline: FootballTimeline,
  scorers: readonly number[],
  t: number,
): FootballHistory {
  const until = (events: readonly FootballEvent[]): readonly FootballEvent[] =>
    events.filter((event) => momentOf(timeline.halfLengths, event) <= t)
  const goals = until(timeline.goals)
  const red = timeline.red === null ? [] : [timeline.red]
  return {
    goals,
    corners: until(timeline.corners),
    cards: until([...timeline.yellows, ...red].sort(byTime)),
    scorers: scorers.slice(0, goals.length),
  }
}

export function sidesIn(events: readonly FootballEvent[]): Happened {
  return events.map(({ side }) => (side === 0 ? 1 : 2))
}

const one = (value: number): Fact => [value, 0, 0, 0]

/** Bit k is set when player k has scored `least` goals. */
function maskOf(scorers: readonly number[], least: number): number {
  let mask = 0
  for (const side of [0, 1] as const) {
    SCORING_SHARES.forEach((_, place) => {
      const code = scorerCode(side, place)
      const goals = scorers.filter((scorer) => scorer === code).length
      if (goals >= least) mask |= 1 << (side * SCORING_SHARES.length + place)
    })
  }
  return mask
}

/** The n-th of something by n; at the end those that never came are 0. */
function numbered(
  name: string,
  values: readonly number[],
  most: number,
  ended: boolean,
): readonly [string, Fact][] {
  return Array.from({ length: ended ? most : Math.min(most, values.length) }, (_, index) => [
    `${name}_${index + 1}`,
    one(values[index] ?? 0),
  ])
}

function races(
  name: string,
  sides: Happened,
  targets: readonly number[],
  ended: boolean,
): readonly [string, Fact][] {
  return targets.flatMap((target): [string, Fact][] => {
    const first = reachedFirst(sides, target)
    return first > 0 || ended ? [[`${name}_race_${target}`, one(first)]] : []
  })
}

/** Cards by side within a half, or all; the third integer says whose the red one is. */
function cardFact(cards: readonly FootballEvent[], red: FootballEvent | null, half?: 0 | 1): Fact {
  const within = cards.filter((card) => half === undefined || card.half === half)
  const redSide = red === null || !within.includes(red) ? 0 : red.side + 1
  const count = (side: 0 | 1): number => within.filter((card) => card.side === side).length
  return [count(0), count(1), redSide, 0]
}

function halfFacts(
  { goals, cards }: FootballHistory,
  { cornersByHalf, elapsed, red }: FootballPosition,
): readonly [string, Fact][] {
  return ([0, 1] as const).flatMap((half): [string, Fact][] => {
    const over = elapsed[half] >= 1
    const scored = sidesIn(goals.filter((goal) => goal.half === half))
    const next = numbered(`half_${half + 1}_goal`, scored, HALF_GOALS, over)
    if (!over) return [...next]
    return [
      ...next,
      [`corners_${half + 1}`, [...cornersByHalf[half], 0, 0]],
      [`cards_${half + 1}`, cardFact(cards, red, half)],
    ]
  })
}

/** What a full offer is settled by, as far as it is known. */
export function fullFacts(
  history: FootballHistory,
  position: FootballPosition,
): readonly [string, Fact][] {
  const { goals, corners, cards, scorers } = history
  const ended = position.phase === 'ended'
  const [first] = goals
  const known: [string, Fact][] = [
    ...halfFacts(history, position),
    ...races('goal', sidesIn(goals), GOAL_RACES, ended),
    ...races('corner', sidesIn(corners), CORNER_RACES, ended),
    ...numbered('corner', sidesIn(corners), NEXT_CORNERS, ended),
    ...numbered('card', sidesIn(cards), NEXT_CARDS, ended),
    ...numbered('scorer', scorers, NEXT_SCORERS, ended),
  ]
  if (first !== undefined || ended) {
    known.push(['first_goal', one(first === undefined ? 0 : bucketOf(first))])
  }
  if (!ended) return known
  known.push(
    ['last_goal', one(lastSide(sidesIn(goals)))],
    ['last_corner', one(lastSide(sidesIn(corners)))],
    ['last_scorer', one(scorers.at(-1) ?? 0)],
    ['scorers', [maskOf(scorers, 1), maskOf(scorers, 2), 0, 0]],
    ['cards', cardFact(cards, position.red)],
  )
  return known
}
