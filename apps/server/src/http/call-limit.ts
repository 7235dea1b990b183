import { clientKey } from './client-key.ts'
import type { MessageWith } from './messages.ts'
import { Problem } from './problem.ts'
import { createRateLimit, type Rate } from './rate-limit.ts'

/**
 * Counts calls of one asker, in this process alone; several at once all or none.
 * @throws Problem 429 that says in how many seconds as many are answered
 */
export type CallLimit = (asker: string, rate: Rate, calls?: number) => void

type TooOften = Extract<MessageWith<'seconds'>, `${string}.too_often`>

export function createCallLimit(now: () => number, messageKey: TooOften): CallLimit {
  const limit = createRateLimit(now)
  return (asker, rate, calls = 1) => {
    const waitMs = limit.take(asker, rate, calls)
    if (waitMs === 0) return
    const seconds = Math.ceil(waitMs / 1000)
    throw new Problem(429, messageKey, {
      params: { seconds },
      details: { retry_after_seconds: seconds },
    })
  }
}

/**
 * Bounds what everybody may ask for, by the network that it is asked from.
 * @returns counts one call from an address, and throws as `CallLimit` does
 */
export function createVisitorLimit(rate: Rate, now = Date.now): (address: string) => void {
  const limit = createCallLimit(now, 'error.http.too_often')
  return (address) => limit(clientKey(address), rate)
}
