import { expect, test, vi } from 'vitest'

import { createPageCache, type RenderedPage } from './page-cache.ts'

const page = (body: string): RenderedPage => ({ status: 200, headers: [], body })

test('visitors of the same moment share one rendering', async () => {
  const cache = createPageCache(1000, 10, () => 0)
  const render = vi.fn(() => Promise.resolve(page('a')))
  const [first, second] = await Promise.all([cache.get('/', render), cache.get('/', render)])
  await cache.get('/', render)
  expect(first).toBe(second)
  expect(render).toHaveBeenCalledTimes(1)
})

test('a page older than its lifetime is rendered anew', async () => {
  let now = 0
  const cache = createPageCache(1000, 10, () => now)
  await cache.get('/', () => Promise.resolve(page('old')))
  now = 1000
  expect((await cache.get('/', () => Promise.resolve(page('new')))).body).toBe('new')
})

test('a failed rendering is not kept', async () => {
  const cache = createPageCache(1000, 10, () => 0)
  await expect(cache.get('/', () => Promise.reject(new Error('down')))).rejects.toThrow('down')
  expect((await cache.get('/', () => Promise.resolve(page('up')))).body).toBe('up')
})

test('the least recently rendered page makes room', async () => {
  const cache = createPageCache(1000, 2, () => 0)
  for (const key of ['/a', '/b', '/c']) await cache.get(key, () => Promise.resolve(page(key)))
  const render = vi.fn(() => Promise.resolve(page('again')))
  await cache.get('/c', render)
  expect(render).not.toHaveBeenCalled()
  await cache.get('/a', render)
  expect(render).toHaveBeenCalledTimes(1)
})
