import type { Match } from '@touchline/contract'
import { TeamLogo } from '@touchline/ui'

import { badgeOf } from './badge-of.ts'

type SideLogoProps = {
  match: Pick<Match, 'home' | 'away' | 'sport'>
  side: 'home' | 'away'
  /** Edge in px. */
  size?: number
}

/** The logo of one side of a match, or what stands in its place. */
export function SideLogo({ match, side, size = 20 }: SideLogoProps) {
  const { name, logo, kit } = match[side]
  return <TeamLogo name={name} kit={kit} logoUrl={logo} size={size} of={badgeOf(match.sport.key)} />
}
