import { openModal, type ModalStore } from '../../parts/modals/modal-store.ts'
import type { SessionStore } from '../../player/session/session-store.ts'
import { browserStorages, type KeyValueStorage } from '../../base/browser-storage.ts'
import { storedMark } from '../../base/stored.ts'
import { serverNow } from '../../base/clock/clock-skew.ts'
import { isQuiet } from '../../player/limits/quiet-browser.ts'
import type { Services } from '../services.ts'

/** Says that this browser session was reminded already (GAP-59). */
const REMINDED = storedMark('sign_up_reminded')

type SignUpReminderOptions = {
  session: SessionStore
  modals: ModalStore
  /** Ends with the browser session. */
  storage: KeyValueStorage
  seconds: number
  /** On pages that are ways into an account, and for whoever takes a break or wants it calm on this device. */
  isLeftAlone: () => boolean
}

/** The reminder of this page. @returns stops it */
export function remindHere(
  {
    page,
    session,
    modals,
    preferences,
  }: Pick<Services, 'page' | 'session' | 'modals' | 'preferences'>,
  seconds: number,
): () => void {
  const { session: storage, local } = browserStorages()
  const isLeftAlone = () =>
    preferences.getState().calm ||
    isQuiet(local, serverNow(page)) ||
    document.querySelector('[data-page="users"]') !== null
  return startSignUpReminder({ session, modals, storage, seconds, isLeftAlone })
}

/**
 * AUTH-34, GAP-59: asks a visitor once to sign up, never over another modal: it waits until that
 * one closes. @returns stops it
 */
export function startSignUpReminder(options: SignUpReminderOptions): () => void {
  const { session, modals, storage, seconds, isLeftAlone } = options
  if (REMINDED.isThere(storage)) return () => undefined
  let stopWaiting = () => undefined as void
  const timer = setTimeout(() => {
    if (remind()) return
    stopWaiting = modals.subscribe(() => {
      if (remind()) stopWaiting()
    })
  }, seconds * 1000)

  /** @returns whether there is nothing left to do */
  function remind(): boolean {
    if (modals.getState().length > 0) return false
    if (isLeftAlone()) return true
    if (session.getState().authStatus === 'NOT_LOGGED_IN') {
      REMINDED.set(storage)
      openModal(modals, 'signUp')
    }
    return true
  }

  return () => {
    clearTimeout(timer)
    stopWaiting()
  }
}
