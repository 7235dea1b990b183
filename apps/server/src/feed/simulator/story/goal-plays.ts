import type { ToldPlay } from './told-play.ts'

/** Sports in which a goal is one. The most important comes first. */
export const FOOTBALL: readonly ToldPlay[] = [
  { counted: 'score', kind: 'goal', spots: [[89, 28]], weight: 6 },
  {
    counted: 'red_cards',
    kind: 'red_cards',
    spots: [
      [42, 20],
      [36, 36],
      [58, 28],
    ],
    weight: 0,
  },
  {
    counted: 'yellow_cards',
    kind: 'yellow_cards',
    spots: [
      [40, 36],
      [60, 17],
      [33, 25],
    ],
    weight: 0,
  },
  {
    counted: 'corners',
    kind: 'corners',
    spots: [
      [89, 3],
      [89, 53],
    ],
    weight: 2,
  },
  {
    counted: 'shots',
    kind: 'shots',
    spots: [
      [78, 22],
      [74, 32],
      [80, 36],
      [72, 25],
    ],
    weight: 3,
  },
  {
    counted: 'dangerous_attacks',
    kind: 'dangerous_attacks',
    spots: [
      [70, 12],
      [66, 28],
      [71, 44],
    ],
  },
]

export const ICE_HOCKEY: readonly ToldPlay[] = [
  { counted: 'power_play_goals', kind: 'power_play_goal', spots: [[89, 28]], weight: 6 },
  { counted: 'score', kind: 'goal', spots: [[89, 28]], weight: 6 },
  // Whoever must leave the ice plays with one fewer: shown at the boxes in the middle.
  { counted: 'penalty_minutes', kind: 'penalty', spots: [[45, 9]], weight: 0 },
  {
    counted: 'shots_on_target',
    kind: 'shots',
    spots: [
      [80, 22],
      [77, 31],
      [83, 35],
      [72, 27],
    ],
    weight: 2,
  },
]

export const HANDBALL: readonly ToldPlay[] = [
  { counted: 'seven_metres', kind: 'seven_metres', spots: [[79.9, 28]], weight: 2 },
  { counted: 'score', kind: 'goal', spots: [[95, 28]], weight: 2 },
  { counted: 'suspensions', kind: 'suspension', spots: [[45, 50]], weight: 0 },
  // The goalkeeper of the side, so at its own end.
  { counted: 'saves', kind: 'save', spots: [[6, 28]] },
  {
    counted: 'turnovers',
    kind: 'turnover',
    spots: [
      [66, 20],
      [70, 38],
    ],
    weight: 0,
  },
]
