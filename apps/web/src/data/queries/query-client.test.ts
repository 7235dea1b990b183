import { expect, test, vi } from 'vitest'

import { createQueryClient } from './query-client.ts'

test('[HTTP-05] a failed query is asked once, and nothing is asked again by itself', async () => {
  const client = createQueryClient()
  const ask = vi.fn(() => Promise.reject(new Error('refused')))
  await expect(client.query({ queryKey: ['match'], queryFn: ask })).rejects.toThrow('refused')
  expect(ask).toHaveBeenCalledOnce()
  expect(client.getDefaultOptions().queries).toMatchObject({
    retry: false,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })
})
