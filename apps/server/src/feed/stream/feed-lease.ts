import type { Redis } from 'ioredis'
import type { StreamKeys } from './stream-keys.ts'

/** Another process runs the feed by now, or nobody could tell: what this one says counts no more. */
export class LeaseLost extends Error {
  constructor() {
    super('This process does not run the feed any more')
    this.name = 'LeaseLost'
  }
}

/**
 * Lets one process at a time run the feed. A term is a number that grows with every holder: each
 * write names its term and is refused once the lease has another, so that a holder who was asleep
 * cannot write into the term of its successor.
 */
export type FeedLease = {
  /** The new term, or undefined while another process holds the lease. */
  acquire(): Promise<number | undefined>
  /** @throws LeaseLost */
  renew(term: number): Promise<void>
  /** Lets the next one begin at once. */
  release(term: number): Promise<void>
}

const ACQUIRE = `
if redis.call('exists', KEYS[1]) == 1 then return false end
local term = redis.call('incr', KEYS[2])
redis.call('set', KEYS[1], term, 'px', ARGV[1])
return term`

const RENEW = `
if redis.call('get', KEYS[1]) ~= ARGV[1] then return 0 end
return redis.call('pexpire', KEYS[1], ARGV[2])`

const RELEASE = `
if redis.call('get', KEYS[1]) == ARGV[1] then redis.call('del', KEYS[1]) end`

export function createFeedLease(redis: Redis, keys: StreamKeys, leaseMs: number): FeedLease {
  return {
    async acquire() {
      const term = await redis.eval(ACQUIRE, 2, keys.lease, keys.terms, leaseMs)
      return term === null ? undefined : Number(term)
    },
    async renew(term) {
      if ((await redis.eval(RENEW, 1, keys.lease, term, leaseMs)) !== 1) throw new LeaseLost()
    },
    async release(term) {
      await redis.eval(RELEASE, 1, keys.lease, term)
    },
  }
}
