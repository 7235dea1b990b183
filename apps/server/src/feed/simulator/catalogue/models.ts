import { bestOfMatch, type BestOfConfig } from '../best-of/best-of-match.ts'
import { footballMatch } from '../football/football-match.ts'
import { footballParameters } from '../football/parameters.ts'
import { squadsOf, type SquadOwner } from '../football/squads.ts'
import { drawFootball } from '../football/timeline.ts'
import { hockeyMatch } from '../hockey/hockey-match.ts'
import type { MatchModel, ModelOptions } from '../match-model.ts'
import {
  AMERICAN_FOOTBALL,
  BASEBALL,
  BASKETBALL,
  CRICKET,
  HANDBALL,
  RUGBY,
  type PointsConfig,
} from '../points/config.ts'
import { pointsMatch } from '../points/points-match.ts'
import { tennisMatch } from '../tennis/tennis-match.ts'

type Strength = { attack: number; defence: number }

type Rated = Strength & SquadOwner

/** @param full whether the match has the full offer, with players where the sport has them */
export type ModelFor = (
  home: Rated,
  away: Rated,
  full: boolean,
) => (options: ModelOptions) => MatchModel

const football: ModelFor = (home, away, full) => {
  const parameters = footballParameters(
    1.5 * Math.exp(0.42 * (home.attack - away.defence)),
    1.2 * Math.exp(0.42 * (away.attack - home.defence)),
  )
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

const SETS = { winner: 186, handicap: 188, total: 314 }
const MAPS = { winner: 186, handicap: 327, total: 328 }
const LEGS = { winner: 186, handicap: 493, total: 494 }
const ESPORT = bestOf({ toWin: 2, partSeconds: 45 * 60, partKey: 'map', markets: MAPS }, 0.35)

const MODELS: Readonly<Record<string, ModelFor>> = {
  soccer: football,
  tennis,
  'ice-hockey': hockey,
  basketball: points(BASKETBALL, 83, 80, 0.06),
  handball: points(HANDBALL, 29, 27.5, 0.07),
  rugby: points(RUGBY, 25, 22, 0.16),
  'american-football': points(AMERICAN_FOOTBALL, 23.5, 21.5, 0.16),
  baseball: points(BASEBALL, 4.6, 4.4, 0.14),
  cricket: points(CRICKET, 158, 154, 0.07),
  volleyball: bestOf({ toWin: 3, partSeconds: 25 * 60, partKey: 'set', markets: SETS }, 0.3),
  'table-tennis': bestOf({ toWin: 3, partSeconds: 9 * 60, partKey: 'set', markets: SETS }, 0.3),
  darts: bestOf({ toWin: 6, partSeconds: 5 * 60, partKey: 'leg', markets: LEGS }, 0.2),
  'counter-strike': ESPORT,
  'dota-2': ESPORT,
  'league-of-legends': ESPORT,
}

export const modelFor = (sportKey: string): ModelFor => {
  const found = MODELS[sportKey]
  if (found === undefined) throw new Error(`No model for the sport "${sportKey}"`)
  return found
}
