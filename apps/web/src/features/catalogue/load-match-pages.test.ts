import { QueryClient } from '@tanstack/react-query'
import { beforeEach, describe, expect, it } from 'vitest'

import type { PageData } from '../../data/page-data.ts'
import { matchPagesQuery, type CatalogueFilters } from '../../data/queries/catalogue.ts'
import { fakeApi } from '../../testing/fake-api.ts'
import { loadMatchPages } from './load-match-pages.ts'

const today = {
  matchStatus: [0],
  startFrom: '2026-11-21T14:05:00.000Z',
  startTo: '2026-11-21T22:59:59.999Z',
  limit: 60,
} satisfies CatalogueFilters
const aMinuteLater = { ...today, startFrom: '2026-11-21T14:06:00.000Z' }
const tomorrow = {
  ...today,
  startFrom: '2026-11-21T23:00:00.000Z',
  startTo: '2026-11-22T22:59:59.999Z',
}

let services: PageData

/** A backend whose lists have nine pages, and a player who has seen so many of today's. */
async function seen(pages: number): Promise<void> {
  await services.queryClient.infiniteQuery({ ...matchPagesQuery(services, today), pages })
}

function pagesOf(filters: CatalogueFilters): number | undefined {
  return services.queryClient.getQueryData(matchPagesQuery(services, filters).queryKey)?.pages
    .length
}

beforeEach(() => {
  const { api } = fakeApi({
    listMatches: ({ query }) => ({
      data: [],
      meta: {
        pagination: { total: 540, page: query?.page ?? 1, limit: 60, lastPage: 9 },
        stream: { channel: 'updates', epoch: 'e', offset: 0 },
      },
    }),
  })
  services = {
    api,
    live: { read: (ask: () => unknown) => ask() },
    page: { locale: 'en' },
    queryClient: new QueryClient(),
  } as unknown as PageData
})

describe('a list of matches that goes on', () => {
  it('begins with one page', async () => {
    await loadMatchPages(services, today)
    expect(pagesOf(today)).toBe(1)
  })

  it('[SCHED-01] reaches as far a minute later as the player had seen it', async () => {
    await seen(4)
    await loadMatchPages(services, aMinuteLater)
    expect(pagesOf(aMinuteLater)).toBe(4)
  })

  it('[RES-01] does so where its end moves', async () => {
    await seen(4)
    const until = { ...today, startTo: '2026-11-21T14:06:00.000Z' }
    await loadMatchPages(services, until)
    expect(pagesOf(until)).toBe(4)
  })

  it('begins with one page on another day and with another sport', async () => {
    await seen(4)
    await loadMatchPages(services, tomorrow)
    expect(pagesOf(tomorrow)).toBe(1)
    await loadMatchPages(services, { ...aMinuteLater, sportKey: ['tennis'] })
    expect(pagesOf({ ...aMinuteLater, sportKey: ['tennis'] })).toBe(1)
  })
})
