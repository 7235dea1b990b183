import type { Play } from './play.ts'

export const COUNTER_STRIKE: readonly Play[] = [
  { counted: 'score', event: 'map', spots: [[84, 28]] },
  { counted: 'parts', event: 'round', spots: [[84, 28]] },
  {
    counted: 'bomb_plants',
    event: 'bomb',
    spots: [
      [50, 9],
      [50, 47],
    ],
    isAnywhere: true,
  },
]

/** A map ends at the base of the beaten side. */
export const LANES: readonly Play[] = [{ counted: 'score', event: 'map', spots: [[71, 7.5]] }]
