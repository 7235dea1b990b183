import { useQuery } from '@tanstack/react-query'
import { Icon, SportIcon } from '@touchline/ui'
import type { Sport } from '@touchline/contract'
import { useRef, useState, type ReactNode } from 'react'
import { useTranslations } from 'use-intl'

import { useLinks } from '../../addresses/links.ts'
import { lateComponent } from '../../parts/late/late-component.tsx'
import { useServices } from '../../base/services.ts'
import { sportsQuery } from '../../data/queries/catalogue.ts'
import { byPlay } from './by-name.ts'
import { NavEntry } from './nav-entry.tsx'
import { NavSection } from './nav-section.tsx'
import { Pinned } from './pinned.tsx'
import styles from './side-nav.module.css'
import { SportEntry } from './sport-entry.tsx'
import { TopLeagues } from './top-leagues.tsx'

/** What comes with the first sign: tips, which nobody needs before it, and entries below all others. */
const LateNav = lateComponent(
  async () => (await import('./late-nav.tsx')).LateNav,
  () => null,
)

type SideNavProps = {
  /** Between 960 and 1280 px only icons show; their names come as tips. */
  narrows?: boolean
  /** Above all others, what the operator puts there. */
  own?: false | ((part: { name: 'side' }) => ReactNode)
}

/** Favourites, top leagues, live and all sports with their numbers of matches (HEAD-13). */
export function SideNav({ narrows = false, own = false }: SideNavProps) {
  const t = useTranslations('layout')
  const links = useLinks()
  const services = useServices()
  const nav = useRef<HTMLElement>(null)
  const { data: sports = [] } = useQuery(sportsQuery(services))
  const ordered = useHeldOrder(sports.filter((sport) => sport.gamesCount > 0))
  const live = sports.reduce((sum, sport) => sum + sport.liveCount, 0)
  return (
    <nav
      ref={nav}
      aria-label={t('browse')}
      className={styles['nav']}
      data-narrows={narrows || undefined}
    >
      {own && own({ name: 'side' })}
      <Pinned />
      <TopLeagues />
      <ul className={styles['section']}>
        <li>
          <NavEntry
            link={links.live()}
            icon={<Icon name="live" />}
            name={t('liveNow')}
            count={live}
            tone="live"
          />
        </li>
        {sports.some(({ type }) => type === 'cybersport') && (
          <li>
            <NavEntry
              link={links.cybersport()}
              icon={<SportIcon sportKey="esports" />}
              name={t('esports')}
            />
          </li>
        )}
        <li>
          <NavEntry link={links.schedule()} icon={<Icon name="calendar" />} name={t('schedule')} />
        </li>
        <li>
          <NavEntry link={links.results()} icon={<Icon name="history" />} name={t('results')} />
        </li>
      </ul>
      <NavSection title={t('allSports')}>
        {ordered.map((sport) => (
          <SportEntry key={sport.id} sport={sport} />
        ))}
      </NavSection>
      <LateNav nav={nav} />
    </nav>
  )
}

/** The order of the first look: no entry moves under the pointer when a match begins. */
function useHeldOrder(sports: readonly Sport[]): readonly Sport[] {
  const { page } = useServices()
  const [order] = useState(() => byPlay(sports, page.locale).map(({ key }) => key))
  const place = ({ key }: Sport) => (order.includes(key) ? order.indexOf(key) : order.length)
  return sports.toSorted((a, b) => place(a) - place(b))
}
