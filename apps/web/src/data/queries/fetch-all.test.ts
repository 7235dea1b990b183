import { describe, expect, it, vi } from 'vitest'

import { fetchAll } from './fetch-all.ts'

const LIMIT = 500

function backendWith(total: number) {
  const all = Array.from({ length: total }, (_, index) => ({ id: `${index}`, gamesCount: 1 }))
  const lastPage = Math.max(1, Math.ceil(total / LIMIT))
  return vi.fn(async (page: number) => ({
    data: all.slice((page - 1) * LIMIT, page * LIMIT),
    meta: { pagination: { total, page, limit: LIMIT, lastPage } },
  }))
}

describe('fetchAll', () => {
  it('[BROWSE-13] reads 501 sports in two calls', async () => {
    const backend = backendWith(501)
    expect(await fetchAll(backend)).toHaveLength(501)
    expect(backend.mock.calls).toEqual([[1], [2]])
  })

  it('[BROWSE-13] asks once where one page holds everything, or nothing', async () => {
    const full = backendWith(500)
    const empty = backendWith(0)
    await fetchAll(full)
    expect(await fetchAll(empty)).toEqual([])
    expect(full).toHaveBeenCalledTimes(1)
    expect(empty).toHaveBeenCalledTimes(1)
  })

  it('[BROWSE-13] adds the counts of what two pages name', async () => {
    const pages = [
      [
        { id: 'a', name: 'A', gamesCount: 2, outrightsCount: 1 },
        { id: 'b', name: 'B', gamesCount: 5, outrightsCount: 0 },
      ],
      [{ id: 'a', name: 'A', gamesCount: 3, outrightsCount: 4 }],
    ]
    const all = await fetchAll(async (page) => ({
      data: pages[page - 1] ?? [],
      meta: { pagination: { total: 3, page, limit: 2, lastPage: 2 } },
    }))
    expect(all).toEqual([
      { id: 'a', name: 'A', gamesCount: 5, outrightsCount: 5 },
      { id: 'b', name: 'B', gamesCount: 5, outrightsCount: 0 },
    ])
  })
})
