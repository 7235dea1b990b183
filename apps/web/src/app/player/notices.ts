import type { Alerts } from '../../parts/alerts/alerts.ts'
import type { ModalStore } from '../../parts/modals/modal-store.ts'
import { openModal, closeModal } from '../../parts/modals/modal-store.ts'
import { isLoggedIn } from '../../player/session/session-state.ts'
import type { SessionStore } from '../../player/session/session-store.ts'

/** AUTH-18, AUTH-23, RG-09: what the session itself has to ask or to tell the player. */
export function followSessionPrompts(session: SessionStore, modals: ModalStore): void {
  session.onSignedOut((reason, { isElsewhere, availableAt, isActivity }) => {
    // The tab in which it showed asks; two prompts for one session would be one too many.
    if (reason === 'expired' && !isElsewhere) openModal(modals, 'signIn', 'sessionExpired')
    const name = isActivity ? 'activityLimit' : 'outOfSessionLimit'
    if (reason === 'limit') openModal(modals, name, null, { availableAt })
  })
  let wasMissing = false
  session.subscribe(() => {
    // Ways in are for visitors; another tab may have been the one to sign in.
    if (isLoggedIn(session.getState())) {
      closeModal(modals, 'signIn')
      closeModal(modals, 'signUp')
    }
    const missed = session.getState().profile?.authFieldsMissed ?? []
    const isMissing = missed.length > 0
    if (isMissing === wasMissing) return
    wasMissing = isMissing
    if (isMissing) openModal(modals, 'missingFields')
    else closeModal(modals, 'missingFields')
  })
}

const SIGN_OUT_KEY = 'sign-out'

/** Says that a player is signed out once it is so, and what holds it up until then. */
export function tellSignOut(session: Pick<SessionStore, 'onSignOutTold'>, alerts: Alerts): void {
  session.onSignOutTold((outcome) => {
    const t = alerts.translate()
    if (outcome === 'done') {
      alerts.queue.push({ tone: 'info', title: t('alerts.signedOut'), key: SIGN_OUT_KEY })
      return
    }
    alerts.queue.push({
      tone: 'warning',
      title: t('alerts.signOutWaiting'),
      description: t('alerts.signOutWaitingHint'),
      durationMs: null,
      key: SIGN_OUT_KEY,
    })
  })
}

const ACCOUNT_KEY = 'account'

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
    if (!isMissing) return alerts.queue.withdraw(ACCOUNT_KEY)
    const t = alerts.translate()
    alerts.queue.push({
      tone: 'warning',
      title: t('alerts.accountMissing'),
      description: t('alerts.accountMissingHint'),
      action: { label: t('alerts.tryAgain'), onAction: () => void session.start(true) },
      durationMs: null,
      key: ACCOUNT_KEY,
    })
    return undefined
  })
}
