import { useTranslations } from 'use-intl'

import { useSite } from '../../data/queries/site.ts'
import styles from './own-header.module.css'

/** Tells whoever has the address of a preview that nobody else sees this page. */
export function DraftStrip() {
  const t = useTranslations('site')
  const site = useSite()
  if (site?.isDraft !== true) return null
  return (
    <p role="status" className={styles['draft']} data-draft={site.version}>
      <strong>{t('draft')}</strong> {t('draftNote', { version: String(site.version) })}
    </p>
  )
}
