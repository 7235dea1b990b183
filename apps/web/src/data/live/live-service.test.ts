import { QueryClient } from '@tanstack/react-query'
import { oddsOf } from '@touchline/betting'
import {
  channels,
  newsChannel,
  type PushEvent,
  type StreamPosition,
  type UserSettings,
} from '@touchline/contract'
import { outcomeKey, type JoinOptions, type LiveClient } from '@touchline/live'
import { beforeEach, expect, test, vi } from 'vitest'

import { fakeApi } from '../../testing/fake-api.ts'
import { sampleMarket, sampleMatch } from '../../testing/sample-match.ts'
import type { PageData } from '../page-data.ts'
import { systemSettingsQuery, type PageSettings } from '../queries/system-settings.ts'
import { createLiveService } from './live-service.ts'
import { stubPage } from './testing/stub-page.ts'

const late = vi.hoisted(() => ({ client: null as unknown }))
vi.mock('./fetch-push-client.ts', () => ({ fetchPushClient: () => Promise.resolve(late.client) }))

const match = sampleMatch({ status: 1, isLive: true })
const market = sampleMarket()
const first = outcomeKey(market, market.outcomes[0]!.id)

/** A page that shows one match and no list, on a connection whose events the test tells. */
async function openMatchPage(newsStream?: StreamPosition) {
  const joined = new Map<string, JoinOptions<unknown>[]>()
  const client: Partial<LiveClient> = {
    connection: { get: () => 'connected', subscribe: () => () => undefined },
    connect: () => undefined,
    disconnect: () => undefined,
    heard: () => 0,
    newerThan: () => [],
    joinChannel: (channel, options) => {
      joined.set(channel, [...(joined.get(channel) ?? []), options as JoinOptions<unknown>])
      return { leave: () => undefined, resync: () => undefined }
    },
  }
  late.client = client
  const settings = { providerStatuses: { simulator: 'inactive' } } as unknown as UserSettings
  const { api } = fakeApi({ getSettings: () => ({ data: settings }) })
  const queryClient = new QueryClient()
  const services = {
    api,
    page: { locale: 'en', preferences: { hasSession: false } },
    queryClient,
    report: (error: unknown) => expect.unreachable(String(error)),
  } as unknown as PageData
  const { queryKey } = systemSettingsQuery(services)
  queryClient.setQueryData(queryKey, { newsStream } as PageSettings)
  const live = createLiveService(
    () => services,
    () => undefined,
  )
  live.store.applySnapshot({ matches: [match], markets: [market] })
  const stop = live.start()
  live.followMatch(match.id)
  await vi.waitFor(() => expect(live.connection.get()).toBe('connected'))
  const tell = (channel: string, event: PushEvent) => {
    for (const { onEvent } of joined.get(channel) ?? []) onEvent(event)
  }
  return {
    live,
    stop,
    joined,
    tellAll: (event: PushEvent) => tell(channels.updates('en'), event),
    move: (odds: number) => {
      const { id, specifier, status } = market
      const outcomes = [{ id: market.outcomes[0]!.id, active: true, odds: oddsOf(odds) }]
      tell(channels.match('en', match.id), {
        type: 'markets_changed',
        markets: [{ matchId: match.id, id, specifier, status, outcomes }],
      })
    },
    miss: () => {
      for (const { onResync } of joined.get(channels.updates('en')) ?? []) onResync?.('missed')
    },
  }
}

beforeEach(stubPage)

test('[P28] on a page without a list, prices in play live on with the heartbeat of the feed', async () => {
  const { live, stop, tellAll } = await openMatchPage()
  const beat = () => tellAll({ type: 'alive', at: Date.now(), providers: {}, silentMatches: [] })
  for (let second = 0; second < 30; second += 2) {
    beat()
    await vi.advanceTimersByTimeAsync(2_000)
  }
  expect(live.store.get(first)).toMatchObject({ state: 'open' })
  await vi.advanceTimersByTimeAsync(20_000)
  expect(live.store.get(first)).toMatchObject({ state: 'stale' })
  stop()
})

test('[P28] [RT-11] [RT-26] there too, prices of a provider that is switched off stand still', async () => {
  const { live, stop, tellAll, move } = await openMatchPage()
  const heard = vi.fn()
  live.onProviders(heard)
  move(4000)
  await vi.advanceTimersByTimeAsync(1_000)
  expect(live.store.get(first)).toMatchObject({ odds: 4000 })
  tellAll({ type: 'provider_status_changed', providerStatuses: { simulator: 'inactive' } })
  move(5000)
  await vi.advanceTimersByTimeAsync(1_000)
  expect(live.store.get(first)).toMatchObject({ odds: 4000, state: 'stale' })
  expect(heard).toHaveBeenCalledExactlyOnceWith({ simulator: 'inactive' })
  stop()
})

test('follows what concerns every page, first from where the page was rendered', async () => {
  const channel = newsChannel('en')
  const { live, joined, stop } = await openMatchPage({ channel, epoch: 'e', offset: 7 })
  const later = live.followUpdates({ onEvent: vi.fn(), onMissed: vi.fn() })
  expect(joined.get(channels.updates('en'))).toBeUndefined()
  expect(joined.get(channel)?.map(({ position }) => position?.offset)).toEqual([7, undefined])
  later()
  stop()
})

test('[P28] a status that was missed is read', async () => {
  const { live, stop, miss } = await openMatchPage()
  expect(live.store.get(first)).toMatchObject({ state: 'open' })
  miss()
  await vi.waitFor(() => expect(live.store.get(first)).toMatchObject({ state: 'stale' }))
  stop()
})

test('a match is followed until the last list and the last page have let go of it', async () => {
  const { live, stop } = await openMatchPage()
  const { id } = sampleMatch({ id: '99' })
  expect(live.isFollowed(id)).toBe(false)
  const list = {
    data: [sampleMatch({ id })],
    meta: { stream: { channel: 'c', epoch: 'e', offset: 1 } },
  }
  const leaveList = live.followMatches(list, () => Promise.resolve(list))
  const leavePage = live.followMatch(id)
  leaveList()
  leaveList()
  expect(live.isFollowed(id)).toBe(true)
  leavePage()
  expect(live.isFollowed(id)).toBe(false)
  expect(live.isFollowed(match.id)).toBe(true)
  stop()
})
