import { oddsOf } from '@touchline/betting'
import { expect, onTestFinished, test } from 'vitest'

import { createBook } from '../feed/book/create-book.ts'
import type { FeedMarket, FeedMessage } from '../feed/messages.ts'
import { fixture } from '../feed/testing/book-messages.ts'
import { startLiveUpdates } from '../modules/live-updates/live-updates.ts'
import { keepOddsHistory } from '../modules/odds-history/odds-history.ts'
import { heapInUse } from '../modules/testing/heap-in-use.ts'
import { createManualClock } from '../modules/testing/manual-clock.ts'
import { createTestReporter } from '../reporting/testing/test-reporter.ts'

/** Matches that are in play all the time, and those that end and make room for others. */
const [LASTING, BRIEF] = [20, 4]
/** Of each match, with two outcomes each. */
const LINES = 50
const STEP_MS = 10_000
/** A brief match lasts as many steps, and its result is shown for as many again. */
const BRIEF_STEPS = 20
const MINUTE = 60_000

const line = (number: number, odds: number): FeedMarket => ({
  marketId: 18,
  specifier: `total=${number}.5`,
  status: 1,
  groups: ['all', 'totals'],
  priority: 2,
  customBetGroups: ['match'],
  outcomes: ['12', '13'].map((id) => ({
    id,
    active: true,
    odds: oddsOf(odds),
    probability: 1000 / odds,
  })),
})

const over = (matchId: string, seq: number): FeedMessage => ({
  kind: 'match_state',
  matchId,
  at: 0,
  seq,
  status: 4,
  stage: 'ended',
  clock: null,
  score: { home: 1, away: 0 },
  periodScores: [],
  maxPeriodNumber: 2,
  stats: {},
})

/** Every price is new with every step, and lines come and go. */
const prices = (matchId: string, step: number): FeedMessage => {
  const from = step % 4
  const gone = [from - 1, from + LINES, from + LINES + 1, from + LINES + 2]
  const markets = Array.from({ length: LINES }, (_, index) =>
    line(from + index, 1500 + ((step * 7 + index) % 997)),
  )
  const stubs = gone.map((number): FeedMarket => ({
    ...line(number, 2000),
    status: 0,
    outcomes: [],
  }))
  return { kind: 'odds_change', matchId, at: 0, seq: 2 * step + 1, markets: [...stubs, ...markets] }
}

const begin = (matchId: string, now: number): FeedMessage => {
  const message = fixture(matchId, 1)
  return message.kind === 'fixture' ? { ...message, startTime: now } : message
}

const messagesAt = (step: number, now: number): FeedMessage[] => {
  const lasting = Array.from({ length: LASTING }, (_, index) => `${index + 1}`)
  const briefOf = (round: number) =>
    Array.from({ length: BRIEF }, (_, index) => `${1000 + BRIEF * round + index}`)
  const round = Math.floor(step / BRIEF_STEPS)
  const brief = briefOf(round)
  const begun = step === 0 ? [...lasting, ...brief] : step % BRIEF_STEPS === 0 ? brief : []
  const ended = begun.length === 0 || round === 0 ? [] : briefOf(round - 1)
  const resultsFrom = now - 2 * BRIEF_STEPS * STEP_MS
  return [
    ...begun.map((id) => begin(id, now)),
    ...ended.map((id) => over(id, 2 * step)),
    ...[...lasting, ...brief].map((id) => prices(id, step)),
    { kind: 'alive', provider: 'simulator', at: now, matchIds: [], resultsFrom },
  ]
}

test('[R9] what is in use after ten minutes of prices is in use after thirty', async () => {
  const clock = createManualClock(0)
  const book = createBook(() => clock.now())
  const history = keepOddsHistory(book, clock)
  const publisher = {
    publish: () => undefined,
    position: () => ({ epoch: 'e', offset: 0 }),
    // What nobody follows is not written, but it is known which lines followers hold.
    isWanted: () => false,
  }
  const stop = startLiveUpdates({ book, clock, reporter: createTestReporter(), publisher })
  onTestFinished(() => {
    stop()
    history.stop()
  })
  let step = 0
  const playUntil = (time: number) => {
    for (; clock.now() < time; step += 1) {
      // As messages come from the feed's thread: with a copy of every text.
      book.apply(structuredClone(messagesAt(step, clock.now())))
      clock.advance(STEP_MS)
    }
  }
  playUntil(10 * MINUTE)
  const first = await heapInUse()
  playUntil(30 * MINUTE)
  expect(book.matches().length).toBeLessThanOrEqual(LASTING + 4 * BRIEF)
  expect(history.lines('1', 18, 'total=30.5')?.get('12')?.length).toBeGreaterThan(5)
  expect((await heapInUse()) / first).toBeLessThan(1.05)
})
