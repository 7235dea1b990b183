import type { Redis } from 'ioredis'
import type { StreamKeys } from './stream-keys.ts'

/** Another process runs the feed by now, or nobody could tell: what this one says counts no more. */
export class LeaseLost extends Error {
  constructor(reason = 'This process does not run the feed any more') {
    super(reason)
    this.name = 'LeaseLost'
  }
}

/** What a stand-by finds: the lease is its own now, or it is another's, who may want to go. */
export type Attempt =
  | { readonly kind: 'held'; readonly term: number }
  | { readonly kind: 'taken'; readonly leaving: number | undefined }

/**
 * Lets one process at a time run the feed. A term is a number that grows with every holder: each
 * write names its term and is refused once the lease has another, so that a holder who was asleep
 * cannot write into the term of its successor.
 *
 * Who wants to go says so and holds on until a stand-by has its feed ready.
 */
export type FeedLease = {
  /** Takes the lease when nobody has it, else stands by for a while. */
  attempt(standby: string): Promise<Attempt>
  /** @throws LeaseLost */
  renew(term: number): Promise<void>
  /** Lets the next one begin at once. */
  release(term: number): Promise<void>
  /** Asks who stands by to get ready for the time after this term. @returns whether anybody does */
  leave(term: number): Promise<boolean>
  /** A stand-by is ready to follow the term. */
  ready(term: number): Promise<void>
  /** Whether the holder of the term has still to wait for somebody who gets ready. */
  isAwaited(term: number): Promise<boolean>
  /** Nobody waits for this process any more. */
  withdraw(standby: string): Promise<void>
}

const ATTEMPT = `
if redis.call('exists', KEYS[1]) == 1 then
  redis.call('set', KEYS[3], ARGV[3], 'px', ARGV[2])
  local leaving = redis.call('get', KEYS[4])
  if leaving == redis.call('get', KEYS[1]) then return {'taken', leaving} end
  return {'taken'}
end
local term = redis.call('incr', KEYS[2])
redis.call('set', KEYS[1], term, 'px', ARGV[1])
redis.call('del', KEYS[3], KEYS[4], KEYS[5])
return {'held', term}`

const RENEW = `
if redis.call('get', KEYS[1]) ~= ARGV[1] then return 0 end
return redis.call('pexpire', KEYS[1], ARGV[2])`

const RELEASE = `
if redis.call('get', KEYS[1]) == ARGV[1] then redis.call('del', KEYS[1]) end`

const LEAVE = `
if redis.call('exists', KEYS[1]) == 0 then return 0 end
redis.call('set', KEYS[2], ARGV[1], 'px', ARGV[2])
return 1`

const IS_AWAITED = `
if redis.call('get', KEYS[2]) == ARGV[1] then return 0 end
return redis.call('exists', KEYS[1])`

const WITHDRAW = `
if redis.call('get', KEYS[1]) == ARGV[1] then redis.call('del', KEYS[1]) end`

/** Without a word of it for so long, a stand-by counts as gone. */
const STANDBY_MS = 4_000
/** Longer than anybody waits for it. */
const LEAVING_MS = 30_000

export function createFeedLease(redis: Redis, keys: StreamKeys, leaseMs: number): FeedLease {
  const { lease, terms, standby: standing, leaving, ready } = keys
  return {
    async attempt(standby) {
      const names = [lease, terms, standing, leaving, ready]
      const answer = await redis.eval(ATTEMPT, 5, ...names, leaseMs, STANDBY_MS, standby)
      const [kind, number] = answer as [kind: string, number?: string | number]
      const term = number === undefined ? undefined : Number(number)
      if (kind === 'held' && term !== undefined) return { kind, term }
      return { kind: 'taken', leaving: term }
    },
    async renew(term) {
      if ((await redis.eval(RENEW, 1, lease, term, leaseMs)) !== 1) throw new LeaseLost()
    },
    async release(term) {
      await redis.eval(RELEASE, 1, lease, term)
    },
    leave: async (term) => (await redis.eval(LEAVE, 2, standing, leaving, term, LEAVING_MS)) === 1,
    async ready(term) {
      await redis.set(ready, term, 'PX', LEAVING_MS)
    },
    isAwaited: async (term) => (await redis.eval(IS_AWAITED, 2, standing, ready, term)) === 1,
    async withdraw(standby) {
      await redis.eval(WITHDRAW, 1, standing, standby)
    },
  }
}
