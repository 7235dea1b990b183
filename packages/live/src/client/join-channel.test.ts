import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { channel, settle, startLive, type LiveFixture } from '../testing/live-fixture.ts'
import type { ChannelSnapshot } from './channel-member.ts'

let live: LiveFixture

beforeEach(() => {
  vi.useFakeTimers()
  live = startLive()
})
afterEach(() => {
  live.client.close()
  vi.useRealTimers()
})

describe('joining a channel', () => {
  it('[RT-05] reads the snapshot, then every event after it', async () => {
    await live.publish(1, 2)
    const { log } = live.join({ loadSnapshot: live.current })
    await settle()
    await live.publish(3)
    expect(log).toEqual(['snapshot 2', 3])
    expect(live.server.commandsOf('subscribe')).toMatchObject([
      { subscribe: { recover: true, offset: 2, epoch: 'first' } },
    ])
  })

  it('goes on from a position that the page came with, without a call', async () => {
    await live.publish(1, 2, 3)
    const loadSnapshot = vi.fn(live.current)
    const { log } = live.join({ position: { offset: 1, epoch: 'first' }, loadSnapshot })
    await settle()
    await live.publish(4)
    expect(log).toEqual([2, 3, 4])
    expect(loadSnapshot).not.toHaveBeenCalled()
  })

  it('misses nothing that is published while the snapshot is read', async () => {
    const { promise, resolve } = Promise.withResolvers<ChannelSnapshot<string>>()
    await live.publish(1)
    const snapshot = await live.current()
    const { log } = live.join({ loadSnapshot: () => promise })
    await live.publish(2)
    await settle()
    await live.publish(3)
    resolve(snapshot)
    await settle()
    expect(log).toEqual(['snapshot 1', 2, 3])
  })

  it('follows from now on where there is no snapshot, and tells that there was something before', async () => {
    await live.publish(1)
    const { log } = live.join()
    await settle()
    await live.publish(2)
    expect(log).toEqual(['unrecovered', 2])
  })

  it('[RT-13] [RT-16] says that events may be missing, of a channel on which nothing was published too', async () => {
    // A server tells nobody of a player whom nobody follows, and does not count it.
    const { log } = live.join()
    await settle()
    await live.publish(1)
    expect(log).toEqual(['unrecovered', 1])
  })

  it('misses nothing over a lost connection', async () => {
    const { log } = live.join({ loadSnapshot: live.current })
    await settle()
    await live.publish(1)
    live.server.dropConnections()
    await live.publish(2, 3)
    await vi.advanceTimersByTimeAsync(2_000)
    await live.publish(4)
    expect(log).toEqual(['snapshot 0', 1, 2, 3, 4])
    expect(live.reports).toEqual([])
  })
})

describe('a channel with several members', () => {
  it('is subscribed once, and each hears every event from its own position on', async () => {
    await live.publish(1)
    const first = live.join({ loadSnapshot: live.current })
    await settle()
    await live.publish(2, 3)
    const second = live.join({
      position: { offset: 2, epoch: 'first' },
      loadSnapshot: live.current,
    })
    await live.publish(4)
    await settle()
    expect(first.log).toEqual(['snapshot 1', 2, 3, 4])
    expect(second.log).toEqual([3, 4])
    expect(live.server.commandsOf('subscribe')).toHaveLength(1)
  })

  it('tells a listener once, however many members it listens for', async () => {
    await live.publish(1)
    const onEvent = vi.fn()
    live.join({ loadSnapshot: live.current, onEvent })
    await settle()
    const second = live.join({ loadSnapshot: live.current, onEvent })
    const other = live.join()
    await settle()
    await live.publish(2)
    expect(onEvent).toHaveBeenCalledOnce()
    second.leave()
    await live.publish(3)
    expect(onEvent).toHaveBeenCalledTimes(2)
    expect(other.log).toEqual([2, 3])
  })

  it('stays open until the last has left, and a moment longer', async () => {
    const first = live.join()
    const second = live.join()
    await settle()
    first.leave()
    await vi.advanceTimersByTimeAsync(5_000)
    expect(live.server.commandsOf('unsubscribe')).toEqual([])
    second.leave()
    await vi.advanceTimersByTimeAsync(500)
    const third = live.join()
    await vi.advanceTimersByTimeAsync(5_000)
    await live.publish(1)
    expect(third.log).toEqual([1])
    expect(first.log).toEqual(['unrecovered'])
    third.leave()
    await vi.advanceTimersByTimeAsync(1_000)
    expect(live.server.commandsOf('subscribe')).toHaveLength(1)
    expect(live.server.commandsOf('unsubscribe')).toHaveLength(1)
  })

  it('goes on for the others when one throws', async () => {
    const failing = live.join({
      onEvent: () => {
        throw new Error('in the application')
      },
    })
    const { log } = live.join()
    await settle()
    await live.publish(1, 2)
    expect(log).toEqual(['unrecovered', 1, 2])
    expect(live.reports).toMatchObject([{ kind: 'listener-failure' }, { kind: 'listener-failure' }])
    expect(live.client.connection.get()).toBe('connected')
    failing.leave()
  })
})

describe('events', () => {
  it('of unknown types are reported once each and skipped', async () => {
    const { log } = live.join({ loadSnapshot: live.current })
    await settle()
    for (const type of ['party', 'party', 'dance']) live.server.publish(channel, { type })
    await settle()
    await live.publish(4)
    expect(log).toEqual(['snapshot 0', 4])
    expect(live.reports).toEqual([
      { kind: 'unknown-event', channel, eventType: 'party' },
      { kind: 'unknown-event', channel, eventType: 'dance' },
    ])
  })

  it.each([
    [
      '[RT-12] [GAP-30]',
      { type: 'tournament_pool_changed', tournament: { id: 't', pool_amount: 5, currency: 'EUR' } },
    ],
    ['[RT-13] [GAP-30]', { type: 'balance_changed', balance: { currency: 'EUR', amount: 1050 } }],
    ['[RT-14] [GAP-30]', { type: 'unread_counters_changed', counters: { notifications: 3 } }],
    ['[RT-17] [GAP-30]', { type: 'bet_cashout_changed', bet: { id: 'b', to_cashout: 900 } }],
    ['[RT-11]', { type: 'provider_status_changed', provider_statuses: { simulator: 'inactive' } }],
  ])('%s are read whatever else they carry', async (_, data) => {
    const onEvent = vi.fn()
    live.join({ onEvent })
    await settle()
    live.server.publish(channel, { ...data, something: 'new' })
    await settle()
    expect(onEvent).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ type: data.type }))
  })
})
