import type { ModalStore } from '../../parts/modals/modal-store.ts'
import { openModal, closeModal } from '../../parts/modals/modal-store.ts'
import { isLoggedIn } from '../../player/session/session-state.ts'
import type { SessionStore } from '../../player/session/session-store.ts'

/** AUTH-18, RG-09: what the end and the beginning of a session have to ask or to tell the player. */
export function followSessionPrompts(session: SessionStore, modals: ModalStore): void {
  session.onSignedOut((reason, { isElsewhere, availableAt, isActivity }) => {
    // The tab in which it showed asks; two prompts for one session would be one too many.
    if (reason === 'expired' && !isElsewhere) openModal(modals, 'signIn', 'sessionExpired')
    const name = isActivity ? 'activityLimit' : 'outOfSessionLimit'
    if (reason === 'limit') openModal(modals, name, null, { availableAt })
  })
  session.subscribe(() => {
    // Ways in are for visitors; another tab may have been the one to sign in.
    if (isLoggedIn(session.getState())) {
      closeModal(modals, 'signIn')
      closeModal(modals, 'signUp')
    }
  })
}
