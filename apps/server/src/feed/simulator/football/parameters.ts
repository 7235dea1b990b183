/** What a football match is drawn from and priced by. */
export type FootballParameters = {
  /** Expected goals of a whole match at eleven against eleven. */
  home: number
  away: number
  cornersHome: number
  cornersAway: number
}

/**
 * Hidden tempo of the match. Both sides share it, which ties low scores to low scores; what has
 * (not) happened so far tells how likely each tempo is.
 */
export const TEMPOS: readonly { factor: number; weight: number }[] = [
  { factor: 0.78, weight: 0.25 },
  { factor: 1, weight: 0.5 },
  { factor: 1.22, weight: 0.25 },
]

/** Share of the goals that falls into each half. */
export const HALF_SHARES = [0.45, 0.55] as const

/** Sendings-off per side and match; only the first of a match changes the rates. */
export const RED_CARDS_PER_SIDE = 0.08
/** Goal rates of the side that is a man down, and of the other one; their mean is 1. */
export const SHORT_HANDED = 0.7
export const MAN_UP = 1.3

/** Corner rates of the side that is a man down, and of the other one. */
export const CORNERS_SHORT_HANDED = 0.8
export const CORNERS_MAN_UP = 1.2

/** Yellow cards of the home and the away side per match. */
export const YELLOW_CARDS = [1.8, 2.1] as const

export const HALF_TIME_BREAK = 15 * 60
export const HALF_SECONDS = 45 * 60

function cornersFor(home: number, away: number): [number, number] {
  return [5.2 * (home / 1.45) ** 0.35, 4.6 * (away / 1.2) ** 0.35]
}

export function footballParameters(home: number, away: number): FootballParameters {
  const [cornersHome, cornersAway] = cornersFor(home, away)
  return { home, away, cornersHome, cornersAway }
}
