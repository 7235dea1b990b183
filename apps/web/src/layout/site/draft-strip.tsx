import type { SiteView } from '@touchline/contract'
import { useTranslations } from 'use-intl'

import { useSite } from '../../data/queries/site.ts'
import styles from './own-header.module.css'

type For = NonNullable<SiteView['previewFor']>

function ShownTo({ audience, groups, isVerified }: For) {
  const t = useTranslations('site')
  if (audience !== 'logged_in') return t('draftAs.visitor')
  return (
    <>
      {t(isVerified ? 'draftAs.verified' : 'draftAs.player')}
      {groups.length > 0 && (
        <>
          {' '}
          <bdi>{t('draftAs.groups', { names: groups.join(', ') })}</bdi>
        </>
      )}
    </>
  )
}

/** Tells whoever has the address of a preview that nobody else sees this page, and as whom they do. */
export function DraftStrip() {
  const t = useTranslations('site')
  const site = useSite()
  if (site?.isDraft !== true) return null
  return (
    <p role="status" className={styles['draft']} data-draft={site.version}>
      <strong>{t('draft')}</strong> {t('draftNote', { version: String(site.version) })}{' '}
      {site.previewFor != null && <ShownTo {...site.previewFor} />}
    </p>
  )
}
