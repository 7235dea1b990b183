import { Link } from '@tanstack/react-router'
import { Icon, type IconName } from '@touchline/ui'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'

import { useLinks } from '../../addresses/links.ts'
import { LiveCount } from '../header/live-count.tsx'
import styles from './bottom-bar.module.css'

type BottomBarProps = {
  slipCount: number
  /** null: no way leads to My bets. */
  openBetsCount: number | null
  onSlip: () => void
  onMenu: () => void
}

/** A phone's five ways: Home, Live, Bet slip, My bets, Menu. */
export function BottomBar({ slipCount, openBetsCount, onSlip, onMenu }: BottomBarProps) {
  const t = useTranslations('layout')
  const links = useLinks()
  return (
    <nav
      aria-label={t('mainNavigation')}
      className={styles['bar']}
      data-ways={openBetsCount === null ? 4 : 5}
    >
      <Link {...links.home()} className={styles['slot']} activeOptions={{ exact: true }} data-press>
        <SlotIcon name="home" />
        {t('home')}
      </Link>
      <Link {...links.live()} className={styles['slot']} data-press>
        <SlotIcon name="live">
          <LiveCount className={styles['count']} />
        </SlotIcon>
        {t('live')}
      </Link>
      <button
        type="button"
        className={styles['slot']}
        data-raised
        aria-haspopup="dialog"
        onClick={onSlip}
      >
        <SlotIcon name="ticket">
          {slipCount > 0 && <span className={styles['count']}>{slipCount}</span>}
        </SlotIcon>
        {t('betSlip')}
      </button>
      {openBetsCount !== null && (
        <Link {...links.myBets()} className={styles['slot']} data-press>
          <SlotIcon name="receipt">
            {openBetsCount > 0 && <span className={styles['count']}>{openBetsCount}</span>}
          </SlotIcon>
          {t('myBets')}
        </Link>
      )}
      <button type="button" className={styles['slot']} aria-haspopup="dialog" onClick={onMenu}>
        <SlotIcon name="menu" />
        {t('menu')}
      </button>
    </nav>
  )
}

function SlotIcon({ name, children }: { name: IconName; children?: ReactNode }) {
  return (
    <span className={styles['icon']}>
      <Icon name={name} />
      {children}
    </span>
  )
}
