import { string } from '@touchline/contract/schema'

import type { KeyValueStorage } from '../../base/browser-storage.ts'
import { storedText } from '../../base/stored.ts'
import type { Alerts } from './alerts.ts'

/** What Vite says when a file of the page cannot be had: after a deployment the old ones are gone. */
const LOST = 'vite:preloadError'
/** The part for which this tab was loaded again by itself. */
const RELOADED_FOR = storedText('reloaded_for', string())

type LostParts = {
  /** Where the news come in: the window. */
  page: EventTarget
  alerts: Alerts
  /** Of the tab. */
  storage: KeyValueStorage
  isOnline: () => boolean
  /** Another page is on its way: loading the document brings it, and nothing is lost by that. */
  isOpeningPage: () => boolean
  /** Something stands over the page that the player may have filled in. */
  isDialogOpen: () => boolean
  reload: () => void
}

/**
 * Brings the page up to date when a part of it is gone: by itself while another page opens, but only
 * once for the same part, else when the player says so. Without a connection nothing is gone, and
 * the alert of that has been raised already.
 */
export function watchLostParts(lost: LostParts): () => void {
  let isReloading = false
  const onLost = (event: Event) => {
    if (isReloading || !lost.isOnline()) return
    const part = nameOf(event)
    const mayReload = lost.isOpeningPage() && !lost.isDialogOpen()
    if (!mayReload || RELOADED_FOR.read(lost.storage) === part) return tell(lost)
    RELOADED_FOR.write(lost.storage, part)
    // A page that goes may lose many more parts.
    isReloading = true
    return lost.reload()
  }
  lost.page.addEventListener(LOST, onLost)
  return () => lost.page.removeEventListener(LOST, onLost)
}

function tell({ alerts, reload }: LostParts): void {
  const t = alerts.translate()
  alerts.queue.push({
    tone: 'warning',
    title: t('alerts.partLost'),
    description: t('alerts.partLostHint'),
    action: { label: t('alerts.reload'), onAction: reload },
    durationMs: null,
    key: 'part-lost',
  })
}

/** The browser names the file in its error. */
function nameOf(event: Event): string {
  return 'payload' in event && event.payload instanceof Error ? event.payload.message : ''
}
