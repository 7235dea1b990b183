import { MARKET_STATUS, oddsOf } from '@touchline/betting'
import { beforeEach, describe, expect, test } from 'vitest'
import type { FeedMarket, FeedMessage, FixtureMessage, MatchStateMessage } from '../messages.ts'
import { STALE_AFTER_MS, type BookChange, type Book } from './book.ts'
import { createBook } from './create-book.ts'

const text = (name: string) => ({ en: name, de: name })

const fixture = (id: string, status: 0 | 1 = 0, startTime = 1_000_000): FixtureMessage => ({
  kind: 'fixture',
  id,
  urnId: `sr:match:${id}`,
  provider: 'simulator',
  sportKey: 'soccer',
  tournamentId: 7,
  home: { id: 1, name: 'Hamburg Nord', abbreviation: 'HAM' },
  away: { id: 2, name: 'Köln West', abbreviation: 'KOL' },
  startTime,
  venue: null,
  city: null,
  status,
  hasVideo: false,
})

const market = (odds: readonly number[], more: Partial<FeedMarket> = {}): FeedMarket => ({
  marketId: 1,
  specifier: '',
  status: 1,
  name: text('1x2'),
  groups: ['all', 'main'],
  priority: 1,
  outcomes: odds.map((value, index) => ({
    id: `${index + 1}`,
    active: true,
    odds: oddsOf(value),
    probability: 0.3,
  })),
  ...more,
})

const state = (seq: number, status: MatchStateMessage['status'], home = 0): MatchStateMessage => ({
  kind: 'match_state',
  matchId: '1',
  at: 0,
  seq,
  status,
  stage: '1st_half',
  clock: null,
  score: { home, away: 0 },
  periodScores: [{ number: 1, key: '1st_half', home, away: 0, type: 'regular' }],
  maxPeriodNumber: 2,
  stats: {},
})

describe('the book', () => {
  let time = 0
  let book: Book
  let changes: BookChange[]

  const odds = (seq: number, ...markets: readonly FeedMarket[]): FeedMessage => ({
    kind: 'odds_change',
    matchId: '1',
    at: time,
    seq,
    markets,
  })

  beforeEach(() => {
    time = 1_000_000
    book = createBook(() => time)
    changes = []
    book.apply([
      {
        kind: 'catalogue',
        sports: [],
        categories: [],
        tournaments: [
          {
            id: 7,
            urnId: 'sr:tournament:7',
            sportKey: 'soccer',
            categoryId: 3,
            name: text('League'),
            priority: 1,
          },
        ],
      },
      fixture('1', 1),
    ])
    book.subscribe((change) => void changes.push(change))
  })

  test('keeps names as one line of whole characters, whatever a feed calls them', () => {
    const named = { ...fixture('2'), venue: 'Two\nlines' }
    const home = { ...named.home, name: '\u202EFC Nul\0\uD83D' }
    const outright = { name: text('A\r\nCup'), competitors: [home], beginsAt: 0, endsAt: 1 }
    book.apply([{ ...named, home, outright }])
    book.apply([odds(1, market([1850], { name: text('Nul\0 market') }))])
    expect(book.match('2')).toMatchObject({
      home: { name: 'FC Nul \uFFFD' },
      venue: 'Two lines',
      outright: { name: text('A Cup'), competitors: [{ name: 'FC Nul \uFFFD' }] },
    })
    expect(book.markets('1')[0]?.name).toEqual(text('Nul  market'))
    const told = changes.length
    book.apply([{ ...named, home, outright }])
    expect(changes).toHaveLength(told)
  })

  test('[RT-23] merges outcomes by id and keeps the old objects when nothing changed', () => {
    book.apply([odds(1, market([1850, 3400, 4200]))])
    const [before] = book.markets('1')
    book.apply([odds(2, market([1850, 3400, 4200]))])
    expect(book.markets('1')[0]).toBe(before)
    book.apply([odds(3, market([1900, 3400, 4200]))])
    const [after] = book.markets('1')
    expect(after?.outcomes[0]).toMatchObject({ odds: 1900, previous: 1850 })
    expect(after?.outcomes[1]).toBe(before?.outcomes[1])
  })

  test('lists markets in their order, as they come, move, are suspended and go', () => {
    const line = (marketId: number, specifier: string, more: Partial<FeedMarket> = {}) =>
      market([1850, 3400, 4200], { marketId, specifier, ...more })
    const shown = () =>
      book.markets('1').map((one) => `${one.marketId} ${one.specifier} ${one.status}`)
    book.apply([odds(1, line(18, 'total=10.5'), line(18, 'total=2.5'))])
    expect(shown()).toEqual(['18 total=2.5 1', '18 total=10.5 1'])
    book.apply([odds(2, line(1, ''), line(18, 'total=2.5', { status: MARKET_STATUS.suspended }))])
    expect(shown()).toEqual(['1  1', '18 total=2.5 -1', '18 total=10.5 1'])
    book.apply([odds(3, line(18, 'total=10.5', { status: MARKET_STATUS.inactive }))])
    expect(shown()).toEqual(['1  1', '18 total=2.5 -1'])
    book.restore([{ ...book.dump('1')!, markets: [book.markets('1')[1]!] }])
    expect(shown()).toEqual(['18 total=2.5 -1'])
  })

  test('[M1] keeps the chances behind a price, and tells nobody of new prices when they move', () => {
    const told = (refund: number) =>
      market([], {
        outcomes: [
          { id: '1', active: true, odds: oddsOf(3600), probability: 0.3, win: 0.1, refund },
        ],
      })
    book.apply([odds(1, told(0.6))])
    expect(book.priceOf('1', 1, '', '1')).toMatchObject({ odds: 3600, win: 0.1, refund: 0.6 })
    const { version } = book.match('1')!
    book.apply([odds(2, told(0.7))])
    expect(book.priceOf('1', 1, '', '1')).toMatchObject({ odds: 3600, win: 0.1, refund: 0.7 })
    expect(changes.map(({ kind }) => kind)).toEqual(['markets', 'chances'])
    expect(book.match('1')?.version).toBe(version + 1)
    book.apply([odds(3, told(0.7))])
    expect(changes).toHaveLength(2)
  })

  test('[RT-24] drops a market without outcomes unless it is already there', () => {
    book.apply([odds(1, market([]))])
    expect(book.markets('1')).toEqual([])
    book.apply([odds(2, market([1850, 3400, 4200])), odds(3, market([], { status: -1 }))])
    expect(book.markets('1')[0]).toMatchObject({ status: -1 })
    expect(book.markets('1')[0]?.outcomes.length).toBe(3)
  })

  test('[RT-25] takes an inactive market (status 0) away and says so', () => {
    book.apply([odds(1, market([1850, 3400, 4200])), odds(2, market([], { status: 0 }))])
    expect(book.markets('1')).toEqual([])
    expect(changes.at(-1)).toMatchObject({ kind: 'markets', markets: [{ status: 0 }] })
  })

  test('[ODDS-11] [AMB-26] knows each availability code of a market', () => {
    for (const [seq, status] of ([1, -1, -2, -3, -4] as const).entries()) {
      book.apply([odds(seq + 1, market([1850, 3400, 4200], { status }))])
      expect(book.priceOf('1', 1, '', '1')?.marketStatus).toBe(status)
    }
  })

  test('[DATA-07] keeps status, specifier, groups, priority, balance and next bet stop', () => {
    const line = { specifier: 'total=2.5', marketId: 18, mostBalanced: true, nextBetStop: 5 }
    book.apply([odds(1, market([1900, 1900], line))])
    expect(book.markets('1')[0]).toMatchObject({ ...line, groups: ['all', 'main'], priority: 1 })
  })

  test('numbers every change of a match', () => {
    const versions: number[] = []
    for (const [index, price] of [1850, 1850, 1900, 1910].entries()) {
      book.apply([odds(index + 1, market([price, 3400, 4200]))])
      versions.push(book.match('1')?.version ?? 0)
    }
    const [first = 0] = versions
    expect(versions).toEqual([first, first, first + 1, first + 2])
  })

  test('ignores what is older than what it knows, and repeats', () => {
    book.apply([odds(5, market([1850, 3400, 4200])), odds(4, market([2000, 3400, 4200]))])
    book.apply([odds(5, market([2000, 3400, 4200]))])
    expect(book.priceOf('1', 1, '', '1')?.odds).toBe(1850)
  })

  test('suspends the markets of the groups that a bet stop names', () => {
    const corners = market([1900, 1900], { marketId: 166, groups: ['all', 'corners'] })
    book.apply([
      odds(1, market([1850, 3400, 4200]), corners),
      { kind: 'bet_stop', matchId: '1', at: 0, seq: 2, groups: ['corners'], status: -1 },
    ])
    expect(book.priceOf('1', 1, '', '1')?.marketStatus).toBe(1)
    expect(book.priceOf('1', 166, '', '1')?.marketStatus).toBe(-1)
    expect(changes.at(-1)).toMatchObject({ kind: 'markets', suspension: true })
  })

  test('calls a live price stale after ten silent seconds, until it is heard of again', () => {
    book.apply([odds(1, market([1850, 3400, 4200]))])
    time += STALE_AFTER_MS
    expect(book.priceOf('1', 1, '', '1')?.stale).toBe(false)
    time += 1
    expect(book.priceOf('1', 1, '', '1')?.stale).toBe(true)
    expect(book.isStale('1')).toBe(true)
    book.apply([{ kind: 'alive', provider: 'simulator', at: time, matchIds: ['1'] }])
    expect(book.isStale('1')).toBe(false)
    expect(book.match('1')?.lastHeardAt).toBe(time)
  })

  test('keeps old score objects when the figures are the same', () => {
    book.apply([state(1, 1)])
    const before = book.match('1')?.state
    book.apply([{ ...state(2, 1), stage: 'half_time' }])
    expect(book.match('1')?.state?.score).toBe(before?.score)
    expect(book.match('1')?.state?.periodScores[0]).toBe(before?.periodScores[0])
    book.apply([state(3, 1, 1)])
    expect(book.match('1')?.state?.score).toEqual({ home: 1, away: 0 })
  })

  test('tells of a settlement and closes its markets', () => {
    const outcomes = [{ id: '1', result: 1, voidFactor: 0 } as const]
    const settlement: FeedMessage = {
      kind: 'bet_settlement',
      matchId: '1',
      at: 9,
      seq: 3,
      certainty: 1,
      markets: [{ marketId: 1, specifier: '', outcomes }],
    }
    book.apply([odds(1, market([1850, 3400, 4200])), settlement])
    expect(changes.slice(-2)).toMatchObject([
      { kind: 'markets', markets: [{ status: -3 }] },
      { kind: 'settlement', matchId: '1', certainty: 1, markets: [{ outcomes }] },
    ])
    expect(book.priceOf('1', 1, '', '1')).toBeUndefined()
  })

  test('tells of a cancelled match and offers nothing on it any more', () => {
    book.apply([
      odds(1, market([1850, 3400, 4200])),
      { kind: 'bet_cancel', matchId: '1', at: 0, seq: 2, markets: [], reason: 'postponed' },
    ])
    expect(book.match('1')).toMatchObject({ status: 5 })
    expect(book.markets('1')).toEqual([])
    expect(changes.at(-1)).toMatchObject({ kind: 'cancel', reason: 'postponed' })
  })

  test('[ODDS-11] offers nothing on a market that was cancelled, and the rest as before', () => {
    const total = { ...market([1900, 1900, 1900]), marketId: 18, specifier: 'total=2.5' }
    book.apply([
      odds(1, market([1850, 3400, 4200]), total),
      {
        kind: 'bet_cancel',
        matchId: '1',
        at: 0,
        seq: 2,
        markets: [{ marketId: 1, specifier: '' }],
        reason: 'not_covered',
      },
    ])
    expect(book.markets('1').map(({ marketId }) => marketId)).toEqual([18])
    expect(book.priceOf('1', 1, '', '1')).toBeUndefined()
    expect(changes).toContainEqual(
      expect.objectContaining({
        kind: 'markets',
        markets: [expect.objectContaining({ marketId: 1, status: -4 })],
      }),
    )
    expect(changes.at(-1)).toMatchObject({ kind: 'cancel', reason: 'not_covered' })
  })

  test('tells the status of a match and of a provider once per change', () => {
    book.apply([state(1, 1), state(2, 4)])
    expect(changes.filter(({ kind }) => kind === 'status')).toMatchObject([
      { previous: 1, match: { status: 4 } },
    ])
    const status = { kind: 'provider_status', provider: 'simulator', at: 0 } as const
    book.apply([
      { ...status, status: 'active' },
      { ...status, status: 'active' },
    ])
    expect(changes.filter(({ kind }) => kind === 'provider').length).toBe(1)
    expect(book.providers().get('simulator')).toBe('active')
  })

  test('finds matches by sport, tournament, category, status and time, sorted by start', () => {
    book.apply([fixture('2', 0, 3_000_000), fixture('3', 0, 2_000_000)])
    const ids = (filter: Parameters<Book['matches']>[0]) => book.matches(filter).map(({ id }) => id)
    expect(ids({ sportKeys: ['soccer'] })).toEqual(['1', '3', '2'])
    expect(ids({ tournamentIds: [7], statuses: [0] })).toEqual(['3', '2'])
    expect(ids({ categoryIds: [3], startFrom: 2_500_000 })).toEqual(['2'])
    expect(ids({ sportKeys: ['tennis'] })).toEqual([])
    expect(ids({ ids: ['2', 'none'] })).toEqual(['2'])
    book.apply([odds(1, market([1850, 3400, 4200]))])
    expect(ids({ bettable: true })).toEqual(['1'])
    expect(book.counters()).toMatchObject({ live: 1, total: 3 })
    expect(book.counters().categories.get(3)).toEqual({ live: 1, total: 3 })
  })

  test('forgets a finished match after a week', () => {
    book.apply([state(1, 4)])
    time += 7 * 24 * 3600_000 + 1
    book.apply([])
    expect(book.match('1')).toBeUndefined()
    expect(changes.at(-1)).toEqual({ kind: 'removed', matchId: '1' })
  })

  test('[R9] forgets a finished match when its feed no longer shows it', () => {
    const startTime = book.match('1')?.startTime ?? 0
    const alive = (resultsFrom: number): FeedMessage => {
      return { kind: 'alive', provider: 'simulator', at: time, matchIds: [], resultsFrom }
    }
    book.apply([fixture('2', 0, startTime), state(1, 4)])
    time += 3600_000
    book.apply([alive(startTime)])
    expect(book.match('1')).toBeDefined()
    time += 3600_000
    book.apply([alive(startTime + 1)])
    expect(book.match('1')).toBeUndefined()
    expect(book.match('2')).toBeDefined()
  })

  test('stops telling a listener that has left', () => {
    const heard: BookChange[] = []
    const leave = book.subscribe((change) => void heard.push(change))
    leave()
    book.apply([odds(1, market([1850, 3400, 4200]))])
    expect(heard).toEqual([])
  })
})
