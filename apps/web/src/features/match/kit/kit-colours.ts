import type { Match } from '@touchline/contract'
import { designCrest } from '@touchline/ui'
import type { CSSProperties } from 'react'

/** The colours in which two sides meet: the visitors change where both would wear the same. */
export function kitColours({ home, away }: Pick<Match, 'home' | 'away'>): {
  home: string
  away: string
} {
  const [own, other] = [designCrest(home.name), designCrest(away.name)]
  return {
    home: own.primary,
    away: other.primary === own.primary ? other.secondary : other.primary,
  }
}

/** The same as `--kit-home` and `--kit-away`, for everything inside an element. */
export function kitStyle(match: Pick<Match, 'home' | 'away'>): CSSProperties {
  const { home, away } = kitColours(match)
  return { '--kit-home': home, '--kit-away': away } as CSSProperties
}
