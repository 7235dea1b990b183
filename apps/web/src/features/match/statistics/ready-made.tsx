import type { Statistics } from '@touchline/contract'
import { useTranslations } from 'use-intl'

import { useServices } from '../../../base/services.ts'
import styles from './statistics.module.css'

type ReadyMadeProps = { widget: Pick<Statistics, 'url' | 'html'> }

/** GAP-36: of a provider that tells no numbers, but has something to show. */
export function isReadyMade({ numbers, url, html }: Statistics): boolean {
  return numbers === undefined && (url ?? html ?? null) !== null
}

/** A provider's widget, which can do nothing to the page around it. */
export function ReadyMade({ widget: { url, html } }: ReadyMadeProps) {
  const t = useTranslations('match.tabs')
  const { page } = useServices()
  // With both, a page of this very site could take its own sandbox off.
  const isForeign =
    url != null && new URL(url, page.publicUrl).origin !== new URL(page.publicUrl).origin
  return (
    <iframe
      {...(url == null ? { srcDoc: html ?? '' } : { src: url })}
      title={t('statistics')}
      sandbox={`allow-scripts allow-popups${isForeign ? ' allow-same-origin' : ''}`}
      referrerPolicy="strict-origin-when-cross-origin"
      className={styles['frame']}
    />
  )
}
