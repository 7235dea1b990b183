import { newsChannel } from '@touchline/contract'
import { beforeEach, describe, expect, it } from 'vitest'
import type { Book } from '../../feed/book/book.ts'
import { createBook } from '../../feed/book/create-book.ts'
import { createTestReporter } from '../../reporting/testing/test-reporter.ts'
import { createManualClock } from '../testing/manual-clock.ts'
import type { ManualClock } from '../testing/manual-clock.ts'
import {
  fixture,
  market,
  oddsChange,
  result,
  settlement,
  state,
  total,
  world,
  WON,
} from '../testing/world.ts'
import { startLiveUpdates } from './live-updates.ts'
import { wholeState } from './whole-state.ts'

type Sent = { channel: string; data: { type: string; [key: string]: unknown }; urgent: boolean }
type WireMarket = {
  outcomes: { odds: number }[]
  id: number
  specifier: string
  status: number
  market?: { name: string }
}

describe('live updates', () => {
  let clock: ManualClock
  let book: Book
  let sent: Sent[]
  let stop: () => void
  beforeEach(() => {
    clock = createManualClock()
    book = createBook(clock.now)
    book.apply(world(clock.now()))
    sent = []
    stop = startLiveUpdates({
      book,
      clock,
      reporter: createTestReporter(),
      publisher: {
        publish: (channel, data, options) => {
          sent.push({ channel, data: data as Sent['data'], urgent: options?.urgent ?? false })
        },
        position: () => ({ epoch: 'e', offset: 0 }),
      },
    })
    sent.length = 0
    return () => stop()
  })

  const on = (channel: string) => sent.filter((event) => event.channel === channel)
  const marketsOn = (channel: string) =>
    on(channel)
      .filter(({ data }) => data.type === 'markets_changed')
      .flatMap(({ data }) => data['markets'] as WireMarket[])

  it('[RT-06] [RT-09] sends every change of a match on its channel, in every language', () => {
    book.apply([
      oddsChange('1', clock.now(), result([2100, 3000, 4000]), total('3.5', [3100, 1340], false)),
    ])
    expect(sent).toEqual([])
    clock.advance(50)
    for (const locale of ['en', 'de']) {
      expect(marketsOn(`public:${locale}.updates.match.1`)).toMatchObject([
        { id: 1, status: 1, outcomes: [{ id: '1', odds: 2100 }, {}, {}] },
        { id: 18, specifier: 'total=3.5' },
      ])
    }
  })

  it('[RT-05] sends only the markets of a row on the common channel', () => {
    book.apply([
      oddsChange('1', clock.now(), result([2100, 3000, 4000]), total('3.5', [3100, 1340], false)),
    ])
    clock.advance(50)
    expect(marketsOn('public:en.updates').map(({ id }) => id)).toEqual([1])
  })

  it('[RT-05] sends a market that lists show by choice on its own channel, its names when it comes', () => {
    const both = (odds: number) => market(29, '', ['74', '76'], [odds, 1900], 1)
    book.apply([oddsChange('1', clock.now(), both(1800))])
    clock.advance(50)
    expect(marketsOn('public:de.updates.market.29')).toMatchObject([
      {
        match_id: '1',
        id: 29,
        outcomes: [{ odds: 1800 }, {}],
        market: { name: 'Beide Teams treffen' },
      },
    ])
    book.apply([oddsChange('1', clock.now(), both(1750), result([2100, 3000, 4000]))])
    clock.advance(50)
    const last = marketsOn('public:en.updates.market.29').at(-1)
    expect(last).toMatchObject({ id: 29, outcomes: [{ odds: 1750 }, {}] })
    expect(last?.market).toBeUndefined()
    expect(marketsOn('public:en.updates').map(({ id }) => id)).toEqual([1])
  })

  it('[BROWSE-14] tells the numbers of matches with the next heartbeat after they changed', () => {
    const counts = () =>
      on('public:en.updates').filter(({ data }) => data.type === 'counters_changed')
    clock.advance(4_000)
    expect(counts()).toEqual([])
    const before = book.counters().total
    book.apply([fixture('8', clock.now())])
    clock.advance(4_000)
    expect(counts()).toMatchObject([
      {
        data: {
          counters: { sports: { soccer: { total: book.counters().sports.get('soccer')?.total } } },
        },
      },
    ])
    expect(book.counters().total).toBe(before + 1)
  })

  it('[RES-01] tells nobody of results from before', () => {
    const old = { startTime: clock.now() - 24 * 3_600_000, status: 4 as const }
    book.apply([fixture('9', clock.now(), old), state('9', clock.now(), 4)])
    clock.advance(50)
    expect(sent).toEqual([])
    expect(book.match('9')?.state?.score).toEqual({ home: 1, away: 0 })
  })

  it('throttles: of one frame only the last price goes out, and a price that always moves does go out', () => {
    for (let tick = 0; tick < 10; tick += 1) {
      book.apply([oddsChange('1', clock.now(), result([2001 + tick, 3000, 4000]))])
      clock.advance(20)
    }
    clock.advance(30)
    const prices = marketsOn('public:en.updates').map(({ outcomes }) => outcomes[0]?.odds)
    expect(prices).toEqual([2003, 2006, 2009, 2010])
  })

  it('sends a suspension at once, together with what waited for the frame', () => {
    book.apply([oddsChange('2', clock.now(), total('2.5', [1900, 1900]))])
    book.apply([oddsChange('2', clock.now(), result([1800, 3200, 4500], -1))])
    expect(on('public:en.updates.match.2')).toMatchObject([{ urgent: true }])
    expect(marketsOn('public:en.updates.match.2').map(({ id }) => id)).toEqual([18, 1])
    clock.advance(50)
    expect(on('public:en.updates.match.2')).toHaveLength(1)
  })

  it('[RT-24] sends a line whole when its followers cannot know it yet, and then no more', () => {
    book.apply([oddsChange('1', clock.now(), total('4.5', [5000, 1150], false))])
    clock.advance(50)
    expect(marketsOn('public:de.updates.match.1')[0]?.market?.name).toBe('Gesamt')
    sent.length = 0
    book.apply([oddsChange('1', clock.now(), total('4.5', [5100, 1140], false))])
    clock.advance(50)
    expect(marketsOn('public:de.updates.match.1')[0]?.market).toBeUndefined()
  })

  it('sends a line whole again that was taken off and comes back', () => {
    const line = total('3.5', [3000, 1350], false)
    book.apply([oddsChange('1', clock.now(), { ...line, status: 0 })])
    sent.length = 0
    book.apply([oddsChange('1', clock.now(), line)])
    clock.advance(50)
    expect(marketsOn('public:en.updates.match.1')[0]?.market?.name).toBe('Total')
  })

  it('sends the line that takes the place of another in the row whole, and the end of the other', () => {
    book.apply([
      settlement('1', clock.now(), [{ id: '12', ...WON }], {
        marketId: 18,
        specifier: 'total=2.5',
      }),
    ])
    const markets = marketsOn('public:en.updates')
    expect(markets).toMatchObject([
      { specifier: 'total=2.5', status: -3 },
      { specifier: 'total=3.5', status: 1, market: { name: 'Total' } },
    ])
  })

  it('[RT-05] [LIVE-03] sends the end of a line that stood in the row earlier, but none of its prices', () => {
    const old = (odds: number, status: 0 | 1) => ({ ...total('2.5', [odds, 1900], false), status })
    const specifiers = () => marketsOn('public:en.updates').map(({ specifier }) => specifier)
    book.apply([oddsChange('1', clock.now(), old(1850, 1), total('3.5', [1950, 1850]))])
    clock.advance(50)
    expect(specifiers()).toEqual(['total=2.5', 'total=3.5'])
    sent.length = 0
    book.apply([oddsChange('1', clock.now(), old(1800, 1))])
    clock.advance(50)
    expect(specifiers()).toEqual([])
    book.apply([oddsChange('1', clock.now(), old(1800, 0))])
    clock.advance(50)
    expect(marketsOn('public:en.updates')).toMatchObject([{ specifier: 'total=2.5', status: 0 }])
    sent.length = 0
    book.apply([oddsChange('1', clock.now(), old(1750, 1))])
    clock.advance(50)
    expect(specifiers()).toEqual([])
  })

  it('[RT-08] sends score and clock on both channels', () => {
    book.apply([state('2', clock.now(), 1, { score: { home: 2, away: 0 } })])
    clock.advance(50)
    for (const channel of ['public:en.updates', 'public:en.updates.match.2']) {
      expect(on(channel)).toMatchObject([
        {
          data: {
            type: 'match_changed',
            match: { id: '2', total_score: { home: 2, away: 0 }, stage: '1st half' },
          },
        },
      ])
    }
  })

  it('[RT-10] [RT-11] sends a new status of a match or a provider at once', () => {
    book.apply([state('1', clock.now(), 1)])
    expect(on('public:en.updates')).toMatchObject([
      { urgent: true, data: { type: 'match_status_changed', match: { id: '1', status: 1 } } },
    ])
    book.apply([
      { kind: 'provider_status', provider: 'simulator', at: clock.now(), status: 'inactive' },
    ])
    expect(on('public:en.updates').at(-1)?.data).toEqual({
      type: 'provider_status_changed',
      provider_statuses: { simulator: 'inactive' },
    })
  })

  it('beats every 2 s and names the live matches that nobody vouches for', () => {
    clock.advance(2000)
    const [beat] = on('public:en.updates')
    expect(beat?.data).toMatchObject({ type: 'alive', at: clock.now(), silent_matches: [] })
    clock.advance(10_000)
    expect(on('public:en.updates').at(-1)?.data['silent_matches']).toEqual(['2'])
  })

  it('tells what concerns every page on the channel of news too, and no rows', () => {
    book.apply([
      state('1', clock.now(), 1),
      oddsChange('1', clock.now(), result([2100, 3000, 4000])),
    ])
    book.apply([
      { kind: 'provider_status', provider: 'simulator', at: clock.now(), status: 'inactive' },
    ])
    clock.advance(2000)
    const types = (channel: string) => new Set(on(channel).map(({ data }) => data.type))
    const news = ['alive', 'counters_changed', 'provider_status_changed']
    expect([...types('public:en.news')].toSorted()).toEqual(news)
    expect([...types('public:en.updates')]).toEqual(expect.arrayContaining(news))
  })

  it('is silent after it was stopped', () => {
    stop()
    book.apply([oddsChange('1', clock.now(), result([2100, 3000, 4000]))])
    clock.advance(10_000)
    expect(sent).toEqual([])
  })

  it('can tell a channel everything again', () => {
    expect(
      wholeState(book, 'public:en.updates').filter(({ type }) => type === 'match_changed'),
    ).toHaveLength(5)
    const own = wholeState(book, 'public:de.updates.match.1')
    expect(own).toMatchObject([
      { type: 'match_changed' },
      { type: 'markets_changed', markets: { length: 3 } },
    ])
    expect(wholeState(book, newsChannel('pt-BR'))).toEqual([{ type: 'events_missed' }])
    expect(wholeState(book, '$private:en.platform_user.1')).toEqual([])
  })
})
