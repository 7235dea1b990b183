import { describe, expect, it } from 'vitest'
import type { FeedMessage } from '../messages.ts'
import { fixture, prices, providerIs, total } from '../testing/book-messages.ts'
import { LeaseLost } from './feed-lease.ts'
import { createSnapshotWriter } from './snapshot-writer.ts'
import { createStreamWriter } from './stream-writer.ts'
import { openTestStream } from './testing/open-stream.ts'
import type { Follower, TestStream } from './testing/open-stream.ts'

const POLL = { timeout: 120_000, interval: 5 }

const say = async ({ writer }: TestStream, term: number, seq: number, odds: number) =>
  writer.append(term, { kind: 'messages', messages: [prices('1', seq, total('2.5', odds))] })

const acquire = async ({ lease }: TestStream): Promise<number> => {
  const found = await lease.attempt('a test')
  if (found.kind === 'taken') throw new Error('The lease is taken')
  return found.term
}

const begin = async (stream: TestStream): Promise<number> => {
  const term = await acquire(stream)
  await stream.writer.append(term, { kind: 'begin' })
  await stream.writer.append(term, { kind: 'messages', messages: [fixture('1', 1)] })
  return term
}

const snapshotsOf = ({ store }: TestStream, term: number, { book, follower }: Follower) =>
  createSnapshotWriter({ term, book, stream: follower, store })

const odds = ({ book }: Follower) => book.priceOf('1', 18, 'total=2.5', '12')?.odds

describe('the lease', () => {
  it('has one holder at a time and a higher term for each', async () => {
    const { lease, redis, keys } = await openTestStream()
    expect(await lease.attempt('first')).toEqual({ kind: 'held', term: 1 })
    expect(await lease.attempt('second')).toEqual({ kind: 'taken', leaving: undefined })
    expect(await redis.commands.pttl(keys.lease)).toBeGreaterThan(0)
    await lease.release(1)
    expect(await lease.attempt('second')).toEqual({ kind: 'held', term: 2 })
  })

  it('keeps a former holder from every write', async () => {
    const { lease, redis, keys, writer, store } = await openTestStream()
    await lease.attempt('first')
    await redis.commands.del(keys.lease)
    await lease.attempt('second')
    const head = { number: 0, id: '0-0', complete: false, messages: [] }
    await expect(writer.append(1, { kind: 'begin' })).rejects.toThrow(LeaseLost)
    await expect(store.putHead(1, head)).rejects.toThrow(LeaseLost)
    await expect(store.removeMatches(1, ['1'])).rejects.toThrow(LeaseLost)
    await expect(lease.renew(1)).rejects.toThrow(LeaseLost)
    await lease.release(1)
    await writer.append(2, { kind: 'begin' })
    expect(await redis.commands.xlen(keys.stream)).toBe(1)
  })

  it('[R7] is held on to by who leaves until a stand-by is ready', async () => {
    const { lease } = await openTestStream()
    await lease.attempt('first')
    expect(await lease.leave(1)).toBe(false)
    await lease.attempt('second')
    expect(await lease.leave(1)).toBe(true)
    expect(await lease.isAwaited(1)).toBe(true)
    expect(await lease.attempt('second')).toEqual({ kind: 'taken', leaving: 1 })
    await lease.ready(1)
    expect(await lease.isAwaited(1)).toBe(false)
    await lease.release(1)
    expect(await lease.attempt('second')).toEqual({ kind: 'held', term: 2 })
    expect(await lease.leave(2)).toBe(false)
  })

  it('[R7] is not held on to for a stand-by that is gone', async () => {
    const { lease } = await openTestStream()
    await lease.attempt('first')
    await lease.attempt('second')
    expect(await lease.leave(1)).toBe(true)
    await lease.withdraw('somebody else')
    expect(await lease.isAwaited(1)).toBe(true)
    await lease.withdraw('second')
    expect(await lease.isAwaited(1)).toBe(false)
  })
})

describe('a follower', () => {
  it('reads from the first entry while there is no snapshot', async () => {
    const stream = await openTestStream()
    const term = await begin(stream)
    await say(stream, term, 1, 1900)
    await stream.writer.append(term, { kind: 'complete' })
    const late = stream.follow()
    await late.follower.filled
    expect(odds(late)).toBe(1900)
  })

  it('that comes late has the same book as one that was there all the time', async () => {
    const stream = await openTestStream()
    const first = stream.follow()
    const term = await begin(stream)
    const snapshots = snapshotsOf(stream, term, first)
    await say(stream, term, 1, 1900)
    await stream.writer.append(term, { kind: 'complete' })
    await first.follower.filled
    await snapshots.write()
    await say(stream, term, 2, 2000)
    await expect.poll(() => odds(first), POLL).toBe(2000)
    const late = stream.follow()
    await late.follower.filled
    await expect.poll(() => odds(late), POLL).toBe(2000)
    expect(late.book.dump('1')).toEqual(first.book.dump('1'))
    expect(late.follower.position()).toEqual(first.follower.position())
  })

  it('[R4] that comes late takes the feed for alive as the others do', async () => {
    const stream = await openTestStream()
    const first = stream.follow()
    const term = await begin(stream)
    const active: FeedMessage = providerIs('active')
    await stream.writer.append(term, { kind: 'messages', messages: [active] })
    await stream.writer.append(term, { kind: 'complete' })
    await first.follower.filled
    await snapshotsOf(stream, term, first).write()
    const late = stream.follow()
    await late.follower.filled
    expect(late.book.providers()).toEqual(new Map([['simulator', 'active']]))
  })

  it('passes over what a match of the snapshot includes already', async () => {
    const stream = await openTestStream()
    const first = stream.follow()
    const term = await begin(stream)
    await say(stream, term, 1, 1900)
    await stream.writer.append(term, { kind: 'complete' })
    await first.follower.filled
    const { number } = first.follower.position()
    const dump = first.book.dump('1')
    if (dump === undefined) throw new Error('The match is missing')
    // The head is older than the match: the stream is read from its beginning.
    await stream.store.putMatches(term, [{ number, dump }])
    await stream.store.putHead(term, { number: 0, id: '0-0', complete: false, messages: [] })
    const late = stream.follow()
    await late.follower.filled
    expect(late.book.dump('1')).toEqual(dump)
  })

  it('begins with the snapshot again when entries are missing', async () => {
    const stream = await openTestStream()
    const follower = stream.follow()
    const term = await begin(stream)
    const snapshots = snapshotsOf(stream, term, follower)
    await say(stream, term, 1, 1900)
    await stream.writer.append(term, { kind: 'complete' })
    await follower.follower.filled
    await snapshots.write()
    // An entry that nobody ever sees.
    await stream.redis.commands.incr(stream.keys.numbers)
    await say(stream, term, 3, 2100)
    await expect.poll(() => follower.gaps, POLL).toBeGreaterThan(0)
    expect(odds(follower)).toBe(1900)
  })

  it('follows a Redis that has lost everything, and keeps prices until they are told anew', async () => {
    const stream = await openTestStream()
    const follower = stream.follow()
    const { commands } = stream.redis
    await say(stream, await begin(stream), 1, 1900)
    await expect.poll(() => odds(follower), POLL).toBe(1900)
    await commands.del(...Object.values(stream.keys))
    const term = await begin(stream)
    await expect.poll(() => follower.gaps, POLL).toBe(1)
    await follower.follower.catchUp()
    expect(odds(follower)).toBe(1900)
    await say(stream, term, 1, 2300)
    await expect.poll(() => odds(follower), POLL).toBe(2300)
  })
})

it('keeps the stream short', async () => {
  const { lease, redis, keys } = await openTestStream()
  await lease.attempt('a test')
  const writer = createStreamWriter(redis.commands, keys, 50)
  await Promise.all(Array.from({ length: 400 }, () => writer.append(1, { kind: 'begin' })))
  // Redis trims whole nodes of a hundred entries.
  expect(await redis.commands.xlen(keys.stream)).toBeLessThan(200)
})
