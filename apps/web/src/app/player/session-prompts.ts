import { closeModal, openModal, type ModalStore } from '../../parts/modals/modal-store.ts'
import { isLoggedIn } from '../../player/session/session-state.ts'
import type { SessionStore } from '../../player/session/session-store.ts'

/** AUTH-18, AUTH-23, RG-09: what the session itself has to ask or to tell the player. */
export function followSessionPrompts(session: SessionStore, modals: ModalStore): void {
  session.onSignedOut((reason, { isElsewhere, availableAt }) => {
    // The tab in which it showed asks; two prompts for one session would be one too many.
    if (reason === 'expired' && !isElsewhere) openModal(modals, 'signIn', 'sessionExpired')
    if (reason === 'limit') openModal(modals, 'outOfSessionLimit', null, { availableAt })
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
