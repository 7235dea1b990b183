import { QueryClient } from '@tanstack/react-query'
import { ApiError } from '@touchline/contract'
import { describe, expect, it, vi } from 'vitest'

import type { PageData } from '../page-data.ts'
import { canonicalSegments, resolveEvent } from './resolve-event.ts'

const sport = { id: '1', key: 'soccer', name: 'Football' }
const match = { id: '12', slug: 'arsenal-chelsea', sport }
const league = { id: '7', slug: 'serie-a', sport }
const category = { id: '3', slug: 'italy', sport }

const refused = (status: number) =>
  new ApiError('call', 'refused', {
    status,
    code: null,
    messageKey: 'not_found',
    localizedMessage: null,
    details: null,
    errorsByBet: null,
  })

const pagination = { total: 1, page: 1, limit: 500, lastPage: 1 }
const list = (item: unknown) => ({ data: [item], meta: { pagination } })
const one = (item: { id: string }, id: string | undefined) => {
  if (item.id !== id) throw refused(404)
  return { data: item }
}

type Input = { params?: { id: string } }

function backend(overrides: Record<string, (input: Input) => unknown> = {}) {
  const answers: Record<string, (input: Input) => unknown> = {
    getMatch: ({ params }) => one(match, params?.id),
    getTournament: ({ params }) => one(league, params?.id),
    listCategories: () => list(category),
    listTournaments: () => list(league),
    listMatches: () => list(match),
    ...overrides,
  }
  const api = vi.fn(async (name: string, input: Input) => answers[name]?.(input))
  return {
    api,
    live: { read: (ask: () => unknown) => ask() },
    page: { locale: 'en', defaultLocale: 'en' },
    queryClient: new QueryClient({ defaultOptions: { queries: { retry: false } } }),
  } as unknown as PageData & { api: typeof api }
}

describe('resolveEvent', () => {
  it('[AMB-01] [MATCH-03] finds a match by the id behind -m, whatever the text says', async () => {
    const services = backend()
    expect(await resolveEvent(services, 'soccer', 'arsenal-chelsea-m12')).toEqual({
      kind: 'match',
      match,
    })
    expect(await resolveEvent(services, 'tennis', 'old-name-m12')).toMatchObject({ kind: 'match' })
  })

  it('[AMB-01] finds a league by the id behind -l', async () => {
    expect(await resolveEvent(backend(), 'soccer', 'serie-a-l7')).toEqual({
      kind: 'league',
      league,
    })
  })

  it('[AMB-01] [BROWSE-05] looks a bare slug up as category, then league, then match', async () => {
    const services = backend()
    expect(await resolveEvent(services, 'soccer', 'italy')).toEqual({ kind: 'category', category })
    expect(await resolveEvent(services, 'soccer', 'serie-a')).toMatchObject({ kind: 'league' })
    expect(await resolveEvent(services, 'soccer', 'arsenal-chelsea')).toMatchObject({
      kind: 'match',
    })
  })

  it('[AMB-01] knows nothing under another name', async () => {
    expect(await resolveEvent(backend(), 'soccer', 'nowhere')).toBeNull()
    expect(await resolveEvent(backend(), 'soccer', 'nowhere-m99')).toBeNull()
  })

  it('passes on what is not a plain "not found"', async () => {
    const services = backend({
      getMatch: () => {
        throw refused(500)
      },
    })
    await expect(resolveEvent(services, 'soccer', 'a-m12')).rejects.toMatchObject({ status: 500 })
  })

  it('[BROWSE-12] asks for the one league that the address names', async () => {
    const services = backend()
    await resolveEvent(services, 'soccer', 'serie-a-l7')
    expect(services.api.mock.calls.map(([call]) => call)).toEqual(['getTournament'])
  })
})

describe('canonicalSegments', () => {
  it('[AMB-01] names the sport and slug under which an event is at home', async () => {
    const event = await resolveEvent(backend(), 'tennis', 'old-name-m12')
    expect(event && canonicalSegments(event)).toEqual({
      sport: 'soccer',
      slug: 'arsenal-chelsea-m12',
    })
  })
})
