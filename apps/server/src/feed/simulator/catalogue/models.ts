import { baseballMatch } from '../baseball/baseball-match.ts'
import { type BestOfConfig, bestOfMatch } from '../best-of/best-of-match.ts'
import { cricketMatch } from '../cricket/cricket-match.ts'
import { dartsMatch } from '../darts/darts-match.ts'
import { footballMatch } from '../football/football-match.ts'
import { footballParameters } from '../football/parameters.ts'
import { type SquadOwner, squadsOf } from '../football/squads.ts'
import { drawFootball } from '../football/timeline.ts'
import { hockeyMatch } from '../hockey/hockey-match.ts'
import type { MatchModel, ModelOptions } from '../match-model.ts'
import {
  AMERICAN_FOOTBALL,
  BASKETBALL,
  HANDBALL,
  type PointsConfig,
  RUGBY,
} from '../points/config.ts'
import { pointsMatch } from '../points/points-match.ts'
import type { RallyConfig } from '../rally/config.ts'
import { rallyMatch } from '../rally/rally-match.ts'
import { COUNTER_STRIKE, TABLE_TENNIS, VOLLEYBALL } from '../rally/sports.ts'
import { tennisMatch } from '../tennis/tennis-match.ts'

export type Strength = { attack: number; defence: number }

type Rated = Strength & SquadOwner

/** @param full whether the match has the full offer, with players where the sport has them */
export type ModelFor = (
  home: Rated,
  away: Rated,
  full: boolean,
) => (options: ModelOptions) => MatchModel

/** Expected goals of either side. */
export function footballMeans(home: Strength, away: Strength): readonly [number, number] {
  return [
    1.5 * Math.exp(0.42 * (home.attack - away.defence)),
    1.2 * Math.exp(0.42 * (away.attack - home.defence)),
  ]
}

const football: ModelFor = (home, away, full) => {
  const parameters = footballParameters(...footballMeans(home, away))
  return (options) =>
    footballMatch(
      parameters,
      drawFootball(options.seed, options.matchId, parameters),
      options,
      full ? squadsOf(home, away) : null,
    )
}

/** Expected goals of the sixty minutes. */
export function hockeyMeans(home: Strength, away: Strength): readonly [number, number] {
  return [
    3.05 * Math.exp(0.22 * (home.attack - away.defence)),
    2.75 * Math.exp(0.22 * (away.attack - home.defence)),
  ]
}

const hockey: ModelFor = (home, away) => {
  const [own, other] = hockeyMeans(home, away)
  return (options) => hockeyMatch({ home: own, away: other }, options)
}

const tennis: ModelFor = (home, away) => (options) => {
  const serve = (own: Strength, other: Strength): number =>
    0.635 + 0.035 * own.attack - 0.035 * other.defence
  return tennisMatch({ serve: [serve(home, away), serve(away, home)] }, options)
}

/** A sport in which points add up: those of even sides, and how far strength moves them. */
export type PointsSport = { config: PointsConfig; home: number; away: number; size: number }

export const POINTS_SPORTS: Readonly<Record<string, PointsSport>> = {
  basketball: { config: BASKETBALL, home: 83, away: 80, size: 0.06 },
  handball: { config: HANDBALL, home: 29, away: 27.5, size: 0.07 },
  rugby: { config: RUGBY, home: 25, away: 22, size: 0.16 },
  'american-football': { config: AMERICAN_FOOTBALL, home: 23.5, away: 21.5, size: 0.16 },
}

export function pointsMeans(
  { home, away, size }: Omit<PointsSport, 'config'>,
  own: Strength,
  other: Strength,
): readonly [number, number] {
  return [
    home * Math.exp(size * (own.attack - other.defence)),
    away * Math.exp(size * (other.attack - own.defence)),
  ]
}

function points(sport: PointsSport): ModelFor {
  return (own, other) => {
    const [home, away] = pointsMeans(sport, own, other)
    return (options) => pointsMatch(sport.config, { home, away }, options)
  }
}

function bestOf(config: BestOfConfig, size: number): ModelFor {
  return (own, other) => (options) => {
    const edge = own.attack + own.defence - other.attack - other.defence
    return bestOfMatch(config, { part: 1 / (1 + Math.exp(-size * edge)) }, options)
  }
}

const MAPS = { winner: 186, handicap: 327, total: 328 }
const ESPORT = bestOf({ toWin: 2, partSeconds: 45 * 60, partKey: 'map', markets: MAPS }, 0.35)

/**
 * @param even chance of either side to win a point that it serves
 * @param size how far strength moves that
 */
function rally(config: RallyConfig, even: number, size: number): ModelFor {
  return (own, other) => (options) => {
    const edge = size * (own.attack + own.defence - other.attack - other.defence)
    return rallyMatch(config, { serve: [even + edge, 1 - even + edge] }, options)
  }
}

const darts: ModelFor = (home, away) => (options) =>
  dartsMatch(
    { skills: [0.6 * (home.attack + home.defence), 0.6 * (away.attack + away.defence)] },
    options,
  )

export const BASEBALL_RUNS = { home: 4.6, away: 4.4, size: 0.14 }

const baseball: ModelFor = (own, other) => {
  const [home, away] = pointsMeans(BASEBALL_RUNS, own, other)
  return (options) => baseballMatch({ home, away }, options)
}

const cricket: ModelFor = (home, away) => (options) =>
  cricketMatch({ home: home.attack - away.defence, away: away.attack - home.defence }, options)

const MODELS: Readonly<Record<string, ModelFor>> = {
  soccer: football,
  tennis,
  'ice-hockey': hockey,
  ...Object.fromEntries(
    Object.entries(POINTS_SPORTS).map(([key, sport]) => [key, points(sport)] as const),
  ),
  baseball,
  cricket,
  darts,
  volleyball: rally(VOLLEYBALL, 0.42, 0.02),
  'table-tennis': rally(TABLE_TENNIS, 0.53, 0.03),
  'counter-strike': rally(COUNTER_STRIKE, 0.52, 0.035),
  'dota-2': ESPORT,
  'league-of-legends': ESPORT,
}

export function modelFor(sportKey: string): ModelFor {
  const found = MODELS[sportKey]
  if (found === undefined) throw new Error(`No model for the sport "${sportKey}"`)
  return found
}
