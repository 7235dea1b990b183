import { QueryClient } from '@tanstack/react-query'
import { oddsOf } from '@touchline/betting'
import {
  channels,
  encodePushEvent,
  MATCH_STATUS,
  newsChannel,
  type CallAnswer,
  type Market,
  type Match,
  type PushEvent,
} from '@touchline/contract'
import { createLiveClient, marketKey, outcomeKey } from '@touchline/live'
import { FakePushServer } from '@touchline/live/testing/fake-push-server'
import { beforeEach, expect, test, vi } from 'vitest'

import { deferred, fakeApi } from '../../testing/fake-api.ts'
import { sampleMarket, sampleMatch } from '../../testing/sample-match.ts'
import type { PageData } from '../page-data.ts'
import { marketsQuery, matchesQuery, matchQuery } from '../queries/catalogue.ts'
import { systemSettingsQuery, type PageSettings } from '../queries/system-settings.ts'
import { createLiveService } from './live-service.ts'
import { readSomeMarkets } from './read-some-markets.ts'
import { stubPage } from './testing/stub-page.ts'

const late = vi.hoisted(() => ({ client: null as unknown }))
vi.mock('./fetch-push-client.ts', () => ({ fetchPushClient: () => Promise.resolve(late.client) }))

const main = sampleMarket()
const other = sampleMarket({ id: 29 })
const match = sampleMatch({ status: MATCH_STATUS.live, isLive: true, mainMarket: main })
const home = outcomeKey(main, '1')
const updates = channels.updates('en')
const ofMatch = channels.match('en', match.id)

type MarketsAnswer = CallAnswer<'listMarkets'>
type MatchesAnswer = CallAnswer<'listMatches'>

/** A page whose calls are answered when the test says so, on a connection with a push server. */
async function openPage() {
  const server = new FakePushServer()
  late.client = createLiveClient({
    url: 'ws://push.test',
    getConnectionToken: async () => 'token',
    onReport: ({ kind }) => expect.unreachable(kind),
    WebSocket: server.socketClass(),
  })
  const asked = {
    markets: deferred<MarketsAnswer>(),
    matches: deferred<MatchesAnswer>(),
    match: deferred<CallAnswer<'getMatch'>>(),
  }
  const { api, sent } = fakeApi({
    listMarkets: () => asked.markets.promise,
    listMatches: () => asked.matches.promise,
    getMatch: () => asked.match.promise,
  })
  const queryClient = new QueryClient()
  const live = createLiveService(
    () => services,
    () => undefined,
  )
  const services = {
    api,
    live,
    page: { locale: 'en', preferences: { hasSession: false } },
    queryClient,
    report: (error: unknown) => expect.unreachable(String(error)),
  } as unknown as PageData
  const newsStream = { channel: newsChannel('en'), epoch: 'first', offset: 0 }
  const { queryKey } = systemSettingsQuery(services)
  queryClient.setQueryData(queryKey, { newsStream } as PageSettings)
  live.start()
  await settle()
  const position = (channel: string) => {
    const { epoch, top: offset } = server.stream(channel)
    return { channel, epoch, offset }
  }
  const pagination = { total: 1, page: 1, limit: 500, lastPage: 1 }
  const listOf = <Item>(channel: string, ...data: Item[]) => ({
    data,
    meta: { pagination, stream: position(channel) },
  })
  return {
    live,
    store: live.store,
    services,
    queryClient,
    sent,
    /** What the backend would answer at this moment. */
    marketsNow: (...data: Market[]): MarketsAnswer => listOf(ofMatch, ...data),
    matchesNow: (...data: Match[]): MatchesAnswer => listOf(updates, ...data),
    matchNow: (data: Match) => ({ data, meta: { stream: position(ofMatch) } }),
    async answerMarkets(answer: MarketsAnswer) {
      asked.markets.resolve(answer)
      asked.markets = deferred()
      await settle()
    },
    async answerMatches(answer: MatchesAnswer) {
      asked.matches.resolve(answer)
      asked.matches = deferred()
      await settle()
    },
    async answerMatch(answer: CallAnswer<'getMatch'>) {
      asked.match.resolve(answer)
      asked.match = deferred()
      await settle()
    },
    async push(channel: string, ...events: PushEvent[]) {
      for (const event of events) server.publish(channel, encodePushEvent(event))
      await settle()
    },
  }
}

/** Lets happen what needs no time, and a frame. */
async function settle(): Promise<void> {
  await vi.advanceTimersByTimeAsync(20)
}

type Status = Market['status']

function changed({ matchId, id, specifier }: Market, status: Status, odds?: number): PushEvent {
  const outcomes = odds === undefined ? [] : [{ id: '1', active: true, odds: oddsOf(odds) }]
  return { type: 'markets_changed', markets: [{ matchId, id, specifier, status, outcomes }] }
}

const reads =
  (services: PageData, { id }: Market) =>
  (signal: AbortSignal) =>
    readSomeMarkets(services, match.id, [id], signal)

beforeEach(stubPage)

test('[RT-20] what is pushed of a followed match while its markets are asked for stands over the answer', async () => {
  const { live, store, services, queryClient, ...page } = await openPage()
  live.followMatch(match.id)
  await page.answerMatch(page.matchNow(match))
  await page.answerMarkets(page.marketsNow(main, other))
  expect(store.get(home)).toMatchObject({ state: 'open' })
  void queryClient.query({ ...marketsQuery(services, match.id), staleTime: 0 })
  const answer = page.marketsNow(main, other)
  await page.push(ofMatch, changed(main, -1), changed(main, -1, 3000), changed(other, 0))
  const told = vi.fn()
  store.subscribe(home, told)
  await page.answerMarkets(answer)
  expect(store.get(home)).toMatchObject({ state: 'suspended', odds: 3000 })
  expect(store.market(marketKey(other))).toBeUndefined()
  expect(told).not.toHaveBeenCalled()
  await page.push(ofMatch, changed(main, 1, 3100))
  expect(store.get(home)).toMatchObject({ state: 'open', odds: 3100 })
})

test('[RT-20] an answer from before the question stands under what was pushed until then', async () => {
  const { live, store, services, queryClient, ...page } = await openPage()
  live.followMatch(match.id)
  await page.answerMatch(page.matchNow(match))
  await page.answerMarkets(page.marketsNow(main))
  // The process that answers is a moment behind the one that pushes.
  const answer = page.marketsNow(main)
  await page.push(ofMatch, changed(main, -1))
  void queryClient.query({ ...marketsQuery(services, match.id), staleTime: 0 })
  await page.answerMarkets(answer)
  expect(store.get(home)).toMatchObject({ state: 'suspended' })
})

test('[RT-20] a newer answer stands over what was pushed before it was made', async () => {
  const { live, store, services, queryClient, ...page } = await openPage()
  live.followMatch(match.id)
  await page.answerMatch(page.matchNow(match))
  await page.answerMarkets(page.marketsNow(main))
  void queryClient.query({ ...marketsQuery(services, match.id), staleTime: 0 })
  await page.push(ofMatch, changed(main, -1))
  await page.answerMarkets(page.marketsNow(main))
  expect(store.get(home)).toMatchObject({ state: 'open' })
})

test('[RT-20] what is pushed of a followed list while one is asked for stands over the answer', async () => {
  const { live, store, services, queryClient, ...page } = await openPage()
  void queryClient.query(matchesQuery(services, {}))
  const first = page.matchesNow(match)
  await page.answerMatches(first)
  live.followMatches(first, () =>
    queryClient.query({ ...matchesQuery(services, {}), staleTime: 0 }),
  )
  await settle()
  void queryClient.query(matchesQuery(services, { limit: 5 }))
  const answer = page.matchesNow(match)
  const finished = { id: match.id, status: MATCH_STATUS.finished }
  await page.push(updates, changed(main, -1), { type: 'match_status_changed', match: finished })
  await page.answerMatches(answer)
  expect(store.get(home)).toMatchObject({ state: 'suspended' })
  expect(store.match(match.id)).toMatchObject({ status: MATCH_STATUS.finished })
})

test('[RT-20] what a followed list hears of a match stands over its own answers', async () => {
  const { live, store, services, queryClient, ...page } = await openPage()
  void queryClient.query(matchesQuery(services, {}))
  const first = page.matchesNow(match)
  await page.answerMatches(first)
  const leave = live.followMatches(first, () => Promise.reject(new Error('not to be read')))
  await settle()
  void queryClient.query(marketsQuery(services, match.id))
  void queryClient.query(matchQuery(services, match.id))
  const [markets, ofMatchNow] = [page.marketsNow(main, other), page.matchNow(match)]
  await page.push(updates, changed(main, -1))
  await page.answerMarkets(markets)
  await page.answerMatch(ofMatchNow)
  expect(store.get(home)).toMatchObject({ state: 'suspended' })
  expect(store.market(marketKey(other))).toMatchObject({ status: 1 })
  leave()
})

test('[RT-20] what is heard of a followed match stands over the answer of a list', async () => {
  const { live, store, services, queryClient, ...page } = await openPage()
  live.followMatch(match.id)
  await page.answerMatch(page.matchNow(match))
  await page.answerMarkets(page.marketsNow(main))
  void queryClient.query(matchesQuery(services, {}))
  const answer = page.matchesNow(match)
  await page.push(ofMatch, changed(main, -1))
  await page.answerMatches(answer)
  expect(store.get(home)).toMatchObject({ state: 'suspended' })
})

test('[RT-20] an answer that is older than what is remembered of a followed match is left', async () => {
  const { live, store, services, queryClient, ...page } = await openPage()
  live.followMatch(match.id)
  await page.answerMatch(page.matchNow(match))
  await page.answerMarkets(page.marketsNow(main))
  void queryClient.query({ ...marketsQuery(services, match.id), staleTime: 0 })
  const answer = page.marketsNow(main)
  await page.push(ofMatch, changed(main, -1))
  await page.push(ofMatch, ...Array.from({ length: 300 }, (_, n) => changed(other, 1, 2000 + n)))
  await page.answerMarkets(answer)
  expect(store.get(home)).toMatchObject({ state: 'suspended' })
})

test('[RT-10] [RT-20] a followed match of which events were missed is read again with its markets', async () => {
  const { live, store, ...page } = await openPage()
  store.applySnapshot({ matches: [match] })
  live.followMatch(match.id)
  await page.answerMatch(page.matchNow(match))
  await page.answerMarkets(page.marketsNow(main))
  await page.push(ofMatch, { type: 'events_missed' })
  await page.answerMatch(page.matchNow({ ...match, status: MATCH_STATUS.stopped }))
  await page.answerMarkets(page.marketsNow({ ...main, status: -1 }))
  expect(store.match(match.id)).toMatchObject({ status: MATCH_STATUS.stopped })
  expect(store.get(home)).toMatchObject({ state: 'suspended' })
})

test('[RT-20] the tab of a match that is read anew keeps what lists have heard', async () => {
  const { live, store, services, queryClient, ...page } = await openPage()
  void queryClient.query(matchesQuery(services, {}))
  const first = page.matchesNow(match)
  await page.answerMatches(first)
  live.followMatches(first, () => Promise.reject(new Error('not to be read')))
  await settle()
  live.followMarkets(match.id, (signal) =>
    services.api('listMarkets', { params: { id: match.id }, signal }),
  )
  await settle()
  const answer = page.marketsNow(main)
  await page.push(updates, changed(main, -1))
  await page.answerMarkets(answer)
  expect(store.get(home)).toMatchObject({ state: 'suspended' })
})

test('[RT-20] a market that closed in a gap has no price in a row once its list is read anew', async () => {
  const { live, store, services, queryClient, ...page } = await openPage()
  const chosen = sampleMarket({ id: 16 })
  const line = (total: string) =>
    sampleMarket({ id: 18, specifier: `total=${total}`, mostBalanced: true })
  const listed = { ...match, secondaryMarket: line('2.5'), chosenMarkets: [chosen] }
  void queryClient.query(matchesQuery(services, {}))
  const first = page.matchesNow(listed)
  await page.answerMatches(first)
  const leave = live.followMatches(first, () =>
    queryClient.query({ ...matchesQuery(services, {}), staleTime: 0 }),
  )
  await settle()
  await page.push(updates, { type: 'events_missed' })
  const now = { mainMarket: null, secondaryMarket: line('3.5'), rowMarketIds: [1, 18] }
  await page.answerMatches(page.matchesNow({ ...match, ...now }))
  expect(store.get(home)).toMatchObject({ state: 'closed' })
  expect(store.marketKeys.get(match.id)).toEqual(['1:16:', '1:18:total=3.5'])
  // The list did not ask for it.
  expect(store.get(outcomeKey(chosen, '1'))).toMatchObject({ state: 'open' })
  leave()
})

test('[RT-20] a list takes nothing off a match that is followed for itself', async () => {
  const { live, store, services, queryClient, ...page } = await openPage()
  live.followMatch(match.id)
  await page.answerMatch(page.matchNow(match))
  await page.answerMarkets(page.marketsNow(main))
  void queryClient.query(matchesQuery(services, {}))
  await page.answerMatches(page.matchesNow({ ...match, mainMarket: null, rowMarketIds: [1] }))
  expect(store.get(home)).toMatchObject({ state: 'open' })
})

test('[RT-09] [RT-20] of a match that is followed for some markets those alone are read, after a gap too', async () => {
  const { live, store, services, sent, ...page } = await openPage()
  store.applySnapshot({ matches: [match], markets: [main, other] })
  live.followMarkets(match.id, reads(services, main), [main.id])
  await page.answerMatch(page.matchNow(match))
  await page.answerMarkets(page.marketsNow(main))
  await page.push(ofMatch, { type: 'events_missed' })
  await page.answerMatch(page.matchNow(match))
  await page.answerMarkets(page.marketsNow())
  const asked = sent.filter(({ name }) => name === 'listMarkets')
  expect(asked.map(({ input }) => input?.query)).toEqual([
    { limit: 500, marketId: [main.id] },
    { limit: 500, marketId: [main.id] },
  ])
  expect(store.marketKeys.get(match.id)).toEqual([marketKey(other)])
})

test('a match whose markets are all followed is read no second time for some of them', async () => {
  const { live, services, sent, ...page } = await openPage()
  live.followMatch(match.id)
  await page.answerMatch(page.matchNow(match))
  await page.answerMarkets(page.marketsNow(main))
  live.followMarkets(match.id, reads(services, main), [main.id])
  await settle()
  expect(sent.filter(({ name }) => name === 'listMarkets')).toHaveLength(1)
})

test('[RT-20] a list takes a line off that the slip does not follow, and none that it does', async () => {
  const { live, store, services, queryClient, ...page } = await openPage()
  store.applySnapshot({ matches: [match], markets: [main, other] })
  live.followMarkets(match.id, reads(services, other), [other.id])
  await page.answerMatch(page.matchNow(match))
  await page.answerMarkets(page.marketsNow(other))
  void queryClient.query(matchesQuery(services, {}))
  const rowMarketIds = [main.id, other.id]
  await page.answerMatches(page.matchesNow({ ...match, mainMarket: null, rowMarketIds }))
  expect(store.marketKeys.get(match.id)).toEqual([marketKey(other)])
})
