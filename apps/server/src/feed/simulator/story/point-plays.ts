import type { ToldPlay } from './told-play.ts'

/** Sports in which the points say what has been done. */
export const BASKETBALL: readonly ToldPlay[] = [
  {
    counted: 'score',
    kind: 'three_points',
    by: [3],
    spots: [
      [68, 28],
      [74, 10],
      [72, 43],
      [90, 5],
    ],
    weight: 1.5,
  },
  { counted: 'score', kind: 'free_throw', by: [1], spots: [[77, 28]], weight: 0.5 },
  {
    counted: 'score',
    kind: 'basket',
    spots: [
      [89, 28],
      [84, 22],
      [85, 35],
    ],
  },
  {
    counted: 'turnovers',
    kind: 'turnover',
    spots: [
      [60, 18],
      [66, 38],
    ],
    weight: 0,
  },
  {
    counted: 'fouls',
    kind: 'foul',
    spots: [
      [30, 34],
      [24, 20],
    ],
    weight: 0,
  },
]

export const AMERICAN_FOOTBALL: readonly ToldPlay[] = [
  {
    counted: 'score',
    kind: 'touchdown',
    by: [6, 7, 8],
    spots: [
      [93, 20],
      [93, 35],
      [93, 28],
    ],
    weight: 5,
  },
  { counted: 'score', kind: 'field_goal', by: [3], spots: [[96.5, 28]], weight: 3 },
  { counted: 'score', kind: 'points', spots: [[91, 28]], weight: 2 },
  {
    counted: 'turnovers',
    kind: 'turnover',
    spots: [
      [58, 22],
      [66, 34],
    ],
    weight: 0,
  },
  // Of the defence, behind the line of the side that attacks it.
  {
    counted: 'sacks',
    kind: 'sack',
    spots: [
      [64, 28],
      [70, 30],
    ],
  },
  {
    counted: 'first_downs',
    kind: 'first_down',
    spots: [
      [58, 28],
      [65, 26],
      [74, 31],
      [80, 27],
    ],
  },
]

export const RUGBY: readonly ToldPlay[] = [
  {
    counted: 'score',
    kind: 'try',
    by: [5, 7],
    spots: [
      [90, 16],
      [90, 40],
      [90, 28],
    ],
    weight: 5,
  },
  { counted: 'score', kind: 'penalty_goal', by: [3], spots: [[87, 28]], weight: 3 },
  { counted: 'score', kind: 'points', spots: [[87, 28]], weight: 2 },
  { counted: 'yellow_cards', kind: 'yellow_cards', spots: [[45, 36]], weight: 0 },
  {
    counted: 'scrums',
    kind: 'scrum',
    spots: [
      [62, 22],
      [56, 36],
      [70, 30],
    ],
  },
  {
    counted: 'lineouts',
    kind: 'lineout',
    spots: [
      [66, 3],
      [60, 53],
      [74, 53],
    ],
  },
]
