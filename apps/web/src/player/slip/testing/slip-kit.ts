import { amountOf, NO_OWN_LIMITS, oddsOf, type OwnLimits } from '@touchline/betting'
import type { Market, Match } from '@touchline/contract'
import { createLiveStore } from '@touchline/live'
import { vi } from 'vitest'

import { createSessionStore } from '../../session/session-store.ts'
import { fakeTabs } from '../../session/testing/fake-tabs.ts'
import { aPlayer, someSettings } from '../../session/testing/session-fixtures.ts'
import { memoryStorage } from '../../../base/browser-storage.ts'
import { createStore } from '../../../base/store.ts'
import { noBonuses } from '../../../testing/bonuses.ts'
import { fakeApi } from '../../../testing/fake-api.ts'
import { aMarket, aMatch } from '../../../testing/matches.ts'
import { aSystem } from '../../../testing/system-settings.ts'
import type { PickedOutcome } from '../commands.ts'
import type { SlipDependencies, SlipNotice } from '../kernel.ts'
import { createSlipStore } from '../store.ts'
import { ONLY_TAB, type OtherTabs, type PlacementTabs } from '../other-tabs.ts'
import { tabHub } from './tab-hub.ts'

type Answers = Parameters<typeof fakeApi>[0]

export const firstMatch = aMatch()
export const secondMatch = otherMatch('20')

export function otherMatch(id: string): Match {
  return aMatch({ id, slug: `match-${id}`, mainMarket: aMarket({ matchId: id }) })
}

/** The first outcome of a match's main market, unless told. */
export function pick(match: Match = firstMatch, outcomeId = '1', odds?: number): PickedOutcome {
  const market = match.mainMarket ?? aMarket()
  const outcome = market.outcomes.find(({ id }) => id === outcomeId)
  if (outcome === undefined) throw new Error(`no outcome ${outcomeId}`)
  return {
    match,
    market,
    outcome: odds === undefined ? outcome : { ...outcome, odds: oddsOf(odds) },
  }
}

/** The market with other prices, by outcome id. */
function repriced(market: Market, odds: Readonly<Record<string, number>>): Market {
  return {
    ...market,
    outcomes: market.outcomes.map((outcome) => ({
      ...outcome,
      odds: oddsOf(odds[outcome.id] ?? outcome.odds),
    })),
  }
}

/** Lets everything that waits for a promise go on. */
export async function settle(): Promise<void> {
  for (let turn = 0; turn < 20; turn += 1) await Promise.resolve()
}

export type KitOptions = {
  answers?: Answers
  matches?: readonly Match[]
  settings?: Partial<typeof someSettings>
  tabs?: PlacementTabs
  otherTabs?: OtherTabs
  /** The server's clock, where the device's is another. */
  now?: () => number
  storages?: { session: ReturnType<typeof memoryStorage>; local: ReturnType<typeof memoryStorage> }
}

/** A slip with a real live store and session, and a backend made of functions. */
export function slipKit({ answers = {}, settings = {}, ...options }: KitOptions = {}) {
  const matches = options.matches ?? [firstMatch, secondMatch]
  const storages = options.storages ?? { session: memoryStorage(), local: memoryStorage() }
  const system = aSystem()
  const live = createLiveStore({ schedule: (run) => (run(), () => undefined) })
  live.setConnected(true)
  live.applySnapshot({ matches })
  const connection = { isConnected: true, listeners: new Set<() => void>() }
  const providers = new Set<(statuses: Readonly<Record<string, string>>) => void>()
  const followed: string[] = []
  const fake = fakeApi({ ...usualAnswers(matches, settings), ...answers })
  const report = vi.fn<(error: unknown) => void>()
  const raiseError = vi.fn<(error: unknown) => void>()
  const notices: SlipNotice[] = []
  const requestSignIn = vi.fn<(reason: string) => void>()
  const onPlaced = vi.fn<(bets: readonly unknown[]) => void>()
  const { tabs } = fakeTabs()
  const local = () => storages.local
  const session = createSessionStore({
    api: fake.api,
    report,
    now: () => Date.now(),
    local,
    tabs: () => tabs,
  })
  const limits = createStore<OwnLimits>(NO_OWN_LIMITS)
  const deps: SlipDependencies = {
    api: fake.api,
    session,
    now: options.now ?? (() => Date.now()),
    limits,
    feed: {
      markets: live.markets,
      matches: live.matches,
      outcomes: live.outcomes,
      follow(matchId) {
        followed.push(matchId)
        return () => void followed.splice(followed.indexOf(matchId), 1)
      },
      onProviders(listener) {
        providers.add(listener)
        return () => void providers.delete(listener)
      },
      isConnected: () => connection.isConnected,
      onConnection(listener) {
        connection.listeners.add(listener)
        return () => void connection.listeners.delete(listener)
      },
    },
    storages: () => storages,
    otherTabs: options.otherTabs ?? tabHub().tab(),
    deviceId: () => 'device-1',
    systemSettings: () => system,
    tabs: options.tabs ?? ONLY_TAB,
    report,
    raiseError,
    notify: (notice) => void notices.push(notice),
    requestSignIn,
    onPlaced,
  }
  const slip = createSlipStore(deps)
  return {
    ...fake,
    live,
    deps,
    session,
    limits,
    slip,
    system,
    storages,
    followed,
    notices,
    report,
    raiseError,
    requestSignIn,
    onPlaced,
    sentTo: (name: string) => fake.sent.filter((call) => call.name === name),
    /** New prices for the first outcome of a match, as push brings them. */
    async reprice(match: Match, odds: Readonly<Record<string, number>>) {
      const market = repriced(match.mainMarket ?? aMarket(), odds)
      live.apply({ type: 'markets_changed', markets: [market] })
      await settle()
    },
    setConnected(isConnected: boolean) {
      connection.isConnected = isConnected
      for (const listener of connection.listeners) listener()
    },
    tellProviders(statuses: Readonly<Record<string, string>>) {
      for (const listener of providers) listener(statuses)
    },
    async start(hasSession: boolean) {
      const starting = slip.start()
      await session.start(hasSession)
      await starting
      await settle()
    },
  }
}

function usualAnswers(matches: readonly Match[], settings: Partial<typeof someSettings>): Answers {
  return {
    getPlayer: () => ({ data: aPlayer() }),
    getSettings: () => ({ data: { ...someSettings, ...settings } }),
    saveSettings: ({ body }) => ({
      data: {
        ...someSettings,
        ...settings,
        ...(body?.autoAcceptOddsChange && { autoAcceptOddsChange: body.autoAcceptOddsChange }),
      },
    }),
    listAccounts: () => ({
      data: [{ currency: 'EUR', balance: amountOf(100_000n), active: true }],
    }),
    getCompPoints: () => ({ data: { persistent: 0, current: 0 } }),
    listStatusGroups: () => ({ data: [] }),
    signIn: () => ({ data: { player: aPlayer(), token: null } }),
    signOut: () => undefined,
    getMaxStake: ({ body }) => ({
      data: (body?.bets ?? []).map(() => ({
        minStake: { value: amountOf(50n), currency: 'EUR' },
        maxStake: { value: amountOf(50_000n), currency: 'EUR' },
        maxPayout: { value: amountOf(25_000_000n), currency: 'EUR' },
      })),
    }),
    listSlipBonuses: ({ body }) => ({ data: (body?.bets ?? []).map(() => noBonuses) }),
    listMatches: ({ query }) => ({
      data: matches.filter(({ id }) => query?.id?.includes(id)),
      meta: { pagination: { total: 1, page: 1, limit: 500, lastPage: 1 } },
    }),
    listMarkets: ({ params }) => ({
      data: matches.flatMap((match) =>
        match.id === params?.['id'] && match.mainMarket ? [match.mainMarket] : [],
      ),
      meta: { pagination: { total: 1, page: 1, limit: 500, lastPage: 1 } },
    }),
  }
}
