import type { Play } from './play.ts'

/** Sports in which a goal is one. The most important comes first. */
export const FOOTBALL: readonly Play[] = [
  { counted: 'score', event: 'goal', spots: [[89, 28]] },
  {
    counted: 'red_cards',
    event: 'red_cards',
    spots: [
      [42, 20],
      [36, 36],
      [58, 28],
    ],
  },
  {
    counted: 'yellow_cards',
    event: 'yellow_cards',
    spots: [
      [40, 36],
      [60, 17],
      [33, 25],
    ],
  },
  {
    counted: 'corners',
    event: 'corners',
    spots: [
      [89, 3],
      [89, 53],
    ],
  },
  {
    counted: 'shots',
    event: 'shots',
    spots: [
      [78, 22],
      [74, 32],
      [80, 36],
      [72, 25],
    ],
  },
  {
    counted: 'dangerous_attacks',
    event: 'dangerous_attacks',
    spots: [
      [70, 12],
      [66, 28],
      [71, 44],
    ],
  },
]

export const ICE_HOCKEY: readonly Play[] = [
  { counted: 'power_play_goals', event: 'power_play_goal', spots: [[89, 28]] },
  { counted: 'score', event: 'goal', spots: [[89, 28]] },
  // Whoever must leave the ice plays with one fewer: shown at the boxes in the middle.
  { counted: 'penalty_minutes', event: 'penalty', spots: [[45, 9]] },
  {
    counted: 'shots_on_target',
    event: 'shots',
    spots: [
      [80, 22],
      [77, 31],
      [83, 35],
      [72, 27],
    ],
  },
]

export const HANDBALL: readonly Play[] = [
  { counted: 'seven_metres', event: 'seven_metres', spots: [[79.9, 28]] },
  { counted: 'score', event: 'goal', spots: [[95, 28]] },
  { counted: 'suspensions', event: 'suspension', spots: [[45, 50]] },
  // The goalkeeper of the side, so at its own end.
  { counted: 'saves', event: 'save', spots: [[6, 28]] },
  {
    counted: 'turnovers',
    event: 'turnover',
    spots: [
      [66, 20],
      [70, 38],
    ],
  },
]
