import type { PushEvent } from '@touchline/contract'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { channel, numbered, settle, startLive, type LiveFixture } from '../testing/live-fixture.ts'

const other = `${channel}.match.7`
let live: LiveFixture

beforeEach(() => {
  vi.useFakeTimers()
  live = startLive()
})
afterEach(() => {
  live.client.close()
  vi.useRealTimers()
})

const at = (offset: number, epoch = 'first') => ({ channel, offset, epoch })

function follow(followed: string) {
  const position = { offset: live.server.stream(followed).top, epoch: 'first' }
  return live.client.joinChannel(followed, { position, onEvent: () => undefined })
}

async function publishOn(followed: string, n: number) {
  live.server.publish(followed, numbered(n))
  await settle()
}

function numbersOf(events: readonly PushEvent[] | undefined) {
  return events?.map((event) =>
    event.type === 'unread_counters_changed' ? event.counters.notifications : event.type,
  )
}

const newerThan = (...snapshot: Parameters<LiveFixture['client']['newerThan']>) =>
  numbersOf(live.client.newerThan(...snapshot))

describe('what a snapshot may lack', () => {
  it('is what came after its position, whenever it was asked for', async () => {
    follow(channel)
    await live.publish(1, 2, 3)
    expect(newerThan(live.client.heard(), [at(1)])).toEqual([2, 3])
    expect(newerThan(0, [at(3)])).toEqual([])
  })

  it('is what other channels told since it was asked for, in the order in which it came', async () => {
    follow(channel)
    const { leave } = follow(other)
    await live.publish(1)
    await publishOn(other, 2)
    const heard = live.client.heard()
    await publishOn(other, 3)
    await live.publish(4)
    await publishOn(other, 5)
    expect(newerThan(heard, [at(1), undefined])).toEqual([3, 4, 5])
    leave()
    expect(newerThan(heard, [at(1)])).toEqual([4])
  })

  it('is not known where a part of what came after it is not held', async () => {
    await live.publish(1, 2)
    follow(channel)
    await settle()
    await live.publish(3)
    expect(newerThan(0, [at(2)])).toEqual([3])
    expect(newerThan(0, [at(1)])).toBeUndefined()
  })

  it('is held for a minute', async () => {
    follow(channel)
    await live.publish(1)
    await vi.advanceTimersByTimeAsync(59_000)
    await live.publish(2)
    expect(newerThan(0, [at(0)])).toEqual([1, 2])
    await vi.advanceTimersByTimeAsync(1_000)
    await live.publish(3)
    expect(newerThan(0, [at(1)])).toEqual([2, 3])
    expect(newerThan(1, [undefined])).toEqual([2, 3])
    expect(newerThan(0, [at(0)])).toBeUndefined()
    expect(newerThan(0, [undefined])).toBeUndefined()
  })

  it('is nothing of another stream, nor of one that nobody follows', async () => {
    follow(channel)
    await live.publish(1)
    expect(newerThan(0, [at(0, 'second')])).toEqual([])
    expect(newerThan(1, [{ ...at(0), channel: other }])).toEqual([])
  })
})
