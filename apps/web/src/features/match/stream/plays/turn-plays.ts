import type { Play } from './play.ts'

/** Sports in which the sides take turns to serve, throw or bat. */
export const TENNIS: readonly Play[] = [
  { counted: 'score', event: 'set' },
  { counted: 'breaks', event: 'break' },
  { counted: 'parts', event: 'game' },
  { counted: 'aces', event: 'ace' },
  { counted: 'double_faults', event: 'double_fault' },
  { counted: 'small', event: 'point' },
  { counted: 'points_won', event: 'point' },
]

export const TABLE_TENNIS: readonly Play[] = [
  { counted: 'score', event: 'set' },
  { counted: 'parts', event: 'point' },
]

export const VOLLEYBALL: readonly Play[] = [
  { counted: 'score', event: 'set' },
  { counted: 'aces', event: 'ace' },
  { counted: 'blocks', event: 'block' },
  { counted: 'parts', event: 'point' },
]

/** Where a visit of 180 goes. */
const TREBLE_TWENTY = [[50, 15.4]] as const

export const DARTS: readonly Play[] = [
  { counted: 'score', event: 'leg' },
  { counted: 'small', event: 'visit', by: [180], spots: TREBLE_TWENTY, isAnywhere: true },
  { counted: 'small', event: 'visit' },
]

const PLATE = [[50, 51]] as const

export const BASEBALL: readonly Play[] = [
  {
    counted: 'home_runs',
    event: 'home_run',
    spots: [
      [38, 7],
      [50, 5],
      [64, 8],
    ],
    isAnywhere: true,
  },
  { counted: 'score', event: 'run', spots: PLATE, isAnywhere: true },
  {
    counted: 'hits',
    event: 'hit',
    spots: [
      [34, 20],
      [50, 17],
      [67, 21],
      [60, 26],
    ],
    isAnywhere: true,
  },
  { counted: 'walks', event: 'walk', spots: [[59.9, 41.1]], isAnywhere: true },
  { counted: 'strikeouts', event: 'strikeout', spots: PLATE, isAnywhere: true },
]

export const CRICKET: readonly Play[] = [
  { counted: 'small', event: 'wicket', spots: [[42, 28]], isAnywhere: true },
  {
    counted: 'score',
    event: 'six',
    by: [6],
    spots: [
      [94, 22],
      [80, 6],
      [16, 8],
      [84, 48],
    ],
    isAnywhere: true,
  },
  {
    counted: 'score',
    event: 'four',
    by: [4],
    spots: [
      [92, 32],
      [68, 50],
      [26, 7.5],
      [8, 34],
    ],
    isAnywhere: true,
  },
  {
    counted: 'score',
    event: 'runs',
    spots: [
      [70, 18],
      [34, 40],
      [66, 37],
      [30, 17],
    ],
    isAnywhere: true,
  },
]
