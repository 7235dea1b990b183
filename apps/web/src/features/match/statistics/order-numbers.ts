import type { Statistics } from '@touchline/contract'

type Numbers = NonNullable<Statistics['numbers']>

/** Numbers that are named in the messages, in the order in which they are shown. */
const KNOWN_NUMBERS = [
  'possession',
  'points_won',
  'attack_points',
  'blocks',
  'aces',
  'double_faults',
  'first_serve_share',
  'service_points_share',
  'return_points_share',
  'break_points',
  'breaks',
  'service_errors',
  'rounds_won',
  'rounds_attack',
  'rounds_defence',
  'kills',
  'bomb_plants',
  'field_goals',
  'field_goal_share',
  'three_pointers',
  'free_throws',
  'rebounds',
  'tries',
  'conversions',
  'penalty_goals',
  'touchdowns',
  'kicked_goals',
  'first_downs',
  'passing_yards',
  'rushing_yards',
  'shots',
  'shots_on_target',
  'saves',
  'seven_metres',
  'power_play_goals',
  'penalty_minutes',
  'faceoffs',
  'body_checks',
  'blocked_shots',
  'dangerous_attacks',
  'corners',
  'offsides',
  'turnovers',
  'sacks',
  'penalties',
  'scrums',
  'lineouts',
  'suspensions',
  'fouls',
  'yellow_cards',
  'red_cards',
  'average',
  'maximums',
  'over_140',
  'over_100',
  'highest_checkout',
  'leg_breaks',
  'run_rate',
  'wickets_lost',
  'fours',
  'sixes',
  'dot_balls',
  'hits',
  'home_runs',
  'walks',
  'strikeouts',
  'left_on_base',
  'errors',
  'longest_run',
] as const

export type KnownNumber = (typeof KNOWN_NUMBERS)[number]

export function knownNumber(key: string): KnownNumber | undefined {
  return KNOWN_NUMBERS.find((known) => known === key)
}

const DECIMALS: Partial<Record<KnownNumber, number>> = { average: 1, run_rate: 2 }

/** How many decimals a number is written with. */
export function decimalsOf(known: KnownNumber | undefined): number | undefined {
  return known === undefined ? undefined : DECIMALS[known]
}

/** Known numbers first, in their order; those that a provider adds follow as they came. */
export function orderNumbers(numbers: Numbers): Numbers {
  const rank = (key: string) => {
    const known = knownNumber(key)
    return known === undefined ? KNOWN_NUMBERS.length : KNOWN_NUMBERS.indexOf(known)
  }
  return numbers.toSorted((a, b) => rank(a.key) - rank(b.key))
}

/** Share of the home side in per cent, for a bar; half where there is nothing yet. */
export function homeShare({ home, away }: { home: number; away: number }): number {
  const sum = home + away
  return sum === 0 ? 50 : Math.round((home / sum) * 100)
}
