import {
  createBook,
  createEngine,
  createSimClock,
  drawnSchedule,
  keepOddsHistory,
} from '@touchline/server'

import type { Row } from '../table.ts'
import { heapInUse } from './heap.ts'

/** Minutes of the wall's time that the feed plays; the promise is about thirty: `MEMORY_MINUTES=30`. */
const MINUTES = Number(process.env['MEMORY_MINUTES'] ?? 6)
const STEP_MS = 250
const OPENING_MS = 60_000
const SEED = '7'

/**
 * The feed, its book and the history of prices in one thread, as fast as that goes: an hour of the
 * wall's time takes some ten minutes.
 */
export async function pricesInMemory(): Promise<Row[]> {
  const base = await heapInUse()
  let now = Date.now()
  let held: ReturnType<typeof open> | undefined = open(() => now)
  const play = async (until: number): Promise<number> => {
    for (; now < until; now += STEP_MS) held?.step(now)
    return (await heapInUse()) - base
  }
  const began = now
  await play(began + OPENING_MS)
  const first = await play(began + (MINUTES * 60_000) / 3)
  const last = await play(began + MINUTES * 60_000)
  held.closeBook()
  const feed = (await heapInUse()) - base
  held = undefined
  const rest = (await heapInUse()) - base
  return [
    {
      what: `heap with prices of ${MINUTES} min`,
      value: `${last.toFixed(0)} MB`,
      peer: `of ${MINUTES / 3} min`,
      peerValue: `${first.toFixed(0)} MB`,
      ratio: last / first,
      limit: { sign: '<', ratio: 1.05 },
    },
    share('of it the book and the history of prices', last - feed, last),
    share('of it the matches of the feed', feed - rest, last),
  ]
}

function share(what: string, value: number, whole: number): Row {
  return {
    what,
    value: `${value.toFixed(0)} MB`,
    peer: 'all of it',
    peerValue: `${whole.toFixed(0)} MB`,
    ratio: value / whole,
  }
}

function open(now: () => number) {
  const clock = createSimClock(now(), 1)
  const engine = createEngine({
    schedule: drawnSchedule(SEED, clock.zero),
    seed: SEED,
    provider: 'simulator',
    clock,
    marginScale: 1,
  })
  let book: ReturnType<typeof createBook> | undefined = createBook(now)
  let history: ReturnType<typeof keepOddsHistory> | undefined = keepOddsHistory(book, {
    now,
    after: () => () => undefined,
  })
  for (const messages of engine.open(now())) book.apply(structuredClone(messages))
  return {
    step: (at: number) => book?.apply(structuredClone(engine.advance(at))),
    closeBook() {
      history?.stop()
      history = undefined
      book = undefined
    },
  }
}
