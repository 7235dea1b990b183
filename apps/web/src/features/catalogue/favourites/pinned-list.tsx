import { useQuery } from '@tanstack/react-query'
import { Link, type LinkProps } from '@tanstack/react-router'
import { Flag, SportIcon } from '@touchline/ui'
import { useState, type ReactNode } from 'react'
import { useTranslations } from 'use-intl'

import { useLinks } from '../../../addresses/links.ts'
import type { Favourite } from '../../../player/favourites/favourite-state.ts'
import { FavouriteStar } from '../../../parts/favourite-star/favourite-star.tsx'
import { useServices } from '../../../base/services.ts'
import { sportsQuery, tournamentsQuery } from '../../../data/queries/catalogue.ts'
import { PageSection } from '../page/page-section.tsx'
import styles from './pinned-list.module.css'

/** Leagues and sports among the favourites. What loses its star stays until the player leaves. */
export function PinnedList() {
  const t = useTranslations('favourites')
  return (
    <PageSection title={t('pinned')}>
      <PinnedEntries hasLeagues hasSports />
    </PageSection>
  )
}

type PinnedEntriesProps = { hasLeagues: boolean; hasSports: boolean }

export function PinnedEntries({ hasLeagues, hasSports }: PinnedEntriesProps) {
  const services = useServices()
  const links = useLinks()
  const [{ tournaments, sports }] = useState(() => services.favourites.getState())
  const leagueQuery = tournamentsQuery(services, { id: [...tournaments] })
  const { data: starred = [] } = useQuery({
    ...leagueQuery,
    enabled: hasLeagues && tournaments.size > 0,
  })
  const { data: known = [] } = useQuery(sportsQuery(services))
  // A query that is not asked still answers with what another list of the page asked for.
  const leagues = hasLeagues ? starred : []
  const shown = hasSports ? known.filter(({ id }) => sports.has(id)) : []
  if (shown.length + leagues.length === 0) return null
  return (
    <ul className={styles['list']}>
      {shown.map(({ id, key, name, gamesCount }) => (
        <Entry
          key={`sport ${id}`}
          favourite={{ type: 'sports', id }}
          link={links.sport(key)}
          icon={<SportIcon sportKey={key} />}
          name={name}
          count={gamesCount}
        />
      ))}
      {leagues.map((league) => (
        <Entry
          key={`league ${league.id}`}
          favourite={{ type: 'tournaments', id: league.id }}
          link={links.league(league)}
          icon={<Flag countryCode={league.category.countryCode} />}
          name={league.name}
          count={league.gamesCount}
        />
      ))}
    </ul>
  )
}

type EntryProps = {
  favourite: Favourite
  link: LinkProps
  icon: ReactNode
  name: string
  count: number
}

function Entry({ favourite, link, icon, name, count }: EntryProps) {
  return (
    <li className={styles['entry']}>
      <FavouriteStar {...favourite} name={name} />
      <Link {...link} className={styles['link']}>
        {icon}
        <bdi className={styles['name']}>{name}</bdi>
        <span className={styles['count']}>{count}</span>
      </Link>
    </li>
  )
}
