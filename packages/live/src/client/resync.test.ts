import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { channel, numbered, settle, startLive, type LiveFixture } from '../testing/live-fixture.ts'
import type { ChannelSnapshot } from './channel-member.ts'

let live: LiveFixture

beforeEach(() => {
  vi.useFakeTimers()
  live = startLive()
})
afterEach(() => {
  live.client.close()
  vi.restoreAllMocks()
  vi.useRealTimers()
})

describe('reading a channel anew', () => {
  it('happens when the position is too old', async () => {
    await live.publish(1, 2, 3)
    live.server.stream(channel).history.splice(0, 2)
    const { log } = live.join({
      position: { offset: 0, epoch: 'first' },
      loadSnapshot: live.current,
    })
    await settle()
    await live.publish(4)
    expect(log).toEqual(['unrecovered', 'snapshot 3', 4])
  })

  it('happens when the stream has another epoch', async () => {
    const { log } = live.join({ loadSnapshot: live.current })
    await settle()
    await live.publish(1)
    live.server.restartStream(channel, 'second', 1)
    live.server.dropConnections()
    await vi.advanceTimersByTimeAsync(2_000)
    await live.publish(2)
    expect(log).toEqual(['snapshot 0', 1, 'unrecovered', 'snapshot 1', 2])
  })

  it('happens when a number is missing', async () => {
    const { log } = live.join({ loadSnapshot: live.current })
    await settle()
    await vi.advanceTimersByTimeAsync(15_000)
    await live.publish(1)
    const stream = live.server.stream(channel)
    stream.top = 3
    live.server.push(channel, { offset: 3, data: numbered(3) })
    await settle()
    await vi.advanceTimersByTimeAsync(2_000)
    await live.publish(4)
    expect(log).toEqual(['snapshot 0', 1, 'gap', 'snapshot 3', 4])
    expect(live.reports).toEqual([{ kind: 'gap', channel, expected: 2, received: 3 }])
  })

  it('[GAP-30] happens after a message that cannot be read, which is reported', async () => {
    const { log } = live.join({ loadSnapshot: live.current })
    await settle()
    live.server.publish(channel, { type: 'balance_changed', balance: 'much' })
    await settle()
    await vi.advanceTimersByTimeAsync(2_000)
    await live.publish(2)
    expect(log).toEqual(['snapshot 0', 'malformed', 'snapshot 1', 2])
    expect(live.reports).toMatchObject([{ kind: 'malformed', channel }])
  })

  it('happens when the server says that it told nothing for a while', async () => {
    const { log } = live.join({ loadSnapshot: live.current })
    await settle()
    await live.publish(1)
    live.server.dropConnections()
    live.server.publish(channel, { type: 'events_missed' })
    await vi.advanceTimersByTimeAsync(2_000)
    await live.publish(3)
    expect(log).toEqual(['snapshot 0', 1, 'missed', 'snapshot 2', 3])
    expect(live.reports).toEqual([])
  })

  it('lets only the latest answer write', async () => {
    const answers: ((snapshot: ChannelSnapshot<string>) => void)[] = []
    const signals: AbortSignal[] = []
    const { log, resync } = live.join({
      position: { offset: 0, epoch: 'first' },
      loadSnapshot(signal) {
        signals.push(signal)
        return new Promise((resolve) => answers.push(resolve))
      },
    })
    await settle()
    await vi.advanceTimersByTimeAsync(21_000)
    resync()
    const left = live.join({ loadSnapshot: () => new Promise((resolve) => answers.push(resolve)) })
    left.leave()
    const position = { offset: 0, epoch: 'first' }
    answers[1]?.({ position, data: 'of a member that left' })
    answers[0]?.({ position, data: 'wanted' })
    await settle()
    expect(log).toEqual(['requested', 'wanted'])
    expect(left.log).toEqual([])
    expect(signals).toHaveLength(1)
  })

  it('waits longer and longer while the snapshot fails, and says so', async () => {
    const loadSnapshot = vi.fn(live.current).mockRejectedValueOnce(new Error('503'))
    const { log } = live.join({ loadSnapshot })
    await settle()
    expect(live.reports).toMatchObject([{ kind: 'snapshot-failure', channel }])
    await vi.advanceTimersByTimeAsync(499)
    expect(loadSnapshot).toHaveBeenCalledOnce()
    await vi.advanceTimersByTimeAsync(1_000)
    await live.publish(1)
    expect(log).toEqual(['snapshot 0', 1])
  })

  it('does not take a snapshot that is older than the stream reaches', async () => {
    await live.publish(1)
    const old = await live.current()
    await live.publish(2, 3)
    const first = live.join({ loadSnapshot: live.current })
    await settle()
    const loadSnapshot = vi.fn(live.current).mockResolvedValueOnce(old)
    const second = live.join({ loadSnapshot })
    await settle()
    expect(second.log).toEqual([])
    await vi.advanceTimersByTimeAsync(2_000)
    await live.publish(4)
    expect(second.log).toEqual(['snapshot 3', 4])
    expect(first.log).toEqual(['snapshot 3', 4])
  })

  it('comes back from a storm of unreadable messages without flooding the backend', async () => {
    vi.spyOn(Math, 'random').mockReturnValue(0.5)
    const loadSnapshot = vi.fn(live.current)
    const { log } = live.join({ loadSnapshot })
    await settle()
    for (let n = 0; n < 100; n += 1) {
      live.server.publish(channel, { type: 'markets_changed' })
      await settle()
      await vi.advanceTimersByTimeAsync(100)
    }
    expect(loadSnapshot.mock.calls.length).toBeLessThan(12)
    await vi.advanceTimersByTimeAsync(20_000)
    await live.publish(101)
    expect(log.slice(-2)).toEqual(['snapshot 100', 101])
  })
})
