import type { ApiClient } from '@touchline/contract'

import type { KeyValueStorage } from '../../base/browser-storage.ts'
import { keepCookie, type CookieJar } from '../../base/cookie-jar.ts'
import { storedMark } from '../../base/stored.ts'
import { openModal, type ModalStore } from '../../parts/modals/modal-store.ts'
import type { PreferencesStore } from '../../preferences/preferences.ts'
import type { SessionStore } from '../../player/session/session-store.ts'

const COOKIE = 'deposit_reminder'
const DAY_SECONDS = 86_400
/** Says that this browser session was reminded already (GAP-59). */
const REMINDED = storedMark('deposit_reminded')

type DepositReminderOptions = {
  api: ApiClient
  session: SessionStore
  modals: ModalStore
  cookies: CookieJar
  /** Ends with the browser session. */
  storage: KeyValueStorage
  preferences: Pick<PreferencesStore, 'getState'>
}

/**
 * DEP-14, DEP-15, GAP-59: reminds a player of the group once a day and once a browser session, never
 * over another modal and not in calm mode. Whether this player is one, the server says: nobody with a
 * limit is. @returns stops it
 */
export function startDepositReminder({
  api,
  session,
  modals,
  cookies,
  storage,
  preferences,
}: DepositReminderOptions): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let isStopped = false

  async function begin(): Promise<void> {
    if (isReminded()) return
    const seconds = await ask()
    if (seconds === null || isStopped) return
    timer = setTimeout(() => void remind().catch(() => undefined), seconds * 1000)
  }
  /** The server is asked again: the player may have set a limit since, or be another one. */
  async function remind(): Promise<void> {
    if (!mayRemind() || (await ask()) === null || !mayRemind()) return
    keepCookie(cookies, COOKIE, '1', DAY_SECONDS)
    REMINDED.set(storage)
    openModal(modals, 'depositReminder')
  }
  const ask = async () => (await api('getDepositReminder')).data.seconds
  const mayRemind = () =>
    !isStopped &&
    isIn() &&
    !isReminded() &&
    modals.getState().length === 0 &&
    !preferences.getState().calm
  const isReminded = () => REMINDED.isThere(storage) || hasCookie(cookies)
  const isIn = () => session.getState().authStatus === 'LOGGED_IN'
  let stopWaiting: () => void = () => undefined
  // It is no loss to be reminded another time.
  const start = () => void begin().catch(() => undefined)
  if (isIn()) start()
  else {
    stopWaiting = session.subscribe(() => {
      if (!isIn()) return
      stopWaiting()
      start()
    })
  }
  return () => {
    isStopped = true
    stopWaiting()
    clearTimeout(timer)
  }
}

function hasCookie(cookies: CookieJar): boolean {
  return cookies
    .read()
    .split('; ')
    .some((one) => one.startsWith(`${COOKIE}=`))
}
