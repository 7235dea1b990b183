import { QueryClient } from '@tanstack/react-query'
import { expect, test, vi } from 'vitest'

import type { Services } from '../lib/services.ts'
import { systemSettingsQuery } from '../queries/system-settings.ts'
import { aSystem } from '../testing/system-settings.ts'
import { createPushClient } from './push-client.ts'

const createLiveClient = vi.hoisted(() => vi.fn())
vi.mock('@touchline/live', () => ({ createLiveClient }))

function servicesWith(features: Record<string, boolean>): Services {
  const services = {
    api: vi.fn(),
    page: { locale: 'en' },
    queryClient: new QueryClient(),
  } as unknown as Services
  const settings = aSystem({ features })
  services.queryClient.setQueryData(systemSettingsQuery(services).queryKey, settings)
  return services
}

test.each([
  [{}, false],
  [{ delta_compression: false }, false],
  [{ delta_compression: true }, true],
])('[RT-04] with the features %o deltas are asked for: %s', (features, delta) => {
  vi.stubGlobal('window', { location: { href: 'https://bets.example/sports' } })
  createPushClient(servicesWith(features), vi.fn())
  expect(createLiveClient).toHaveBeenLastCalledWith(expect.objectContaining({ delta }))
  vi.unstubAllGlobals()
})
