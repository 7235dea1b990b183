import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'

import { useLinks } from '../../addresses/links.ts'
import { fillOf } from '../../base/filled-in.tsx'
import { momentMark } from '../../base/page-fill.ts'
import { useServices } from '../../base/services.ts'
import { leastAge } from '../../player/session/rules-country.ts'
import { usePreferences } from '../../preferences/use-preferences.ts'
import { hasOwnLimits, useSystemSettings } from '../../data/queries/system-settings.ts'
import { openModal } from '../../parts/modals/modal-store.ts'
import { Brand } from '../brand/brand.tsx'
import styles from './footer.module.css'
import { yearInZone } from '../../preferences/year-in-zone.ts'

const PAGES = ['saferGambling', 'rules', 'terms', 'help', 'about'] as const

type FooterProps = {
  onShortcuts: () => void
  /** Links of the operator. */
  own?: false | ((part: { name: 'footer' }) => ReactNode)
}

/** The page's end: age, responsible play, year. */
export function Footer({ onShortcuts, own = false }: FooterProps) {
  const t = useTranslations('layout')
  const links = useLinks()
  const { page, modals } = useServices()
  const system = useSystemSettings()
  const { operator } = system.platform
  const hasLimits = hasOwnLimits(system)
  const fill = fillOf(page)
  const zone = usePreferences((preferences) => (fill === undefined ? preferences.timeZone : null))
  const { renderedAt } = page
  const year =
    fill === undefined
      ? yearInZone(renderedAt, zone ?? 'UTC')
      : momentMark(fill, 'year', renderedAt)
  return (
    <footer className={styles['footer']}>
      <div className={styles['line']}>
        <Brand />
        <button type="button" className={styles['shortcuts']} onClick={onShortcuts}>
          {t('shortcuts.title')}
        </button>
      </div>
      <nav className={styles['links']} aria-label={t('pages')}>
        {hasLimits && <Link {...links.profile('limits')}>{t('limits')}</Link>}
        {PAGES.map((name) => (
          <Link key={name} {...links.info(name)}>
            {t(`info.${name}`)}
          </Link>
        ))}
        {own && own({ name: 'footer' })}
        <button type="button" onClick={() => openModal(modals, 'timeZone')}>
          {t('timeZone')}
        </button>
        <button type="button" onClick={() => openModal(modals, 'cookieNotice')}>
          {t('cookies')}
        </button>
      </nav>
      <div className={styles['line']}>
        <span className={styles['age']} dir="ltr">
          {leastAge(system)}+
        </span>
        <p className={styles['note']}>{t('footerNote')}</p>
      </div>
      <p className={styles['small']}>
        {t('copyright', { year })}{' '}
        {operator?.licence ? (
          <>
            {t('operatedBy', { name: operator.name })}{' '}
            <a href={operator.licence.url ?? undefined}>
              {t('licence', { number: operator.licence.number })}
            </a>
          </>
        ) : (
          t('footerDemo')
        )}
      </p>
    </footer>
  )
}
