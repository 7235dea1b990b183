import type { Match } from '@touchline/contract'
import { kitColours as coloursOf } from '@touchline/ui'
import type { CSSProperties } from 'react'

/** The colours in which two sides meet: the visitors change where both would wear the same. */
function kitColours({ home, away }: Pick<Match, 'home' | 'away'>): {
  home: string
  away: string
} {
  const [own] = coloursOf(home.name, home.kit)
  const [first, second] = coloursOf(away.name, away.kit)
  return { home: own, away: first === own ? second : first }
}

/** The same as `--kit-home` and `--kit-away`, for everything inside an element. */
export function kitStyle(match: Pick<Match, 'home' | 'away'>): CSSProperties {
  const { home, away } = kitColours(match)
  return { '--kit-home': home, '--kit-away': away }
}
