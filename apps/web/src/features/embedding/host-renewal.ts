import { accountMessages } from '../../i18n/account-texts.tsx'
import { openModal } from '../../parts/modals/modal-store.ts'
import { isLoggedIn } from '../../player/session/session-state.ts'
import type { HostPort } from './host-port.ts'
import type { Services } from './host-services.ts'

/** A host that gives no new token by then is not waited for without a word. */
const PATIENCE_MS = 5_000
const ENDED = 'session-ended'

/**
 * Asks the host for a new token in place of one that is taken no more. Where none comes that opens a
 * session, the host is told and the player reads it; a new token ends that at any time.
 */
export function followRenewal(
  {
    session,
    alerts,
    modals,
    page,
    report,
  }: Pick<Services, 'session' | 'alerts' | 'modals' | 'page' | 'report'>,
  post: HostPort['post'],
) {
  let state: 'none' | 'asked' | 'failed' = 'none'
  let timer: ReturnType<typeof setTimeout> | undefined

  function ask(): void {
    clearTimeout(timer)
    state = 'asked'
    post('token-expired', {})
    timer = setTimeout(fail, PATIENCE_MS)
  }

  function fail(): void {
    clearTimeout(timer)
    state = 'failed'
    post('token-refused', {})
    // A widget has no room for words, and nothing in it that needs a session.
    if (document.documentElement.dataset['page'] !== 'widget') void say().catch(report)
  }

  async function say(): Promise<void> {
    const { expired } = await accountMessages(page)
    if (state !== 'failed') return
    alerts.queue.push({
      tone: 'warning',
      title: expired,
      action: {
        label: alerts.translate()('session.signIn'),
        onAction: () => openModal(modals, 'signIn'),
      },
      durationMs: null,
      key: ENDED,
    })
  }

  const stop = session.subscribe(() => {
    if (state === 'none' || !isLoggedIn(session.getState())) return
    clearTimeout(timer)
    state = 'none'
    alerts.queue.withdraw(ENDED)
  })
  return {
    ask,
    /** A token of the host has opened nothing. */
    refused: () => (state === 'none' ? ask() : fail()),
    /** The host has answered that there is none. What it says again may have been said before it was asked. */
    failed() {
      if (state === 'asked') fail()
    },
    stop() {
      clearTimeout(timer)
      stop()
    },
  }
}
