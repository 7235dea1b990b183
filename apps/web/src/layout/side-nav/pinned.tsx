import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Flag, Icon, Skeleton, SportIcon } from '@touchline/ui'
import { useTranslations } from 'use-intl'

import { useLinks } from '../../addresses/links.ts'
import { useFavourites } from '../../favourites/use-favourites.ts'
import { useServices } from '../../lib/services.ts'
import { sportsQuery, tournamentsQuery } from '../../queries/catalogue.ts'
import { NavEntry } from './nav-entry.tsx'
import styles from './side-nav.module.css'

/** The way to the favourites, and the sports and leagues among them. */
export function Pinned() {
  const t = useTranslations('favourites')
  const matches = useFavourites((state) => state.matches.size)
  return (
    <div className={styles['section']}>
      <ul>
        <li>
          <NavEntry
            link={useLinks().favourites()}
            icon={<Icon name="star" />}
            name={t('title')}
            count={matches === 0 ? undefined : matches}
          />
        </li>
        <PinnedSports />
        <PinnedLeagues />
        <Expected />
      </ul>
    </div>
  )
}

function PinnedSports() {
  const links = useLinks()
  const ids = useFavourites((state) => state.sports)
  const { data: sports = [] } = useQuery(sportsQuery(useServices()))
  return sports
    .filter(({ id }) => ids.has(id))
    .map(({ id, key, name, gamesCount }) => (
      <li key={id}>
        <NavEntry
          link={links.sport(key)}
          icon={<SportIcon sportKey={key} />}
          name={name}
          count={gamesCount}
        />
      </li>
    ))
}

function PinnedLeagues() {
  const links = useLinks()
  const ids = [...useFavourites((state) => state.tournaments)]
  const { data: leagues = [] } = useQuery({
    ...tournamentsQuery(useServices(), { id: ids }),
    enabled: ids.length > 0,
    placeholderData: keepPreviousData,
  })
  return ids.map((id) => {
    const league = leagues.find((each) => each.id === id)
    if (league === undefined) return <Waiting key={id} />
    return (
      <li key={id}>
        <NavEntry
          link={links.league(league)}
          icon={<Flag countryCode={league.category.countryCode} />}
          name={league.name}
          count={league.gamesCount}
        />
      </li>
    )
  })
}

/** As many places as there were last time, so that nothing moves when they are known. */
function Expected() {
  const { page } = useServices()
  const isUnknown = useFavourites((state) => state.status === 'unknown')
  return (
    isUnknown &&
    Array.from({ length: page.preferences.pinned }, (_, index) => <Waiting key={index} />)
  )
}

function Waiting() {
  return (
    <li className={styles['entry']} aria-hidden>
      <span className={styles['link']}>
        <Skeleton inlineSize="70%" blockSize={14} />
      </span>
    </li>
  )
}
