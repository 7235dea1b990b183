import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { FollowedChannels } from './followed-channels.ts'

const match = 'public:en.updates.match.1'
const other = 'public:de.updates.match.1'

const onBegun = vi.fn()
const onError = vi.fn()
const read = vi.fn<(pattern: string) => Promise<readonly string[]>>()
let present: string[]
let followed: FollowedChannels

beforeEach(() => {
  vi.useFakeTimers()
  vi.resetAllMocks()
  present = []
  read.mockImplementation(async () => present)
  followed = new FollowedChannels({ read, onBegun, onError, lingerMs: 10_000 })
})
afterEach(async () => {
  await followed.close()
  vi.useRealTimers()
})

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms)

describe('followed channels', () => {
  it('count as wanted until it is known who follows', async () => {
    expect(followed.isWanted(match)).toBe(true)
    expect(read).toHaveBeenCalledExactlyOnceWith('public:*')
    await pass(0)
    expect(followed.isWanted(match)).toBe(false)
  })

  it('are asked about by family, once a second, and not before somebody wants to know', async () => {
    followed.asked(match)
    await pass(5_000)
    expect(read).not.toHaveBeenCalled()
    followed.isWanted('$private:en.platform_user.1')
    followed.isWanted('$private:de.platform_user.1')
    await pass(2_500)
    expect(read.mock.calls.flat()).toEqual(['$private:*', '$private:*', '$private:*'])
    expect(followed.isWanted('news')).toBe(true)
  })

  it('that were there from the start have missed nothing', async () => {
    present = [match]
    followed.isWanted(match)
    await pass(3_000)
    expect([followed.isWanted(match), followed.isWanted(other)]).toEqual([true, false])
    expect(onBegun).not.toHaveBeenCalled()
  })

  it('are told that they missed something when they begin later', async () => {
    followed.isWanted(match)
    await pass(0)
    present = [match]
    await pass(1_000)
    expect(onBegun).toHaveBeenCalledExactlyOnceWith(match)
    expect(followed.isWanted(match)).toBe(true)
    await pass(3_000)
    expect(onBegun).toHaveBeenCalledOnce()
  })

  it('are wanted while somebody may come back, and begin anew after that', async () => {
    present = [match]
    followed.isWanted(match)
    await pass(0)
    present = []
    await pass(9_999)
    expect(followed.isWanted(match)).toBe(true)
    await pass(2_000)
    expect(followed.isWanted(match)).toBe(false)
    present = [match]
    await pass(1_000)
    expect(onBegun).toHaveBeenCalledExactlyOnceWith(match)
  })

  it('begin as soon as somebody reads a snapshot, before he follows', async () => {
    followed.isWanted(match)
    await pass(0)
    followed.asked(match)
    expect(followed.isWanted(match)).toBe(true)
    followed.asked(match)
    present = [match]
    await pass(1_000)
    expect(onBegun).toHaveBeenCalledExactlyOnceWith(match)
  })

  it('stay as they are while nobody can say who follows, which is reported once', async () => {
    present = [match]
    followed.isWanted(match)
    await pass(0)
    read.mockRejectedValue(new Error('down'))
    await pass(60_000)
    expect([followed.isWanted(match), followed.isWanted(other)]).toEqual([true, false])
    expect(onError).toHaveBeenCalledOnce()
    read.mockImplementation(async () => [match, other])
    await pass(1_000)
    expect(onBegun).toHaveBeenCalledExactlyOnceWith(other)
    read.mockRejectedValue(new Error('down'))
    await pass(1_000)
    expect(onError).toHaveBeenCalledTimes(2)
  })

  it('are all wanted on a server that never says who follows', async () => {
    read.mockRejectedValue(new Error('not available'))
    followed.isWanted(match)
    await pass(60_000)
    expect(followed.isWanted(match)).toBe(true)
  })

  it('are not asked about after the end', async () => {
    followed.isWanted(match)
    const answered = Promise.withResolvers<string[]>()
    read.mockImplementation(() => answered.promise)
    await pass(1_000)
    const closed = followed.close()
    answered.resolve([match])
    await closed
    await pass(5_000)
    expect(read).toHaveBeenCalledTimes(2)
    expect(onBegun).not.toHaveBeenCalled()
  })
})
