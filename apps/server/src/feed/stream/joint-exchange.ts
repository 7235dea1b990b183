import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import type { Redis } from 'ioredis'
import * as v from 'valibot'
import type { JointPricer } from '../joint-price.ts'
import type { StreamKeys } from './stream-keys.ts'

/** Nobody waits for an answer longer than this. */
const PATIENCE_MS = 8000
const LOOK_EVERY_MS = 15
const KEPT_S = 10
const WAIT_S = 1
const RETRY_MS = 250

const indices = v.array(v.number())
const answer = v.variant('kind', [
  v.object({ kind: v.literal('priced'), probability: v.number() }),
  v.object({ kind: v.literal('worth'), win: v.number(), refund: v.number() }),
  v.object({ kind: v.literal('impossible'), selections: indices }),
  v.object({ kind: v.literal('implied'), selection: v.number(), by: indices }),
  v.object({ kind: v.literal('unavailable'), selections: indices }),
])
const asked = v.object({
  id: v.string(),
  question: v.object({
    matchId: v.string(),
    selections: v.array(
      v.object({ marketId: v.number(), specifier: v.string(), outcomeId: v.string() }),
    ),
    asks: v.optional(v.picklist(['price', 'worth']), 'price'),
  }),
})

/** Asks the process that runs the feed; there is one for all. */
export function askOverRedis(
  redis: Redis,
  keys: StreamKeys,
  patienceMs: number = PATIENCE_MS,
): JointPricer {
  return async ({ matchId, selections, asks }) => {
    const id = randomUUID()
    const question = {
      matchId,
      selections: selections.map(({ marketId, specifier, outcomeId }) => ({
        marketId,
        specifier,
        outcomeId,
      })),
      asks,
    }
    await redis.rpush(keys.questions, JSON.stringify({ id, question }))
    await redis.expire(keys.questions, KEPT_S)
    const end = Date.now() + patienceMs
    while (Date.now() < end) {
      const text = await redis.getdel(`${keys.answers}:${id}`)
      if (text !== null) return v.parse(answer, JSON.parse(text))
      await pause(LOOK_EVERY_MS)
    }
    throw new Error(`The feed did not answer within ${patienceMs} ms`)
  }
}

type Answering = {
  /** A connection of its own: it waits for questions. */
  readonly reader: Redis
  readonly commands: Redis
  readonly keys: StreamKeys
  readonly pricer: JointPricer
  readonly onError: (error: unknown) => void
}

/**
 * Answers the questions of all processes, while this one runs the feed.
 * @returns stops it, and waits for the answers under way
 */
export function answerOverRedis(options: Answering): () => Promise<void> {
  const { reader, commands, keys, pricer, onError } = options
  const stopping = new AbortController()
  const { signal } = stopping
  const underWay = new Set<Promise<void>>()
  const answerOne = async (text: string) => {
    const { id, question } = v.parse(asked, JSON.parse(text))
    const key = `${keys.answers}:${id}`
    await commands.set(key, JSON.stringify(await pricer(question)), 'EX', KEPT_S)
  }
  const run = async () => {
    while (!signal.aborted) {
      const [, text] = (await reader.blpop(keys.questions, WAIT_S)) ?? []
      if (text === undefined) continue
      const answering = answerOne(text)
        .catch(onError)
        .finally(() => underWay.delete(answering))
      underWay.add(answering)
    }
  }
  const runOn = async () => {
    while (!signal.aborted) {
      await run().catch(async (error: unknown) => {
        if (signal.aborted) return
        onError(error)
        await pause(RETRY_MS)
      })
    }
  }
  const running = runOn()
  return async () => {
    stopping.abort()
    reader.disconnect()
    await running
    await Promise.all(underWay)
  }
}
