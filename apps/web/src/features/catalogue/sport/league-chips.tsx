import { Link } from '@tanstack/react-router'
import type { Tournament } from '@touchline/contract'
import { chipAttributes, ChipCount, Flag } from '@touchline/ui'

import { useLinks } from '../../../addresses/links.ts'

const MOST = 16

/** The first leagues of a sport or category, within a thumb's reach. */
export function LeagueChips({ leagues }: { leagues: readonly Tournament[] }) {
  const links = useLinks()
  const first = leagues
    .filter((league) => league.gamesCount > 0)
    .toSorted((a, b) => a.priority - b.priority)
    .slice(0, MOST)
  if (first.length < 2) return null
  return first.map((league) => (
    <Link key={league.id} {...links.league(league)} {...chipAttributes()}>
      <Flag countryCode={league.category.countryCode} />
      <bdi>{league.name}</bdi>
      <ChipCount>{league.gamesCount}</ChipCount>
    </Link>
  ))
}
