import type { ApiClient } from '@touchline/contract'

import { openModal, type ModalStore } from '../../parts/modals/modal-store.ts'
import type { PreferencesStore } from '../../preferences/preferences.ts'
import type { SessionStore } from '../../player/session/session-store.ts'

const COOKIE = 'deposit_reminder'
const DAY_SECONDS = 86_400

type Page = { cookie: string }

type DepositReminderOptions = {
  api: ApiClient
  session: SessionStore
  modals: ModalStore
  page: Page
  preferences: Pick<PreferencesStore, 'getState'>
}

/**
 * DEP-14, DEP-15: reminds a player of the group once a day, never over another modal and not in calm mode. Whether this
 * player is one, the server says: nobody with a limit is. @returns stops it
 */
export function startDepositReminder({
  api,
  session,
  modals,
  page,
  preferences,
}: DepositReminderOptions): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let isStopped = false

  async function begin(): Promise<void> {
    if (isReminded(page)) return
    const { seconds } = (await api('getDepositReminder')).data
    if (seconds === null || isStopped) return
    timer = setTimeout(() => remind(), seconds * 1000)
  }
  function remind(): void {
    const isFree = modals.getState().length === 0 && !preferences.getState().calm
    if (!isFree || isReminded(page) || session.getState().authStatus !== 'LOGGED_IN') return
    page.cookie = `${COOKIE}=1; Path=/; Max-Age=${DAY_SECONDS}; SameSite=Lax`
    openModal(modals, 'quickDeposit')
  }
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

function isReminded({ cookie }: Page): boolean {
  return cookie.split('; ').some((one) => one.startsWith(`${COOKIE}=`))
}
