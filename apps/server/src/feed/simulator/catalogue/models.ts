import { bestOfMatch, type BestOfConfig } from '../best-of/best-of-match.ts'
import { baseballMatch } from '../baseball/baseball-match.ts'
import { cricketMatch } from '../cricket/cricket-match.ts'
import { dartsMatch } from '../darts/darts-match.ts'
import { footballMatch } from '../football/football-match.ts'
import { footballParameters } from '../football/parameters.ts'
import { squadsOf, type SquadOwner } from '../football/squads.ts'
import { drawFootball } from '../football/timeline.ts'
import { hockeyMatch } from '../hockey/hockey-match.ts'
import type { MatchModel, ModelOptions } from '../match-model.ts'
import {
  AMERICAN_FOOTBALL,
  BASKETBALL,
  HANDBALL,
  RUGBY,
  type PointsConfig,
} from '../points/config.ts'
import { pointsMatch } from '../points/points-match.ts'
import { COUNTER_STRIKE, TABLE_TENNIS, VOLLEYBALL, type RallyConfig } from '../rally/config.ts'
import { rallyMatch } from '../rally/rally-match.ts'
import { tennisMatch } from '../tennis/tennis-match.ts'

type Strength = { attack: number; defence: number }

type Rated = Strength & SquadOwner

/** @param full whether the match has the full offer, with players where the sport has them */
export type ModelFor = (
  home: Rated,
  away: Rated,
  full: boolean,
) => (options: ModelOptions) => MatchModel

/** Expected goals of either side. */
export const footballMeans = (home: Strength, away: Strength): readonly [number, number] => [
  1.5 * Math.exp(0.42 * (home.attack - away.defence)),
  1.2 * Math.exp(0.42 * (away.attack - home.defence)),
]

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

const hockey: ModelFor = (home, away) => (options) =>
  hockeyMatch(
    {
      home: 3.05 * Math.exp(0.22 * (home.attack - away.defence)),
      away: 2.75 * Math.exp(0.22 * (away.attack - home.defence)),
    },
    options,
  )

const tennis: ModelFor = (home, away) => (options) => {
  const serve = (own: Strength, other: Strength): number =>
    0.635 + 0.035 * own.attack - 0.035 * other.defence
  return tennisMatch({ serve: [serve(home, away), serve(away, home)] }, options)
}

const points =
  (config: PointsConfig, home: number, away: number, size: number): ModelFor =>
  (own, other) =>
  (options) =>
    pointsMatch(
      config,
      {
        home: home * Math.exp(size * (own.attack - other.defence)),
        away: away * Math.exp(size * (other.attack - own.defence)),
      },
      options,
    )

const bestOf =
  (config: BestOfConfig, size: number): ModelFor =>
  (own, other) =>
  (options) => {
    const edge = own.attack + own.defence - other.attack - other.defence
    return bestOfMatch(config, { part: 1 / (1 + Math.exp(-size * edge)) }, options)
  }

const MAPS = { winner: 186, handicap: 327, total: 328 }
const ESPORT = bestOf({ toWin: 2, partSeconds: 45 * 60, partKey: 'map', markets: MAPS }, 0.35)

/**
 * @param even chance of either side to win a point that it serves
 * @param size how far strength moves that
 */
const rally =
  (config: RallyConfig, even: number, size: number): ModelFor =>
  (own, other) =>
  (options) => {
    const edge = size * (own.attack + own.defence - other.attack - other.defence)
    return rallyMatch(config, { serve: [even + edge, 1 - even + edge] }, options)
  }

const darts: ModelFor = (home, away) => (options) =>
  dartsMatch(
    { skills: [0.6 * (home.attack + home.defence), 0.6 * (away.attack + away.defence)] },
    options,
  )

const baseball: ModelFor = (home, away) => (options) =>
  baseballMatch(
    {
      home: 4.6 * Math.exp(0.14 * (home.attack - away.defence)),
      away: 4.4 * Math.exp(0.14 * (away.attack - home.defence)),
    },
    options,
  )

const cricket: ModelFor = (home, away) => (options) =>
  cricketMatch({ home: home.attack - away.defence, away: away.attack - home.defence }, options)

const MODELS: Readonly<Record<string, ModelFor>> = {
  soccer: football,
  tennis,
  'ice-hockey': hockey,
  basketball: points(BASKETBALL, 83, 80, 0.06),
  handball: points(HANDBALL, 29, 27.5, 0.07),
  rugby: points(RUGBY, 25, 22, 0.16),
  'american-football': points(AMERICAN_FOOTBALL, 23.5, 21.5, 0.16),
  baseball,
  cricket,
  darts,
  volleyball: rally(VOLLEYBALL, 0.42, 0.02),
  'table-tennis': rally(TABLE_TENNIS, 0.53, 0.03),
  'counter-strike': rally(COUNTER_STRIKE, 0.52, 0.035),
  'dota-2': ESPORT,
  'league-of-legends': ESPORT,
}

export const modelFor = (sportKey: string): ModelFor => {
  const found = MODELS[sportKey]
  if (found === undefined) throw new Error(`No model for the sport "${sportKey}"`)
  return found
}
