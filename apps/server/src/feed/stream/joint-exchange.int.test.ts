import { randomUUID } from 'node:crypto'
import { expect, onTestFinished, test } from 'vitest'
import { createTestReporter } from '../../reporting/testing/test-reporter.ts'
import { createBook } from '../book/create-book.ts'
import type { Feed } from '../feed.ts'
import type { JointQuestion } from '../joint-price.ts'
import { answerOverRedis, askOverRedis } from './joint-exchange.ts'
import { openBookStream } from './open-book-stream.ts'
import { streamKeys } from './stream-keys.ts'
import { openTestStream } from './testing/open-stream.ts'

const question: JointQuestion = {
  matchId: '7',
  selections: [{ marketId: 18, specifier: 'total=2.5', outcomeId: '12' }],
}

test('a process without the feed asks the one that runs it', async () => {
  const { redis, keys } = await openTestStream()
  const heard: JointQuestion[] = []
  const stop = answerOverRedis({
    reader: redis.openReader(),
    commands: redis.commands,
    keys,
    pricer: async (asked) => {
      heard.push(asked)
      return asked.asks === 'worth'
        ? { kind: 'worth', win: 0.2, refund: 0.3 }
        : { kind: 'priced', probability: 0.25 }
    },
    onError: createTestReporter().report,
  })
  onTestFinished(stop)
  const ask = askOverRedis(redis.commands, keys, 60_000)
  const answers = await Promise.all([
    ask(question),
    ask({ ...question, matchId: '8', asks: 'worth' }),
  ])
  expect(answers).toEqual([
    { kind: 'priced', probability: 0.25 },
    { kind: 'worth', win: 0.2, refund: 0.3 },
  ])
  expect(heard.map(({ matchId }) => matchId).sort()).toEqual(['7', '8'])
})

test('and learns that nobody runs it', async () => {
  const { redis, keys } = await openTestStream()
  await expect(askOverRedis(redis.commands, keys, 10)(question)).rejects.toThrow('did not answer')
})

test('a question to a feed that is being started waits for it', async () => {
  const { redis } = await openTestStream()
  const installation = randomUUID()
  const begun = Promise.withResolvers<void>()
  let runs = false
  const feed: Feed = {
    async start() {
      await begun.promise
      runs = true
    },
    async stop() {
      runs = false
    },
    async priceTogether() {
      if (!runs) throw new Error('The feed does not run')
      return { kind: 'priced', probability: 0.25 }
    },
  }
  const led = Promise.withResolvers<void>()
  const stream = openBookStream({
    redis,
    installation,
    book: createBook(),
    feed,
    now: Date.now,
    after(delayMs, action) {
      const timer = setTimeout(action, delayMs)
      return () => clearTimeout(timer)
    },
    leaseMs: 600_000,
    onLead: led.resolve,
    onFollow: () => undefined,
    onError: createTestReporter().report,
  })
  onTestFinished(() => stream.stop())
  const started = stream.start()
  await led.promise
  const answer = askOverRedis(redis.commands, streamKeys(installation), 60_000)(question)
  const waiting = () => redis.commands.llen(streamKeys(installation).questions)
  await expect.poll(waiting).toBe(1)
  for (let looks = 0; looks < 500; looks += 1) expect(await waiting()).toBe(1)
  begun.resolve()
  expect(await answer).toEqual({ kind: 'priced', probability: 0.25 })
  await started
})
