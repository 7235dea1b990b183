import { AmericanFootballField } from './american-football-field.tsx'
import { BaseballDiamond } from './baseball-diamond.tsx'
import { BasketballCourt } from './basketball-court.tsx'
import { CricketOval } from './cricket-oval.tsx'
import { Dartboard } from './dartboard.tsx'
import type { Field } from './field.ts'
import { FootballPitch } from './football-pitch.tsx'
import { HandballCourt } from './handball-court.tsx'
import { HockeyRink } from './hockey-rink.tsx'
import { LaneMap } from './lane-map.tsx'
import { PlainField } from './plain-field.tsx'
import { RugbyField } from './rugby-field.tsx'
import { ShooterMap } from './shooter-map.tsx'
import { TableTennisTable } from './table-tennis-table.tsx'
import { TennisCourt } from './tennis-court.tsx'
import { VolleyballCourt } from './volleyball-court.tsx'

const FIELDS: Readonly<Record<string, Field>> = {
  soccer: { Lines: FootballPitch, surface: 'grass', hasEnds: true },
  tennis: { Lines: TennisCourt, surface: 'hard', hasEnds: true },
  'table-tennis': { Lines: TableTennisTable, surface: 'hard', hasEnds: true },
  volleyball: { Lines: VolleyballCourt, surface: 'floor', hasEnds: true },
  basketball: { Lines: BasketballCourt, surface: 'floor', hasEnds: true },
  'ice-hockey': { Lines: HockeyRink, surface: 'ice', hasEnds: true },
  handball: { Lines: HandballCourt, surface: 'floor', hasEnds: true },
  'american-football': { Lines: AmericanFootballField, surface: 'grass', hasEnds: true },
  rugby: { Lines: RugbyField, surface: 'grass', hasEnds: true },
  baseball: { Lines: BaseballDiamond, surface: 'grass', hasEnds: false },
  cricket: { Lines: CricketOval, surface: 'grass', hasEnds: false },
  darts: { Lines: Dartboard, surface: 'oche', hasEnds: false },
  'counter-strike': { Lines: ShooterMap, surface: 'arena', hasEnds: true },
  'dota-2': { Lines: LaneMap, surface: 'arena', hasEnds: true },
  'league-of-legends': { Lines: LaneMap, surface: 'arena', hasEnds: true },
}

const PLAIN: Field = { Lines: PlainField, surface: 'arena', hasEnds: true }

/** Where a sport is played; a plain field where nobody has drawn it. */
export function fieldOf(sportKey: string): Field {
  return FIELDS[sportKey] ?? PLAIN
}
