import type { Match } from '@touchline/contract'
import { kitColours as coloursOf } from '@touchline/ui'
import type { CSSProperties } from 'react'

/** The colours in which two sides meet: the visitors change where both would look the same. */
function kitColours({ home, away }: Pick<Match, 'home' | 'away'>): {
  home: string
  away: string
} {
  const [own] = coloursOf(home.name, home.kit)
  const colours = coloursOf(away.name, away.kit)
  return { home: own, away: colours.find((one) => !areAlike(own, one)) ?? colours[0] }
}

/** As much of red, green or blue lies between colours of two bars that are told apart, in either theme. */
const APART = 88

/** Two reds, or black and a dark green: dark colours are drawn lighter, and are alike then. */
function areAlike(one: string, other: string): boolean {
  return [1, 3, 5].every((at) => Math.abs(channel(one, at) - channel(other, at)) < APART)
}

const channel = (hex: string, at: number) => Number.parseInt(hex.slice(at, at + 2), 16)

/** The same as `--kit-home` and `--kit-away`, for everything inside an element. */
export function kitStyle(match: Pick<Match, 'home' | 'away'>): CSSProperties {
  const { home, away } = kitColours(match)
  return { '--kit-home': home, '--kit-away': away }
}
