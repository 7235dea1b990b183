import { NO_OWN_LIMITS, type OwnLimits } from '@touchline/betting'
import type { ApiClient } from '@touchline/contract'
import { serverNow } from '../../base/clock/clock-skew.ts'
import { createStore } from '../../base/store.ts'
import { createAlerts } from '../../parts/alerts/alerts.ts'
import { createBuilderSwitch } from '../../player/bet-builder/builder-switch.ts'
import { tellLocalTime } from '../../player/bets/local-acceptance.ts'
import { createPageFavourites } from '../../player/favourites/page-favourites.ts'
import type { PlayerServices, Services } from '../services.ts'
import { createModalStore, openModal } from '../../parts/modals/modal-store.ts'
import { rememberForFirstPaint } from '../../preferences/cookies.ts'
import { forgetPlayerPreferences, takeSavedFormat } from '../../preferences/preferences.ts'
import { knownSettings } from '../../data/queries/system-settings.ts'
import { forgetPlayer } from '../../data/queries/whose.ts'
import { documentCookies } from '../../base/cookie-jar.ts'
import { deviceId } from '../../base/device-id.ts'
import { guardSession } from '../../player/session/session-guard.ts'
import { browserSessionTabs } from '../../player/session/session-tabs.ts'
import { createSessionStore } from '../../player/session/session-store.ts'
import { createQuickBetSwitch } from '../../player/quick-bet/quick-bet-switch.ts'
import type { SlipDependencies } from '../../player/slip/kernel.ts'
import { createPageSlip } from '../../player/slip/page-slip.ts'
import { browserOtherTabs, browserPlacementTabs } from '../../player/slip/other-tabs.ts'
import type { BrowserStorages } from '../../base/browser-storage.ts'
import { browserStorages } from '../../base/browser-storage.ts'
import { followSessionPrompts } from './session-prompts.ts'
import { completeMessages } from '../../i18n/load-messages.ts'
import { startPlayer } from './start-player.ts'
import type { SlipFeed } from '../../player/slip/feed.ts'

/** The slip says nothing before the player's first sign. */
async function slipNotices() {
  const [{ tellNotice }] = await Promise.all([import('./tell-notice.ts'), completeMessages()])
  return tellNotice
}

/**
 * @param services read when first used, not before: they hold what is made here
 * @param api the plain client, for calls that decide about the session themselves
 */
export function createPlayerServices(services: () => Services, api: ApiClient): PlayerServices {
  let opened: BrowserStorages | undefined
  const storages = () => (opened ??= browserStorages())
  const report = (error: unknown) => services().report(error)
  const alerts = createAlerts(() => ({
    locale: services().page.locale,
    messages: services().messages,
  }))
  const modals = createModalStore()
  const limits = createStore<OwnLimits>(NO_OWN_LIMITS)
  const now = () => serverNow(services().page)
  const session = createSessionStore({
    api,
    report,
    now,
    local: () => storages().local,
    tabs: browserSessionTabs,
  })
  const guarded = tellLocalTime(guardSession(api, session))
  const betting: SlipDependencies = {
    api: guarded,
    session,
    now,
    limits,
    feed: playerFeed(services),
    storages,
    tabs: browserPlacementTabs(),
    otherTabs: browserOtherTabs('slip'),
    report,
    deviceId: () => deviceId(documentCookies, storages().local),
    systemSettings: () => knownSettings(services()) ?? null,
    raiseError(error) {
      report(error)
      alerts.raiseError(error)
    },
    notify: (notice) =>
      void slipNotices().then((tellNotice) => tellNotice(alerts, modals, notice), report),
    requestSignIn: (reason) => openModal(modals, 'signIn', reason),
    onPlaced(bets) {
      void import('./after-placement.ts')
        .then(({ afterPlacement }) => afterPlacement(services(), bets))
        .catch(report)
    },
  }
  const slip = createPageSlip(betting)
  const quickBet = createQuickBetSwitch({ ...betting, slip })
  const builder = createBuilderSwitch({
    ...betting,
    builderTabs: browserOtherTabs('builder'),
    isNarrow: () => window.matchMedia('(max-width: 780px)').matches,
    makeWay: quickBet.makeWay,
  })
  session.onSettings((read) => takeSavedFormat(services().preferences, read))
  const favourites = createPageFavourites({
    api: guarded,
    session,
    requestSignIn: () => openModal(modals, 'signIn', 'toFavour'),
    onModals: (listener) => modals.subscribe(() => listener(modals.getState().length)),
    raiseError: alerts.raiseError,
    report,
    rememberPinned: (count) => rememberForFirstPaint('pinned', count === 0 ? null : String(count)),
  })
  session.onSignedOut((reason) => {
    forgetPlayerPreferences(services().preferences)
    if (reason === 'player') {
      void import('../../base/kept-fields.ts').then(({ forgetFields }) =>
        forgetFields(storages().session),
      )
    }
    forgetPlayer(services().queryClient)
  })
  followSessionPrompts(session, modals)
  // Its code is there with what nobody waits for, and so without a line, too.
  session.onSignOutTold((outcome) => {
    void import('./account-prompts.ts').then(({ tellSignOut }) => tellSignOut(outcome, services()))
  })
  return {
    alerts,
    modals,
    session,
    limits,
    slip,
    quickBet,
    builder,
    favourites,
    api: guarded,
    startPlayer: () => startPlayer(services()),
  }
}

/** The page's live side as the slip sees it. @param services read when first used */
function playerFeed(services: () => Services): SlipFeed {
  const live = () => services().live
  return {
    markets: {
      get: (key) => live().store.markets.get(key),
      subscribe: (key, listener) => live().store.markets.subscribe(key, listener),
    },
    matches: {
      get: (id) => live().store.matches.get(id),
      subscribe: (id, listener) => live().store.matches.subscribe(id, listener),
    },
    outcomes: {
      get: (key) => live().store.outcomes.get(key),
      subscribe: (key, listener) => live().store.outcomes.subscribe(key, listener),
    },
    follow: (matchId, marketIds, read) =>
      live().followMarkets(
        matchId,
        (signal) => read(services(), matchId, marketIds, signal),
        marketIds,
      ),
    onProviders: (listener) => live().onProviders(listener),
    isConnected: () => live().connection.get() === 'connected',
    onConnection: (listener) => live().connection.subscribe(listener),
  }
}
