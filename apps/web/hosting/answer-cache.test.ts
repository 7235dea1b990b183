import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { createAnswerCache } from './answer-cache.ts'

const answer = (byteLength: number) => () => Promise.resolve({ byteLength })
const gone = () => Promise.reject(new Error('gone'))

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('visitors of the same moment share one answer', async () => {
  const get = createAnswerCache({ maxBytes: 10_000, keptMs: 1000, failedMs: 0 })
  const make = vi.fn(answer(1))
  const [first, second] = await Promise.all([get('/', make), get('/', make)])
  expect(await get('/', make)).toBe(first)
  expect(first).toBe(second)
  expect(make).toHaveBeenCalledTimes(1)
})

test('one older than its lifetime is made anew', async () => {
  const get = createAnswerCache({ maxBytes: 10_000, keptMs: 1000, failedMs: 0 })
  await get('/', answer(1))
  vi.setSystemTime(Date.now() + 1000)
  expect(await get('/', answer(2))).toEqual({ byteLength: 2 })
})

test('without a lifetime only requests under way are joined', async () => {
  const get = createAnswerCache({ maxBytes: 10_000, keptMs: 0, failedMs: 0 })
  const make = vi.fn(answer(1))
  await Promise.all([get('/', make), get('/', make)])
  await get('/', make)
  expect(make).toHaveBeenCalledTimes(2)
})

test('a failure is kept as long as is said', async () => {
  const kept = createAnswerCache({ maxBytes: 10_000, keptMs: 10, failedMs: 5 })
  const fail = vi.fn(gone)
  await expect(kept('a', fail)).rejects.toThrow('gone')
  await expect(kept('a', fail)).rejects.toThrow('gone')
  expect(fail).toHaveBeenCalledTimes(1)
  vi.setSystemTime(Date.now() + 5)
  expect(await kept('a', answer(1))).toEqual({ byteLength: 1 })
  const forgotten = createAnswerCache({ maxBytes: 10_000, keptMs: 10, failedMs: 0 })
  await expect(forgotten('a', gone)).rejects.toThrow('gone')
  expect(await forgotten('a', answer(2))).toEqual({ byteLength: 2 })
})

test('the oldest make room', async () => {
  const get = createAnswerCache({ maxBytes: 10_000, keptMs: 1000, failedMs: 0 })
  for (const key of ['a', 'b', 'c']) await get(key, answer(4_000))
  const again = vi.fn(answer(4_000))
  await get('c', again)
  expect(again).not.toHaveBeenCalled()
  await get('a', again)
  expect(again).toHaveBeenCalledTimes(1)
})

test('[R9] failures of strangers make room too', async () => {
  const get = createAnswerCache({ maxBytes: 10_000, keptMs: 1000, failedMs: 1000 })
  const first = vi.fn(gone)
  await expect(get('0', first)).rejects.toThrow('gone')
  for (let n = 1; n < 100; n += 1) await expect(get(`${n}`, gone)).rejects.toThrow('gone')
  await expect(get('0', first)).rejects.toThrow('gone')
  expect(first).toHaveBeenCalledTimes(2)
})

test('[R9] what has expired is let go though nobody asks again', async () => {
  const get = createAnswerCache({ maxBytes: 10_000, keptMs: 1000, failedMs: 400 })
  await get('a', answer(1))
  await expect(get('b', gone)).rejects.toThrow('gone')
  expect(vi.getTimerCount()).toBe(1)
  await vi.advanceTimersByTimeAsync(1000)
  expect(vi.getTimerCount()).toBe(0)
  // Were it still there, it would serve again by this clock.
  vi.setSystemTime(Date.now() - 1000)
  const make = vi.fn(answer(2))
  await get('a', make)
  expect(make).toHaveBeenCalledTimes(1)
})

const stale = { ms: 2_000, allows: () => true, report: () => undefined }

test('an old answer serves while one makes the next, and no longer than is said', async () => {
  const get = createAnswerCache<{ byteLength: number }>({
    maxBytes: 10_000,
    keptMs: 1000,
    failedMs: 0,
    stale,
  })
  await get('a', answer(1))
  vi.setSystemTime(Date.now() + 1000)
  const next = Promise.withResolvers<{ byteLength: number }>()
  const make = vi.fn(() => next.promise)
  expect(await Promise.all([get('a', make), get('a', make)])).toEqual([
    { byteLength: 1 },
    { byteLength: 1 },
  ])
  expect(make).toHaveBeenCalledTimes(1)
  next.resolve({ byteLength: 2 })
  await vi.advanceTimersByTimeAsync(0)
  expect(await get('a', make)).toEqual({ byteLength: 2 })
  expect(make).toHaveBeenCalledTimes(1)
  vi.setSystemTime(Date.now() + 3000)
  expect(await get('a', answer(3))).toEqual({ byteLength: 3 })
})

test('an old answer outlives a next one that failed, which is reported', async () => {
  const report = vi.fn()
  const get = createAnswerCache<{ byteLength: number }>({
    maxBytes: 10_000,
    keptMs: 1000,
    failedMs: 0,
    stale: { ...stale, report },
  })
  await get('a', answer(1))
  vi.setSystemTime(Date.now() + 1000)
  expect(await get('a', gone)).toEqual({ byteLength: 1 })
  await vi.advanceTimersByTimeAsync(0)
  expect(report).toHaveBeenCalledExactlyOnceWith(new Error('gone'))
  expect(await get('a', answer(2))).toEqual({ byteLength: 1 })
  await vi.advanceTimersByTimeAsync(0)
  expect(await get('a', answer(3))).toEqual({ byteLength: 2 })
})

test('an answer that must not grow old is made anew', async () => {
  const get = createAnswerCache<{ byteLength: number }>({
    maxBytes: 10_000,
    keptMs: 1000,
    failedMs: 0,
    stale: { ...stale, allows: ({ byteLength }) => byteLength > 1 },
  })
  await get('a', answer(1))
  vi.setSystemTime(Date.now() + 1000)
  expect(await get('a', answer(2))).toEqual({ byteLength: 2 })
})

test('[R9] renewed answers make room for each other', async () => {
  const get = createAnswerCache<{ byteLength: number }>({
    maxBytes: 10_000,
    keptMs: 1000,
    failedMs: 0,
    stale,
  })
  for (let n = 0; n < 5; n += 1) {
    for (const key of ['a', 'b']) await get(key, answer(4_000))
    vi.setSystemTime(Date.now() + 1000)
    for (const key of ['a', 'b']) await get(key, answer(4_000))
    await vi.advanceTimersByTimeAsync(0)
  }
  const again = vi.fn(answer(4_000))
  await Promise.all([get('a', again), get('b', again)])
  expect(again).not.toHaveBeenCalled()
  await get('c', answer(4_000))
  await get('a', again)
  expect(again).toHaveBeenCalledTimes(1)
})
