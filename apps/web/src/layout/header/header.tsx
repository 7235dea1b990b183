import { Link } from '@tanstack/react-router'
import { classNames } from '@touchline/ui'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'

import { useLinks } from '../../addresses/links.ts'
import { Brand } from '../brand/brand.tsx'
import { lateComponent } from '../../parts/late/late-component.tsx'
import styles from './header.module.css'
import { LiveCount } from './live-count.tsx'
import { SearchButton } from './search-button.tsx'

/** Until the player's first sign its place is kept. */
export const FeedLight = lateComponent(
  async () => (await import('../feed-light/feed-light.tsx')).FeedLight,
  () => <span aria-hidden className={styles['light']} />,
)

/** They stand after all else, and move nothing. */
const OfferLinks = lateComponent(
  async () => (await import('../side-nav/late-nav.tsx')).OfferLinks,
  () => null,
)

type HeaderProps = {
  /** Opens the drawer; shown from 780 to 960 px, where the bottom bar has no Menu. */
  menu: ReactNode
  /** Takes the brand's place on a phone. */
  back: ReactNode
  /** Odds format, language, theme: from 960 px up. */
  settings: ReactNode
  /** Sign in / Join, or balance and profile. */
  session: ReactNode
}

export function Header({ menu, back, settings, session }: HeaderProps) {
  const t = useTranslations('layout')
  const links = useLinks()
  return (
    <div className={styles['bar']}>
      <div className={styles['menu']}>{menu}</div>
      {back}
      <div className={styles['brand']}>
        <Brand />
      </div>
      <nav className={styles['nav']} aria-label={t('mainNavigation')}>
        <Link
          {...links.home()}
          className={styles['item']}
          activeOptions={{ exact: true }}
          data-press
        >
          {t('sports')}
        </Link>
        <Link {...links.live()} className={styles['item']} data-press>
          {t('live')}
          <LiveCount className={styles['count']} />
        </Link>
        <OfferLinks className={classNames(styles['item'], styles['offer'])} />
      </nav>
      <SearchButton />
      <FeedLight />
      <div className={styles['settings']}>{settings}</div>
      <div className={styles['session']}>{session}</div>
    </div>
  )
}
