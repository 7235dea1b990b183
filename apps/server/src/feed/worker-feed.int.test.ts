import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Worker } from 'node:worker_threads'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { overrideTexts } from '../texts/site-texts.ts'
import { createBook } from './book/create-book.ts'
import type { Book } from './book/book.ts'
import { createFeed, type FeedOptions } from './create-feed.ts'
import type { Feed } from './feed.ts'
import { workerFeed } from './worker-feed.ts'
import { realFixtures } from './testing/real-fixtures.ts'

const running: Feed[] = []

const open = async (options: Partial<FeedOptions>): Promise<{ book: Book; feed: Feed }> => {
  const book = createBook()
  const feed = createFeed({ seed: 1, speed: 60, startedAt: Date.now(), ...options })
  running.push(feed)
  await feed.start((messages) => book.apply(messages))
  return { book, feed }
}

/** Resolves with the first change that `wanted` accepts. */
const changed = (book: Book, wanted: string): Promise<void> =>
  new Promise((resolve) => {
    const leave = book.subscribe(({ kind }) => {
      if (kind !== wanted) return
      leave()
      resolve()
    })
  })

const ownTexts = mkdtempSync(join(tmpdir(), 'touchline-locales-'))

beforeAll(() => {
  mkdirSync(join(ownTexts, 'en'))
  writeFileSync(join(ownTexts, 'en/catalogue.json'), JSON.stringify({ 'sport.soccer': 'Soccer' }))
  overrideTexts(ownTexts)
})

afterAll(() => {
  overrideTexts(undefined)
  rmSync(ownTexts, { recursive: true })
})

describe('a feed in its own thread', () => {
  afterEach(async () => {
    await Promise.all(running.splice(0).map((feed) => feed.stop()))
  })

  test('fills the book with some sports of the season, moves prices and is silent after its stop', async () => {
    const keys = ['soccer', 'tennis']
    const { book, feed } = await open({ sports: keys })
    expect(book.sports().map(({ key }) => key)).toEqual(keys)
    const toCome = book.matches({ statuses: [1] }).map(({ sportKey }) => sportKey)
    expect([...new Set(toCome)].toSorted()).toEqual(keys)
    // As the operator calls it, and in other languages as Touchline does.
    expect(book.sport('soccer')?.name).toMatchObject({ en: 'Soccer', de: 'Fußball' })
    expect(book.counters().live).toBeGreaterThan(0)
    expect(book.providers().get('simulator')).toBe('active')
    await changed(book, 'markets')
    await feed.stop()
    await expect(feed.priceTogether?.({ matchId: '1', selections: [] })).rejects.toThrow('not run')
    let heard = 0
    book.subscribe(() => heard++)
    await new Promise((resolve) => setImmediate(resolve))
    expect(heard).toBe(0)
    expect(book.providers().get('simulator')).toBe('active')
  })

  test.each([{ sports: ['soccer'] }, { fixtures: realFixtures }])(
    '[CUST-10] prices several outcomes of a match from its one model, %j',
    async (options) => {
      const { book, feed } = await open(options)
      // The last to begin: no other is as far from being suspended meanwhile. First prices of
      // what has not begun come after the start.
      const find = () =>
        book
          .matches({ statuses: [0], sportKeys: ['soccer'] })
          .findLast(({ markets }) => markets.has('1') && markets.has('29'))
      await expect.poll(find).toBeDefined()
      const match = find()
      const chance = (marketId: number, id: string) =>
        match?.markets.get(`${marketId}`)?.outcomes.find((outcome) => outcome.id === id)
          ?.probability ?? 0
      expect(match?.markets.get('1')?.customBetGroups).toEqual(['match'])
      const ask = (...outcomes: readonly (readonly [number, string])[]) =>
        feed.priceTogether?.({
          matchId: match?.id ?? '',
          selections: outcomes.map(([marketId, outcomeId]) => ({
            marketId,
            specifier: '',
            outcomeId,
          })),
        })
      const answer = await ask([1, '1'], [29, '74'])
      if (answer?.kind !== 'priced') throw new Error(answer?.kind)
      expect(answer.probability).toBeLessThan(Math.min(chance(1, '1'), chance(29, '74')))
      expect(answer.probability).toBeGreaterThan(chance(1, '1') * chance(29, '74') * 0.3)
      expect(await ask([1, '1'], [33, '74'], [29, '74'])).toMatchObject({ kind: 'impossible' })
      expect(await ask([1, '1'], [999, '1'])).toEqual({ kind: 'unavailable', selections: [1] })
    },
  )

  test('is started again when its thread dies; until then its provider is inactive', async () => {
    const threads: Worker[] = []
    const deaths: unknown[] = []
    const tennis = { seed: '1', speed: 60, startedAt: Date.now(), sports: ['tennis'] }
    const job = { kind: 'simulator', ...tennis } as const
    const feed = workerFeed(job, {
      launch(given) {
        const thread = new Worker(new URL('./worker.ts', import.meta.url), { workerData: given })
        threads.push(thread)
        return thread
      },
      onDeath: (error) => void deaths.push(error),
      restartAfter: [0],
    })
    running.push(feed)
    const book = createBook()
    const statuses: string[] = []
    book.subscribe((change) => {
      if (change.kind === 'provider') statuses.push(change.status)
    })
    await feed.start((messages) => book.apply(messages))
    await threads[0]?.terminate()
    await expect.poll(() => statuses).toEqual(['active', 'inactive', 'active'])
    await changed(book, 'markets')
    expect(deaths).toHaveLength(1)
    await feed.stop()
    expect(threads).toHaveLength(2)
    expect(deaths).toHaveLength(1)
  })

  test('runs the real season from its file', async () => {
    const { book } = await open({ fixtures: realFixtures })
    expect(book.tournaments().length).toBe(28)
    expect(book.counters().live).toBeGreaterThan(0)
    expect(book.matches({ statuses: [1] })[0]?.provider).toBe('fixtures')
    await changed(book, 'markets')
  })

  test('refuses a sport that the season does not have by its name', async () => {
    await expect(open({ sports: ['tennis', 'football'] })).rejects.toThrow(
      /FEED_SPORTS names football; the simulated season has soccer, tennis, /,
    )
  })

  test('refuses a bad file with its name, line and reason', async () => {
    const bad = fileURLToPath(import.meta.url)
    await expect(open({ fixtures: bad })).rejects.toThrow(
      /worker-feed\.int\.test\.ts, line 1: not JSON/,
    )
    await expect(open({ fixtures: '/nowhere.json' })).rejects.toThrow(/nowhere\.json/)
    // Its thread has told the reason before anybody could hear it, and ends while it is started.
    const feed = createFeed({ seed: 1, speed: 60, startedAt: 0, fixtures: '/nowhere.json' })
    await feed.prepare?.()
    await expect(feed.start(() => undefined)).rejects.toThrow(/nowhere\.json/)
  })
})
