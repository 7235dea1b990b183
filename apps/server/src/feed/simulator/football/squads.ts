import { playerId } from '../../markets/player-name.ts'

/** Share of a side's goals by player, strikers first; what is missing to 1 are all others. */
export const SCORING_SHARES = [0.2, 0.16, 0.13, 0.11, 0.09, 0.08, 0.06, 0.05, 0.04, 0.02] as const

export const OTHERS_SHARE = 1 - SCORING_SHARES.reduce((sum, share) => sum + share, 0)

/** Ids of the players that have prices, by side. */
export type Squads = readonly [home: readonly string[], away: readonly string[]]

export type SquadOwner = { id: number; countryCode?: string }

/** The team sheet: the same for every match of a team. */
function squadOf({ id, countryCode }: SquadOwner): readonly string[] {
  return SCORING_SHARES.map((_, index) => playerId(id, countryCode, index + 1))
}

export function squadsOf(home: SquadOwner, away: SquadOwner): Squads {
  return [squadOf(home), squadOf(away)]
}

const PER_SIDE = SCORING_SHARES.length + 1

/**
 * Scorers as integers: 0 nobody, then the players of the home side and its others, then those of
 * the away side.
 */
export const scorerCode = (side: 0 | 1, place: number): number => 1 + side * PER_SIDE + place

export const OTHERS_PLACE = SCORING_SHARES.length

/** Place of a code among the outcomes `home players, away players, others, nobody`. */
export function scorerOutcome(code: number): number {
  const players = SCORING_SHARES.length
  if (code === 0) return 2 * players + 1
  const side = code > PER_SIDE ? 1 : 0
  const place = code - 1 - side * PER_SIDE
  return place === OTHERS_PLACE ? 2 * players : side * players + place
}
