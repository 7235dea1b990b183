import { Link } from '@tanstack/react-router'
import { buttonAttributes } from '@touchline/ui'
import { useTranslations } from 'use-intl'

import { useLinks } from '../../addresses/links.ts'
import { hasOwnLimits, useSystemSettings } from '../../data/queries/system-settings.ts'
import { InfoPage } from './info-page.tsx'
import styles from './info-page.module.css'
import { InfoSection } from './info-section.tsx'

const PARTS = ['signs', 'tools', 'talk'] as const

/** FAIR-26, FAIR-38: one press from every page, and one press from the limits. */
export function SaferGamblingPage() {
  return (
    <InfoPage name="saferGambling">
      <Parts />
    </InfoPage>
  )
}

function Parts() {
  const t = useTranslations('info.saferGambling')
  const layout = useTranslations('layout')
  const links = useLinks()
  const hasLimits = hasOwnLimits(useSystemSettings())
  return (
    <>
      {PARTS.filter((part) => hasLimits || part !== 'tools').map((part) => (
        <InfoSection key={part} title={t(`${part}.title`)}>
          <p>{t(`${part}.text`)}</p>
        </InfoSection>
      ))}
      {hasLimits && (
        <div className={styles['links']}>
          <Link {...links.profile('limits')} {...buttonAttributes({ tone: 'primary' })}>
            {layout('limits')}
          </Link>
        </div>
      )}
    </>
  )
}
