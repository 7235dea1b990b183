import { useQuery } from '@tanstack/react-query'
import { Flag } from '@touchline/ui'
import { useTranslations } from 'use-intl'

import { useLinks } from '../../addresses/links.ts'
import { useServices } from '../../base/services.ts'
import { tournamentsQuery } from '../../data/queries/catalogue.ts'
import { NavEntry } from './nav-entry.tsx'
import { NavSection } from './nav-section.tsx'

/** Filters of the leagues that the left column offers first: the greatest with matches to bet on. */
export const TOP_LEAGUES = { bettable: true, limit: 8 }

export function TopLeagues() {
  const t = useTranslations('layout')
  const links = useLinks()
  const { data: leagues } = useQuery(tournamentsQuery(useServices(), TOP_LEAGUES))
  if (leagues === undefined || leagues.length === 0) return null
  return (
    <NavSection title={t('topLeagues')}>
      {leagues.map((league) => (
        <li key={league.id}>
          <NavEntry
            link={links.league(league)}
            icon={<Flag countryCode={league.category.countryCode} />}
            name={league.name}
            count={league.gamesCount}
          />
        </li>
      ))}
    </NavSection>
  )
}
