import { afterEach, expect, test, vi } from 'vitest'

import type { PageData } from '../page-data.ts'
import { fetchPushClient } from './fetch-push-client.ts'

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('a file that does not come is asked for again and reported once', async () => {
  vi.useFakeTimers()
  const told = vi.fn<(error: unknown) => void>()
  vi.stubGlobal('reportError', told)
  const client = { resync: () => undefined }
  const load = vi
    .fn<() => Promise<never>>()
    .mockRejectedValueOnce(new Error('offline'))
    .mockRejectedValueOnce(new Error('offline'))
    .mockResolvedValue({ createPushClient: () => client } as never)
  const fetched = fetchPushClient({} as PageData, () => undefined, load)
  await vi.advanceTimersByTimeAsync(499)
  expect(load).toHaveBeenCalledOnce()
  await vi.advanceTimersByTimeAsync(1_001)
  expect(await fetched).toBe(client)
  expect(load).toHaveBeenCalledTimes(3)
  expect(told).toHaveBeenCalledOnce()
})
