import type { Alerts } from '../../parts/alerts/alerts.ts'
import type { SessionStore } from '../../player/session/session-store.ts'

const KEY = 'sign-out'

/** Says that a player is signed out once it is so, and what holds it up until then. */
export function tellSignOut(session: Pick<SessionStore, 'onSignOutTold'>, alerts: Alerts): void {
  session.onSignOutTold((outcome) => {
    const t = alerts.translate()
    if (outcome === 'done') {
      alerts.queue.push({ tone: 'info', title: t('alerts.signedOut'), key: KEY })
      return
    }
    alerts.queue.push({
      tone: 'warning',
      title: t('alerts.signOutWaiting'),
      description: t('alerts.signOutWaitingHint'),
      durationMs: null,
      key: KEY,
    })
  })
}
