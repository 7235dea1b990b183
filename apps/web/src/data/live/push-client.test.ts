import { QueryClient } from '@tanstack/react-query'
import type { Sport } from '@touchline/contract'
import { beforeEach, expect, test, vi } from 'vitest'

import type { PageData } from '../page-data.ts'
import { sportsQuery } from '../queries/catalogue.ts'
import { systemSettingsQuery } from '../queries/system-settings.ts'
import { aSystem } from '../../testing/system-settings.ts'
import { createPushClient } from './push-client.ts'

const createLiveClient = vi.hoisted(() => vi.fn())
vi.mock('@touchline/live', () => ({ createLiveClient }))

function servicesWith(features: Record<string, boolean>) {
  const setSports = vi.fn()
  const services = {
    api: vi.fn(() => Promise.reject(new Error('401'))),
    page: { locale: 'en' },
    queryClient: new QueryClient(),
    live: { store: { setSports } },
  } as unknown as PageData
  const { queryClient } = services
  queryClient.setQueryData(systemSettingsQuery(services).queryKey, aSystem({ features }))
  const offer = (...keys: string[]) =>
    queryClient.setQueryData(
      sportsQuery(services).queryKey,
      keys.map((key) => ({ key }) as Sport),
    )
  return { services, setSports, offer }
}

beforeEach(() => {
  vi.stubGlobal('window', { location: { href: 'https://bets.example/sports' } })
  return () => void vi.unstubAllGlobals()
})

test.each([
  [{}, false],
  [{ delta_compression: false }, false],
  [{ delta_compression: true }, true],
])('[RT-04] with the features %o deltas are asked for: %s', (features, delta) => {
  createPushClient(servicesWith(features).services, vi.fn())
  expect(createLiveClient).toHaveBeenLastCalledWith(expect.objectContaining({ delta }))
})

test('[RT-26] the store learns which sports are on offer, and when that changes', () => {
  const { services, setSports, offer } = servicesWith({})
  createPushClient(services, vi.fn())
  expect(setSports).not.toHaveBeenCalled()
  offer('soccer')
  expect(setSports).toHaveBeenLastCalledWith(['soccer'])
  offer('soccer', 'tennis')
  expect(setSports).toHaveBeenLastCalledWith(['soccer', 'tennis'])
})

test('[P28] a refusal asks whether the session is still there', () => {
  const { services } = servicesWith({})
  const onReport = vi.fn()
  createPushClient(services, onReport)
  const given = createLiveClient.mock.lastCall?.[0] as { onReport: typeof onReport }
  given.onReport({ kind: 'gap' })
  expect(services.api).not.toHaveBeenCalled()
  given.onReport({ kind: 'refused', code: 1, reason: 'unauthorized' })
  expect(services.api).toHaveBeenCalledExactlyOnceWith('getPlayer')
  expect(onReport).toHaveBeenCalledTimes(2)
})
