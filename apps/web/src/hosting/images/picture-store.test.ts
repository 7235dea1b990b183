import { expect, test, vi } from 'vitest'

import { createPictureStore } from './picture-store.ts'

const picture = (size: number) => () => Promise.resolve({ byteLength: size })

test('[IMG-01] a picture is made once, and again when it is old', async () => {
  let now = 0
  const get = createPictureStore({ maxBytes: 100, keptMs: 10, failedMs: 5, now: () => now })
  const make = vi.fn(picture(1))
  await Promise.all([get('a', make), get('a', make)])
  await get('a', make)
  expect(make).toHaveBeenCalledTimes(1)
  now = 10
  await get('a', make)
  expect(make).toHaveBeenCalledTimes(2)
})

test('[IMG-01] the oldest make room', async () => {
  const get = createPictureStore({ maxBytes: 100, keptMs: 10, failedMs: 5, now: () => 0 })
  for (const key of ['a', 'b', 'c']) await get(key, picture(40))
  const again = vi.fn(picture(40))
  await get('c', again)
  expect(again).not.toHaveBeenCalled()
  await get('a', again)
  expect(again).toHaveBeenCalledTimes(1)
})

test('[IMG-01] a failure is remembered for a while', async () => {
  let now = 0
  const get = createPictureStore({ maxBytes: 100, keptMs: 10, failedMs: 5, now: () => now })
  const fail = vi.fn(() => Promise.reject(new Error('gone')))
  await expect(get('a', fail)).rejects.toThrow('gone')
  await expect(get('a', fail)).rejects.toThrow('gone')
  expect(fail).toHaveBeenCalledTimes(1)
  now = 5
  expect(await get('a', picture(1))).toEqual({ byteLength: 1 })
})
