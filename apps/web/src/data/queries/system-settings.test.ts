import { QueryClient } from '@tanstack/react-query'
import { expect, test, vi } from 'vitest'

import type { PageData } from '../page-data.ts'
import { fakeApi } from '../../testing/fake-api.ts'
import { aSystem } from '../../testing/system-settings.ts'
import { knownSettings, systemSettingsQuery } from './system-settings.ts'

test.each([
  ['AT', null, 'AT'],
  [null, 'CH', 'CH'],
  [null, null, null],
])(
  '[AUTH-24] [AUTH-25] of a page for %s, whose call says %s, the country is %s',
  async (ofPage, ofCall, known) => {
    const { api } = fakeApi({
      getSystemSettings: () => ({ data: aSystem({ userCountry: ofCall }) }),
    })
    const page = { locale: 'en', userCountry: ofPage } as PageData['page']
    const settings = await new QueryClient().query(systemSettingsQuery({ api, page } as PageData))
    expect(settings.userCountry).toBe(known)
    expect(settings).not.toHaveProperty('countries')
  },
)

test('what is known of the settings is found without a key being made for it', async () => {
  const { api } = fakeApi({ getSystemSettings: () => ({ data: aSystem() }) })
  const queryClient = new QueryClient()
  const services = { api, queryClient, page: { locale: 'de-CH' } } as PageData
  expect(knownSettings(services)).toBeUndefined()
  const settings = await queryClient.query(systemSettingsQuery(services))
  const makesKey = vi.spyOn(queryClient, 'defaultQueryOptions')
  expect(knownSettings(services)).toBe(settings)
  expect(makesKey).not.toHaveBeenCalled()
})
