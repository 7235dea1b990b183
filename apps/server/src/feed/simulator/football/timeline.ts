import { drawIndex, exponential, randomOf, type Random } from '../../random.ts'
import {
  CORNERS_MAN_UP,
  CORNERS_SHORT_HANDED,
  HALF_SECONDS,
  HALF_SHARES,
  HALF_TIME_BREAK,
  MAN_UP,
  RED_CARDS_PER_SIDE,
  SHORT_HANDED,
  TEMPOS,
  YELLOW_CARDS,
  type FootballParameters,
} from './parameters.ts'

export type Side = 0 | 1

/** Seconds of play within a half, stoppage time included, break excluded. */
export type FootballEvent = { half: 0 | 1; second: number; side: Side }

export type FootballTimeline = {
  /** Length of each half with its stoppage time, seconds. */
  halfLengths: readonly [number, number]
  goals: readonly FootballEvent[]
  red: FootballEvent | null
  corners: readonly FootballEvent[]
  yellows: readonly FootballEvent[]
  /** Dangerous attacks that come to nothing; betting stops for a moment. */
  alarms: readonly FootballEvent[]
}

export type Halves = FootballTimeline['halfLengths']

/** Seconds since kick-off at which an event happens. */
export function momentOf(halves: Halves, event: { half: 0 | 1; second: number }): number {
  return event.half === 0 ? event.second : halves[0] + HALF_TIME_BREAK + event.second
}

export function byTime(x: FootballEvent, y: FootballEvent): number {
  return x.half - y.half || x.second - y.second
}

export function goalFactor(side: Side, red: FootballEvent | null): number {
  if (red === null) return 1
  return red.side === side ? SHORT_HANDED : MAN_UP
}

export function cornerFactor(side: Side, red: FootballEvent | null): number {
  if (red === null) return 1
  return red.side === side ? CORNERS_SHORT_HANDED : CORNERS_MAN_UP
}

export function drawHalves(random: Random): Halves {
  return [
    HALF_SECONDS + 60 + Math.floor(random() * 4) * 60,
    HALF_SECONDS + 120 + Math.floor(random() * 6) * 60,
  ]
}

/** Events of a steady process, `mean` of them per half on average. */
function drawSteady(
  random: Random,
  halves: Halves,
  side: Side,
  means: readonly [number, number],
): FootballEvent[] {
  const events: FootballEvent[] = []
  for (const half of [0, 1] as const) {
    const rate = means[half] / halves[half]
    let second = exponential(random, rate)
    while (second < halves[half]) {
      events.push({ half, second, side })
      second += exponential(random, rate)
    }
  }
  return events
}

function drawRed(random: Random, halves: Halves): FootballEvent | null {
  const mean: readonly [number, number] = [RED_CARDS_PER_SIDE / 2, RED_CARDS_PER_SIDE / 2]
  const cards = [...drawSteady(random, halves, 0, mean), ...drawSteady(random, halves, 1, mean)]
  return cards.sort(byTime)[0] ?? null
}

/** Rates only fall or rise at the red card, so goals are thinned from the higher rate. */
function drawGoals(
  random: Random,
  halves: Halves,
  side: Side,
  mean: number,
  red: FootballEvent | null,
): FootballEvent[] {
  const candidates = drawSteady(random, halves, side, [
    mean * HALF_SHARES[0] * MAN_UP,
    mean * HALF_SHARES[1] * MAN_UP,
  ])
  return candidates.filter((goal) => {
    const factor = red !== null && byTime(red, goal) < 0 ? goalFactor(side, red) : 1
    return random() < factor / MAN_UP
  })
}

export function drawColour(
  random: Random,
  halves: Halves,
  { cornersHome, cornersAway }: FootballParameters,
): Pick<FootballTimeline, 'corners' | 'yellows' | 'alarms'> {
  const both = (home: number, away: number): FootballEvent[] =>
    [
      ...drawSteady(random, halves, 0, [home / 2, home / 2]),
      ...drawSteady(random, halves, 1, [away / 2, away / 2]),
    ].sort(byTime)
  return {
    corners: both(cornersHome, cornersAway),
    yellows: both(...YELLOW_CARDS),
    alarms: both(4, 4),
  }
}

/** After the red card the side that is a man down has fewer corners, the other one more. */
function cornersWithRed(
  random: Random,
  halves: Halves,
  { cornersHome, cornersAway }: FootballParameters,
  corners: readonly FootballEvent[],
  red: FootballEvent | null,
): readonly FootballEvent[] {
  if (red === null) return corners
  const isAfter = (corner: FootballEvent): boolean => byTime(red, corner) < 0
  const kept = corners.filter(
    (corner) => !isAfter(corner) || corner.side !== red.side || random() < CORNERS_SHORT_HANDED,
  )
  const other = red.side === 0 ? 1 : 0
  const extra = ((other === 0 ? cornersHome : cornersAway) * (CORNERS_MAN_UP - 1)) / 2
  const more = drawSteady(random, halves, other, [extra, extra]).filter(isAfter)
  return [...kept, ...more].sort(byTime)
}

export function drawFootball(
  seed: string,
  matchId: string,
  parameters: FootballParameters,
): FootballTimeline {
  const random = randomOf(seed, matchId, 'football')
  const halfLengths = drawHalves(random)
  const tempo =
    TEMPOS[
      drawIndex(
        random,
        TEMPOS.map(({ weight }) => weight),
      )
    ]?.factor ?? 1
  const red = drawRed(random, halfLengths)
  const goals = [
    ...drawGoals(random, halfLengths, 0, parameters.home * tempo, red),
    ...drawGoals(random, halfLengths, 1, parameters.away * tempo, red),
  ].sort(byTime)
  const colour = drawColour(random, halfLengths, parameters)
  // A stream of its own: matches without a red card stay as they are.
  const after = randomOf(seed, matchId, 'corners')
  const corners = cornersWithRed(after, halfLengths, parameters, colour.corners, red)
  return { halfLengths, goals, red, ...colour, corners }
}
