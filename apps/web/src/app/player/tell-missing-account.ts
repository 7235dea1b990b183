import type { Alerts } from '../../parts/alerts/alerts.ts'
import type { SessionStore } from '../../player/session/session-store.ts'

const KEY = 'account'

/** Says that a player's account could not be read, until it has been. */
export function tellMissingAccount(
  session: Pick<SessionStore, 'getState' | 'subscribe' | 'start'>,
  alerts: Alerts,
): void {
  let wasMissing = false
  session.subscribe(() => {
    const { isMissing } = session.getState()
    if (isMissing === wasMissing) return
    wasMissing = isMissing
    if (!isMissing) return alerts.queue.withdraw(KEY)
    const t = alerts.translate()
    alerts.queue.push({
      tone: 'warning',
      title: t('alerts.accountMissing'),
      description: t('alerts.accountMissingHint'),
      action: { label: t('alerts.tryAgain'), onAction: () => void session.start(true) },
      durationMs: null,
      key: KEY,
    })
    return undefined
  })
}
