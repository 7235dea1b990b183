import type { Play } from './play.ts'

/** Sports in which the points say what has been done. */
export const BASKETBALL: readonly Play[] = [
  {
    counted: 'score',
    event: 'three_points',
    by: [3],
    spots: [
      [68, 28],
      [74, 10],
      [72, 43],
      [90, 5],
    ],
  },
  { counted: 'score', event: 'free_throw', by: [1], spots: [[77, 28]] },
  {
    counted: 'score',
    event: 'basket',
    spots: [
      [89, 28],
      [84, 22],
      [85, 35],
    ],
  },
  {
    counted: 'turnovers',
    event: 'turnover',
    spots: [
      [60, 18],
      [66, 38],
    ],
  },
  {
    counted: 'fouls',
    event: 'foul',
    spots: [
      [30, 34],
      [24, 20],
    ],
  },
]

export const AMERICAN_FOOTBALL: readonly Play[] = [
  {
    counted: 'score',
    event: 'touchdown',
    by: [6, 7, 8],
    spots: [
      [93, 20],
      [93, 35],
      [93, 28],
    ],
  },
  { counted: 'score', event: 'field_goal', by: [3], spots: [[96.5, 28]] },
  { counted: 'score', event: 'points', spots: [[91, 28]] },
  {
    counted: 'turnovers',
    event: 'turnover',
    spots: [
      [58, 22],
      [66, 34],
    ],
  },
  // Of the defence, behind the line of the side that attacks it.
  {
    counted: 'sacks',
    event: 'sack',
    spots: [
      [64, 28],
      [70, 30],
    ],
  },
  {
    counted: 'first_downs',
    event: 'first_down',
    spots: [
      [58, 28],
      [65, 26],
      [74, 31],
      [80, 27],
    ],
  },
]

export const RUGBY: readonly Play[] = [
  {
    counted: 'score',
    event: 'try',
    by: [5, 7],
    spots: [
      [90, 16],
      [90, 40],
      [90, 28],
    ],
  },
  { counted: 'score', event: 'penalty_goal', by: [3], spots: [[87, 28]] },
  { counted: 'score', event: 'points', spots: [[87, 28]] },
  { counted: 'yellow_cards', event: 'yellow_cards', spots: [[45, 36]] },
  {
    counted: 'scrums',
    event: 'scrum',
    spots: [
      [62, 22],
      [56, 36],
      [70, 30],
    ],
  },
  {
    counted: 'lineouts',
    event: 'lineout',
    spots: [
      [66, 3],
      [60, 53],
      [74, 53],
    ],
  },
]
