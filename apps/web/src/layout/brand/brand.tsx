import { Link } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'

import { useLinks } from '../../addresses/links.ts'
import styles from './brand.module.css'

/** HEAD-02: mark and name, leading home. */
export function Brand() {
  const t = useTranslations('layout')
  return (
    <Link {...useLinks().home()} className={styles['brand']} aria-label={t('brandHome')}>
      <svg viewBox="0 0 24 24" width="26" height="26" aria-hidden>
        <path
          d="M4.5 18 12 5.5 19.5 18M8.6 14.2h6.8"
          fill="none"
          stroke="currentColor"
          strokeWidth="2.6"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      </svg>
      <span className={styles['name']}>Touchline</span>
    </Link>
  )
}
