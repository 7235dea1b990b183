import type { Services } from '../services.ts'
import { systemSettingsQuery } from '../../data/queries/system-settings.ts'
import { canSignUp } from '../../player/session/access.ts'
import { isLoggedIn } from '../../player/session/session-state.ts'
import { browserStorages } from '../../base/browser-storage.ts'

/** What waits for a player, or for a while. @returns what ends it */
export function startLateParts(services: Services): () => void {
  // A payment has come back to this page.
  if (/[?&]result=/.test(location.search)) {
    void import('./payment-result.ts').then(({ tellPaymentResult }) => tellPaymentResult(services))
  }
  const undo = [remindToSignUp(services), keepToLimits(services)]
  return () => {
    for (const each of undo) each()
  }
}

/** Only a player has limits, so the code comes with one. */
function keepToLimits(services: Services): () => void {
  const { session } = services
  let stop: (() => void) | undefined
  const begin = () => {
    if (!isLoggedIn(session.getState())) return
    unsubscribe()
    void import('./watch-limits.ts').then(({ keepLimits }) => (stop = keepLimits(services)))
  }
  const unsubscribe = session.subscribe(begin)
  begin()
  return () => {
    unsubscribe()
    stop?.()
  }
}

/** AUTH-34: off unless the operator sets it, so its code comes only then. */
function remindToSignUp(services: Services): () => void {
  const system = services.queryClient.getQueryData(systemSettingsQuery(services).queryKey)
  const seconds = system?.platform.signUpReminderSeconds ?? null
  if (system === undefined || seconds === null || !canSignUp(system)) return () => undefined
  const { session, modals } = services
  let stop: (() => void) | null = () => undefined
  void import('./sign-up-reminder.ts').then(({ startSignUpReminder }) => {
    if (stop === null) return
    const storage = browserStorages().session
    const isAccountPage = () => document.querySelector('[data-page="users"]') !== null
    stop = startSignUpReminder({ session, modals, storage, seconds, isAccountPage })
  })
  return () => {
    stop?.()
    stop = null
  }
}
