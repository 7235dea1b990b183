import { expect, onTestFinished, test } from 'vitest'
import { createTestReporter } from '../../reporting/testing/test-reporter.ts'
import type { JointQuestion } from '../joint-price.ts'
import { answerOverRedis, askOverRedis } from './joint-exchange.ts'
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
