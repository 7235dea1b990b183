/** Expected goals of the sixty minutes, by side. */
export type HockeyParameters = { home: number; away: number }

export const PERIODS = 3
/** Seconds on the clock of a period, and how long it takes with its stoppages. */
export const PERIOD_SECONDS = 20 * 60
export const PERIOD_DURATION = 36 * 60
export const PERIOD_BREAK = 15 * 60
export const OVERTIME_SECONDS = 5 * 60
export const OVERTIME_DURATION = 8 * 60
export const OVERTIME_BREAK = 3 * 60
export const SHOOTOUT_DURATION = 7 * 60

/** Three against three: goals fall faster than in regular time. */
const OVERTIME_PACE = 1.7
/** How much of the difference in strength survives in a shootout. */
const SHOOTOUT_SKILL = 0.25

/** Expected overtime goals per side if overtime did not end with the first one. */
export function overtimeMeans({ home, away }: HockeyParameters): readonly [number, number] {
  const share = (OVERTIME_SECONDS / (PERIODS * PERIOD_SECONDS)) * OVERTIME_PACE
  return [home * share, away * share]
}

export function shootoutHome({ home, away }: HockeyParameters): number {
  return 0.5 + (home / (home + away) - 0.5) * SHOOTOUT_SKILL
}
