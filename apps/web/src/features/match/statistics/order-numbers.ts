import type { Statistics } from '@touchline/contract'

type Numbers = Statistics['numbers']

/** Numbers that are named in the messages, in the order in which they are shown. */
export const KNOWN_NUMBERS = [
  'possession',
  'shots',
  'shots_on_target',
  'dangerous_attacks',
  'corners',
  'offsides',
  'fouls',
  'yellow_cards',
  'red_cards',
  'aces',
  'double_faults',
] as const

export type KnownNumber = (typeof KNOWN_NUMBERS)[number]

export function knownNumber(key: string): KnownNumber | undefined {
  return KNOWN_NUMBERS.find((known) => known === key)
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
