import { systemSettingsQuery } from '../../data/queries/system-settings.ts'
import type { Alerts } from '../../parts/alerts/alerts.ts'
import type { ModalStore } from '../../parts/modals/modal-store.ts'
import { openModal, closeModal } from '../../parts/modals/modal-store.ts'
import { rulesCountry } from '../../player/session/rules-country.ts'
import { isLoggedIn } from '../../player/session/session-state.ts'
import type { SessionStore } from '../../player/session/session-store.ts'
import type { SignOutOutcome } from '../../player/session/sign-out.ts'
import type { Services } from '../services.ts'

/** AUTH-23, FAIR-36: what a player has to give or to agree to before anything goes on. @returns stops */
export function followAccountPrompts(
  session: Pick<SessionStore, 'getState' | 'subscribe'>,
  modals: ModalStore,
): () => void {
  const shown = { terms: false, missingFields: false }
  const show = (name: keyof typeof shown, isWanted: boolean) => {
    if (isWanted === shown[name]) return
    shown[name] = isWanted
    if (isWanted) openModal(modals, name)
    else closeModal(modals, name)
  }
  const follow = () => {
    const { profile } = session.getState()
    show('terms', (profile?.termsToAccept ?? null) !== null)
    show('missingFields', (profile?.authFieldsMissed ?? []).length > 0)
  }
  follow()
  return session.subscribe(follow)
}

const SIGN_OUT_KEY = 'sign-out'

/** Says that a player is signed out once it is so, and what holds it up until then. */
export async function tellSignOut(
  outcome: SignOutOutcome,
  { alerts, queryClient, ...services }: Services,
): Promise<void> {
  const t = alerts.translate()
  if (outcome === 'waiting') {
    alerts.queue.push({
      tone: 'warning',
      title: t('alerts.signOutWaiting'),
      description: t('alerts.signOutWaitingHint'),
      durationMs: null,
      key: SIGN_OUT_KEY,
    })
    return
  }
  const key = systemSettingsQuery({ ...services, queryClient }).queryKey
  const system = queryClient.getQueryData(key)
  const title = t('alerts.signedOut')
  const say = (description?: string) =>
    alerts.queue.push({ tone: 'info', title, description, key: SIGN_OUT_KEY })
  try {
    // FAIR-31: whom to call about gambling.
    const { helplineOf } = await import('../../parts/help/helplines.ts')
    const { name, phone } = helplineOf(system === undefined ? null : rulesCountry(system))
    say(t('alerts.help', { line: phone === null ? name : `${name} ${phone}` }))
  } catch {
    say()
  }
}

/** Who is signed in is not signed out, nor waits to be. */
export function withdrawSignOut(
  session: Pick<SessionStore, 'getState' | 'subscribe'>,
  alerts: Alerts,
): () => void {
  return session.subscribe(() => {
    if (isLoggedIn(session.getState())) alerts.queue.withdraw(SIGN_OUT_KEY)
  })
}

const ACCOUNT_KEY = 'account'

/** Says that a player's account could not be read, until it has been. */
export function tellMissingAccount(
  session: Pick<SessionStore, 'getState' | 'subscribe' | 'start'>,
  alerts: Alerts,
): () => void {
  let wasMissing = false
  const follow = () => {
    const { isMissing } = session.getState()
    if (isMissing === wasMissing) return
    wasMissing = isMissing
    if (!isMissing) {
      alerts.queue.withdraw(ACCOUNT_KEY)
      return
    }
    const t = alerts.translate()
    alerts.queue.push({
      tone: 'warning',
      title: t('alerts.accountMissing'),
      description: t('alerts.accountMissingHint'),
      action: { label: t('alerts.tryAgain'), onAction: () => void session.start(true) },
      durationMs: null,
      key: ACCOUNT_KEY,
    })
  }
  follow()
  return session.subscribe(follow)
}
