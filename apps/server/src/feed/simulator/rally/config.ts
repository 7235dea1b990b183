import type { Numbers } from '../match-model.ts'

export type Side = 0 | 1

export type RallyServe = {
  points: readonly [number, number]
  server: Side
  /** Who served first in this part. */
  first: Side
  /** Who has just won the point. */
  winner: Side
}

/** The match right after a point (or before the first one). */
export type RallyState = {
  /** Seconds since the start. */
  at: number
  /** Finished and running sets or maps; the running one is the last, unless the match is over. */
  parts: readonly (readonly [number, number])[]
  server: Side
  over: boolean
}

/** What a sport of sets or maps is counted by; `last` is the index of the state it has reached. */
export type RallyNumbers = (key: string, states: readonly RallyState[], last: number) => Numbers

/** How a sport is played in which points make sets, or rounds make maps. */
export type RallyConfig = {
  /** Parts that win the match. */
  toWin: number
  partKey: 'set' | 'map'
  /** @param part number of the set or map, from 1 */
  isOver: (own: number, other: number, part: number) => boolean
  /** Who serves the next point (in a map: who defends), given the points after the last one. */
  nextServer: (serve: RallyServe) => Side
  /** Whether the server is something to show. */
  showsServer: boolean
  pointSeconds: number
  breakSeconds: number
  /** Races within a part: who has so many points first. */
  races: readonly number[]
  /** What is counted besides points and sets. */
  numbers: RallyNumbers
  /** Ids of the markets, by what they look at. */
  markets: {
    winner: number
    handicap: number
    total: number
    correctScore: number
    homeWinsOne: number
    awayWinsOne: number
    pointHandicap: number | null
    pointTotal: number | null
    pointOddEven: number | null
    partWinner: number
    partHandicap: number
    partTotal: number
    partOddEven: number
    partRace: number
  }
}

/** Chance that the home side wins a point, by who serves. */
export type RallyParameters = { serve: readonly [home: number, away: number] }

export const otherSide = (side: Side): Side => (side === 0 ? 1 : 0)

/** Sides take turns to begin a set or map. */
export function firstServer(matchFirst: Side, part: number): Side {
  return part % 2 === 1 ? matchFirst : otherSide(matchFirst)
}
