import { Link } from '@tanstack/react-router'
import type { Tournament } from '@touchline/contract'
import { chipAttributes, ChipCount, ChipRow, Flag } from '@touchline/ui'
import { useTranslations } from 'use-intl'

import { useLinks } from '../../../addresses/links.ts'

const MOST = 16

/** The first leagues of a sport or category, within a thumb's reach. */
export function LeagueChips({ leagues }: { leagues: readonly Tournament[] }) {
  const t = useTranslations('catalogue')
  const links = useLinks()
  const first = leagues
    .filter((league) => league.gamesCount > 0)
    .toSorted((a, b) => a.priority - b.priority)
    .slice(0, MOST)
  if (first.length < 2) return null
  return (
    <ChipRow label={t('topLeagues')} startLabel={t('scrollBack')} endLabel={t('scrollOn')}>
      {first.map((league) => (
        <Link key={league.id} {...links.league(league)} {...chipAttributes()}>
          <Flag countryCode={league.category.countryCode} />
          <bdi>{league.name}</bdi>
          <ChipCount>{league.gamesCount}</ChipCount>
        </Link>
      ))}
    </ChipRow>
  )
}
