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
          d="M4 21V4h17M4 12.8A8.8 8.8 0 0 0 12.8 4"
          fill="none"
          stroke="currentColor"
          strokeWidth="2.4"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
        <circle cx="16.5" cy="16.5" r="2.8" fill="currentColor" />
      </svg>
      <span className={styles['name']}>Touchline</span>
    </Link>
  )
}
