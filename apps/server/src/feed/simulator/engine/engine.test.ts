import { describe, expect, test } from 'vitest'
import type { Book } from '../../book/book.ts'
import { createBook } from '../../book/create-book.ts'
import type { BetSettlementMessage, FeedMessage } from '../../messages.ts'
import type { LeagueSpec } from '../catalogue/league-spec.ts'
import { each, spread } from '../calendar/rhythm.ts'
import { drawnSchedule } from '../catalogue/schedule.ts'
import { createEngine } from './engine.ts'
import { createSimClock } from './sim-clock.ts'

const STARTED = Date.UTC(2026, 0, 5, 12)
const SPEED = 60
const STEP = 1000

/** Few matches, one of each an hour, so that a test can play hours of them. */
const LEAGUES: readonly LeagueSpec[] = ['soccer', 'tennis', 'basketball', 'ice-hockey'].map(
  (sportKey, index) => {
    const quarter = `0${index * 15}`.slice(-2)
    const days = each('Mon Tue Wed Thu Fri Sat Sun', (day) =>
      spread(day, `0:${quarter}`, `23:${quarter}`, 24),
    )
    const weeks = [days.flatMap((day) => [0, 6, 12, 18].map((hour) => day.slice(hour, hour + 6)))]
    return {
      sportKey,
      country: sportKey === 'tennis' ? null : 'DE',
      name: 'Test',
      competitors: 12,
      rhythm: { zone: 'UTC', weeks, ahead: 2, keepsTime: true },
      spread: 1,
    }
  },
)

type Run = { book: Book; messages: FeedMessage[] }

const engineOf = (seed: string) => {
  const clock = createSimClock(STARTED, SPEED)
  return createEngine({
    schedule: drawnSchedule(seed, clock.zero, LEAGUES),
    seed,
    provider: 'simulator',
    clock,
    marginScale: 1,
  })
}

/** Opens at `from` and steps until `to`. */
const run = (seed: string, from: number, to: number): Run => {
  const engine = engineOf(seed)
  let now = from
  const book = createBook(() => now)
  const messages: FeedMessage[] = []
  const take = (batch: readonly FeedMessage[]): void => {
    messages.push(...batch)
    book.apply(batch)
  }
  for (const batch of engine.open(now)) take(batch)
  for (now = from + STEP; now <= to; now += STEP) take(engine.advance(now))
  now = to
  return { book, messages }
}

const confirmed = ({ messages }: Run): ReadonlyMap<string, string> =>
  new Map(
    messages
      .filter((message): message is BetSettlementMessage => message.kind === 'bet_settlement')
      .filter(({ certainty }) => certainty === 2)
      .map(({ matchId, markets }) => [matchId, JSON.stringify(markets)]),
  )

const LATER = STARTED + 200_000
const END = LATER + 20_000

describe('the engine', () => {
  test('[R7] that got ready beforehand tells the same when it opens', () => {
    const open = (...ready: readonly number[]): readonly string[] => {
      const engine = engineOf('7')
      for (const wall of ready) engine.prepare(wall)
      const told = [...engine.open(LATER), engine.advance(LATER + STEP)].flat()
      return told.map((message) => JSON.stringify(message)).toSorted((x, y) => (x < y ? -1 : 1))
    }
    const fresh = open()
    expect(fresh.length).toBeGreaterThan(100)
    expect(open(STARTED, LATER - 150_000, LATER - STEP)).toEqual(fresh)
  })

  const whole = run('one', STARTED, END)
  const restarted = run('one', LATER, END)

  test('goes on after a restart with the same matches and scores', () => {
    const live = whole.book.matches({ statuses: [1] })
    expect(live.length).toBeGreaterThan(2)
    for (const { id, state, status, home, away } of live) {
      const other = restarted.book.match(id)
      expect(other).toMatchObject({ status, home, away })
      expect(other?.state?.score).toEqual(state?.score)
    }
  })

  test('goes on after a restart with the same prices', () => {
    for (const { id } of whole.book.matches({ statuses: [1], sportKeys: ['tennis'] })) {
      const prices = (book: Book) =>
        book.markets(id).map(({ marketId, specifier, outcomes }) => ({
          marketId,
          specifier,
          odds: outcomes.map(({ odds }) => odds),
        }))
      expect(prices(restarted.book)).toEqual(prices(whole.book))
    }
  })

  test('settles after a restart what was decided while nobody was running', () => {
    const during = confirmed(whole)
    const after = confirmed(restarted)
    const decidedBefore = [...during].filter(([, markets]) => markets !== '[]')
    expect(decidedBefore.length).toBeGreaterThan(10)
    for (const [matchId, markets] of decidedBefore) expect(after.get(matchId)).toBe(markets)
  })

  test('[RES-01] tells the score of what is over in the same breath as the match', () => {
    const book = createBook(() => LATER)
    const [catalogue, matches] = engineOf('one').open(LATER)
    book.apply([...(catalogue ?? []), ...(matches ?? [])])
    const finished = book.matches({ statuses: [4] })
    expect(finished.length).toBeGreaterThan(0)
    for (const { state } of finished) expect(state?.periodScores.length).toBeGreaterThan(0)
  })

  test('is the same for the same seed and another for another', () => {
    const until = STARTED + 10_000
    const first = run('one', STARTED, until)
    expect(run('one', STARTED, until).messages).toEqual(first.messages)
    expect(run('two', STARTED, until).messages).not.toEqual(first.messages)
  })

  test('says every two seconds which live matches it vouches for', () => {
    const alive = whole.messages.filter(({ kind }) => kind === 'alive')
    expect(alive.length).toBeGreaterThanOrEqual((END - STARTED) / 2000 - 2)
  })

  test('suspends a match around its goals and opens it again or ends it', () => {
    const stops = whole.messages.filter((message) => message.kind === 'bet_stop')
    expect(stops.length).toBeGreaterThan(20)
    const stop = stops[0]
    if (stop === undefined) return
    const behind = whole.messages.slice(whole.messages.indexOf(stop) + 1)
    const next = behind.find(
      (message) =>
        (message.kind === 'odds_change' || message.kind === 'bet_settlement') &&
        message.matchId === stop.matchId,
    )
    expect(next).toBeDefined()
  })

  test('settles live what can no longer change, and confirms it at the end', () => {
    const settlements = whole.messages.filter((message) => message.kind === 'bet_settlement')
    const final = new Map(
      settlements.filter(({ certainty }) => certainty === 2).map((m) => [m.matchId, m.markets]),
    )
    const early = settlements.filter(({ certainty }) => certainty === 1)
    expect(early.length).toBeGreaterThan(50)
    for (const { matchId, markets } of early) {
      const last = final.get(matchId)
      if (last === undefined) continue
      const byKey = new Map(last.map((m) => [`${m.marketId}|${m.specifier}`, m.outcomes]))
      for (const { marketId, specifier, outcomes } of markets) {
        expect(byKey.get(`${marketId}|${specifier}`)).toEqual(outcomes)
      }
    }
  })

  test('[R9] [RES-01] shows a week of its own time, however fast that runs', () => {
    const week = (7 * 24 * 3600_000) / SPEED
    const alive = whole.messages.findLast((message) => message.kind === 'alive')
    expect(alive?.resultsFrom).toBe((alive?.at ?? 0) - week)
    const oldest = Math.min(...whole.book.matches({ statuses: [4] }).map((one) => one.startTime))
    expect(oldest).toBeGreaterThanOrEqual(END - 60_000 - week)
  })

  test('[RES-01] shows the results of the week before the first start, and settles none of them', () => {
    const finished = whole.book.matches({ statuses: [4], startTo: STARTED })
    const simulated = (wall: number) => ((wall - STARTED) * SPEED) / 3600_000
    const hours = finished.map(({ startTime }) => simulated(startTime))
    expect(Math.min(...hours)).toBeLessThan(-6.5 * 24)
    expect(Math.min(...hours)).toBeGreaterThan(-8 * 24)
    for (const { state } of finished) expect(state?.periodScores.length).toBeGreaterThan(0)
    const settled = confirmed(whole)
    const early = finished.filter(({ startTime }) => simulated(startTime) < -5)
    expect(early.length).toBeGreaterThan(400)
    expect(early.filter(({ id }) => settled.has(id))).toEqual([])
  })

  test('numbers the messages of a match upwards', () => {
    const last = new Map<string, number>()
    for (const message of whole.messages) {
      if (!('matchId' in message)) continue
      expect(message.seq).toBeGreaterThan(last.get(message.matchId) ?? 0)
      last.set(message.matchId, message.seq)
    }
  })
})
