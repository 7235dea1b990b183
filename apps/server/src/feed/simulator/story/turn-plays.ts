import type { ToldPlay } from './told-play.ts'

/** Sports in which the sides take turns to serve, throw or bat. */
export const TENNIS: readonly ToldPlay[] = [
  { counted: 'score', kind: 'set', weight: 4 },
  { counted: 'breaks', kind: 'break', weight: 3 },
  { counted: 'parts', kind: 'game', weight: 2 },
  { counted: 'aces', kind: 'ace' },
  { counted: 'double_faults', kind: 'double_fault', weight: 0 },
  { counted: 'points_won', kind: 'point' },
]

export const TABLE_TENNIS: readonly ToldPlay[] = [
  { counted: 'score', kind: 'set', weight: 3 },
  { counted: 'parts', kind: 'point' },
]

export const VOLLEYBALL: readonly ToldPlay[] = [
  { counted: 'score', kind: 'set', weight: 3 },
  { counted: 'aces', kind: 'ace' },
  { counted: 'blocks', kind: 'block' },
  { counted: 'parts', kind: 'point' },
]

export const DARTS: readonly ToldPlay[] = [
  { counted: 'score', kind: 'leg', weight: 4 },
  // Where a maximum goes: the treble twenty.
  { counted: 'small', kind: 'visit', by: [180], spots: [[50, 15.4]], isAnywhere: true, weight: 3 },
  { counted: 'small', kind: 'visit' },
]

export const BASEBALL: readonly ToldPlay[] = [
  {
    counted: 'home_runs',
    kind: 'home_run',
    spots: [
      [38, 7],
      [50, 5],
      [64, 8],
    ],
    isAnywhere: true,
    weight: 4,
  },
  { counted: 'score', kind: 'run', spots: [[50, 51]], isAnywhere: true, weight: 3 },
  {
    counted: 'hits',
    kind: 'hit',
    spots: [
      [34, 20],
      [50, 17],
      [67, 21],
      [60, 26],
    ],
    isAnywhere: true,
  },
  { counted: 'walks', kind: 'walk', spots: [[59.9, 41.1]], isAnywhere: true },
  { counted: 'strikeouts', kind: 'strikeout', spots: [[50, 51]], isAnywhere: true },
]

export const CRICKET: readonly ToldPlay[] = [
  { counted: 'small', kind: 'wicket', spots: [[42, 28]], isAnywhere: true, weight: 0 },
  {
    counted: 'score',
    kind: 'six',
    by: [6],
    spots: [
      [94, 22],
      [80, 6],
      [16, 8],
      [84, 48],
    ],
    isAnywhere: true,
    weight: 3,
  },
  {
    counted: 'score',
    kind: 'four',
    by: [4],
    spots: [
      [92, 32],
      [68, 50],
      [26, 7.5],
      [8, 34],
    ],
    isAnywhere: true,
    weight: 2,
  },
  {
    counted: 'score',
    kind: 'runs',
    spots: [
      [70, 18],
      [34, 40],
      [66, 37],
      [30, 17],
    ],
    isAnywhere: true,
  },
]

export const COUNTER_STRIKE: readonly ToldPlay[] = [
  { counted: 'score', kind: 'map', spots: [[84, 28]], weight: 4 },
  { counted: 'parts', kind: 'round', spots: [[84, 28]], weight: 2 },
  {
    counted: 'bomb_plants',
    kind: 'bomb',
    spots: [
      [50, 9],
      [50, 47],
    ],
    isAnywhere: true,
  },
]

/** A map ends at the base of the beaten side. */
export const LANES: readonly ToldPlay[] = [
  { counted: 'score', kind: 'map', spots: [[71, 7.5]], weight: 4 },
]
