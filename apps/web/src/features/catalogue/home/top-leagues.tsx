import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { Tournament } from '@touchline/contract'
import { Flag } from '@touchline/ui'
import { useTranslations } from 'use-intl'

import { useLinks } from '../../../addresses/links.ts'
import { useServices } from '../../../base/services.ts'
import { TOP_LEAGUES } from '../../../layout/side-nav/top-leagues.tsx'
import { tournamentsQuery } from '../../../data/queries/catalogue.ts'
import { PageSection } from '../page/page-section.tsx'
import styles from './home-page.module.css'

export function TopLeagues() {
  const t = useTranslations('catalogue')
  const { data: leagues } = useSuspenseQuery(tournamentsQuery(useServices(), TOP_LEAGUES))
  if (leagues.length === 0) return null
  return (
    <PageSection title={t('topLeagues')}>
      <LeagueCards leagues={leagues} />
    </PageSection>
  )
}

export function LeagueCards({ leagues }: { leagues: readonly Tournament[] }) {
  const links = useLinks()
  return (
    <div className={styles['leagues']}>
      {leagues.map((league) => (
        <Link key={league.id} {...links.league(league)} className={styles['league']}>
          <Flag countryCode={league.category.countryCode} />
          <span className={styles['names']}>
            <bdi>{league.name}</bdi>
            <bdi>{league.category.name}</bdi>
          </span>
          <span className={styles['count']}>{league.gamesCount}</span>
        </Link>
      ))}
    </div>
  )
}
