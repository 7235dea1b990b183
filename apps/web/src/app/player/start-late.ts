import type { UserSettings } from '@touchline/contract'
import { forgetIdle } from '@touchline/live'

import type { Services } from '../services.ts'
import { followAccountPrompts, tellMissingAccount, withdrawSignOut } from './account-prompts.ts'
import { knownSettings } from '../../data/queries/system-settings.ts'
import { canSignUp } from '../../player/session/access.ts'
import { isLoggedIn } from '../../player/session/session-state.ts'
import { startWhenLoaded } from '../../base/start-when-loaded.ts'
import { onStoredElsewhere } from '../../base/stored-elsewhere.ts'
import { tabChannel } from '../../base/tabs.ts'
import { keepToOfferedFormats } from '../../preferences/preferences.ts'
import { isEmbedded } from '../../layout/document/embedded.ts'
import { sharePreferences } from '../../preferences/share-preferences.ts'
import { chooseCalm } from '../../preferences/calm.ts'
import { chooseTimeZone, takeSavedZone } from '../../preferences/time-zone.ts'
import { browserStorages } from '../../base/browser-storage.ts'
import { builderStorage } from '../../player/bet-builder/builder-switch.ts'
import { QUICK_BET, readPreference } from '../../player/quick-bet/quick-bet-preference.ts'
import { QUICK_TAPS } from '../../player/quick-bet/stored-taps.ts'
import { ACCEPT_MODE, RECEIPT, TRACES } from '../../player/slip/stored.ts'
import { forgetPlayersAnswers } from '../../base/kept-pages.ts'

/** What waits for a player, or for a while. @returns what ends it */
export function startLateParts(services: Services): () => void {
  // A payment has come back to this page.
  if (/[?&]result=/.test(location.search)) {
    void import('./payment-result.ts').then(({ tellPaymentResult }) => tellPaymentResult(services))
  }
  const { session, modals, alerts, live } = services
  const undo = [
    followAccountPrompts(session, modals),
    tellMissingAccount(session, alerts),
    withdrawSignOut(session, alerts),
    remindToSignUp(services),
    withPlayer(services, async () => (await import('./watch-limits.ts')).keepLimits(services)),
    withPlayer(services, async () => (await import('./watch-jackpots.ts')).watchJackpots(services)),
    withPlayer(services, async () => (await import('./share-account.ts')).shareAccount(services)),
    withPlayer(services, async () => (await import('./keep-push.ts')).keepPush(services)),
    followQuickBet(services),
    shareChoices(services),
    endWhenIdle(services),
    keepToSettings(services),
    keepToGroup(services),
    askAfterReturn(services),
    forgetIdle(live.store, live.isFollowed),
    services.session.onSignedOut((reason, { isReplaced }) => {
      if (isReplaced === true) modals.setState(() => [])
      void forgetPlayersAnswers()
      chooseTimeZone(services.preferences, null)
      if (reason !== 'player') return
      // They speak of this player's bets and money, and their undo brings the slip back.
      alerts.queue.clear()
      forgetBuilder()
      void import('../../parts/push/device-push.ts').then(({ forgetPush }) => forgetPush())
    }),
  ]
  return () => {
    for (const each of undo) each()
  }
}

/** One that was never opened here has no slip of its own to do so. */
function forgetBuilder(): void {
  const storage = builderStorage(browserStorages())
  for (const stored of [...TRACES, ACCEPT_MODE, RECEIPT]) stored.forget(storage)
}

/** FAIR-33: a page that the browser kept whole may show a player who has left since. */
function askAfterReturn({ api, session }: Services): () => void {
  const ask = ({ persisted }: PageTransitionEvent) => {
    if (persisted && isLoggedIn(session.getState())) void api('getPlayer').catch(() => undefined)
  }
  window.addEventListener('pageshow', ask)
  return () => window.removeEventListener('pageshow', ask)
}

/** In a frame the host chooses, and what it chooses is of that frame. */
function shareChoices({ preferences }: Services): () => void {
  return isEmbedded() ? () => undefined : sharePreferences(preferences)
}

/** The page before may have left taps to tell of; its switch and stake are the same in every tab of the browser. */
function followQuickBet({ quickBet }: Services): () => void {
  if (QUICK_TAPS.isThere(browserStorages().session)) quickBet.prepare()
  return onStoredElsewhere(QUICK_BET.key, () => {
    const { store } = quickBet.getState()
    if (store !== null) store.catchUp()
    else quickBet.setEnabled(readPreference(browserStorages().local).isEnabled)
  })
}

/** FAIR-37: the operator says after how many minutes. */
function endWhenIdle(services: Services): () => void {
  const system = knownSettings(services)
  const minutes = system?.platform.idleMinutes
  if (minutes === undefined) return () => undefined
  return startWhenLoaded(async () => {
    const { watchIdle } = await import('./watch-idle.ts')
    const tabs = tabChannel('touchline.idle')
    return watchIdle({ ...services, tabs, page: window }, minutes)
  })
}

/** What players have chosen holds wherever they sign in: it calm, their zone, formats that are offered. */
function keepToSettings({ session, preferences }: Services): () => void {
  let known: UserSettings | null = null
  const follow = () => {
    const { settings } = session.getState()
    if (settings === known) return
    known = settings
    if (settings !== null) keepToOfferedFormats(preferences, settings)
    if (settings !== null && isLoggedIn(session.getState())) takeSavedZone(preferences, settings)
    const isWanted = settings?.calm === 'on' || settings?.calm === 'held'
    if (isWanted && !preferences.getState().calm) chooseCalm(preferences, true)
  }
  follow()
  return session.subscribe(follow)
}

/** ROLE-07: off unless the operator names a group, so its code comes only then. */
function keepToGroup(services: Services): () => void {
  const { session } = services
  const { playerGroup, platformUrl } = knownSettings(services)?.platform ?? {}
  if (playerGroup == null || platformUrl === undefined) return () => undefined
  return startWhenLoaded(async () => {
    const { sendOutsidersHome } = await import('./send-outsiders-home.ts')
    const leave = () => window.location.replace(platformUrl)
    return sendOutsidersHome({ session, group: playerGroup, leave })
  })
}

/** Only a player has limits, wins, and changes an account: the code comes with one. */
function withPlayer({ session }: Services, begin: () => Promise<() => void>): () => void {
  let stop: (() => void) | undefined
  const follow = () => {
    if (!isLoggedIn(session.getState())) return
    unsubscribe()
    stop = startWhenLoaded(begin)
  }
  const unsubscribe = session.subscribe(follow)
  follow()
  return () => {
    unsubscribe()
    stop?.()
  }
}

/** AUTH-34: off unless the operator sets it, so its code comes only then. */
function remindToSignUp(services: Services): () => void {
  const system = knownSettings(services)
  const seconds = system?.platform.signUpReminderSeconds ?? null
  if (system === undefined || seconds === null || !canSignUp(system)) return () => undefined
  return startWhenLoaded(async () =>
    (await import('./sign-up-reminder.ts')).remindHere(services, seconds),
  )
}
