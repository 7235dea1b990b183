import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'

import type { PageData } from '../page-data.ts'
import { fakeApi } from '../../testing/fake-api.ts'
import { aSystem } from '../../testing/system-settings.ts'
import { systemSettingsQuery } from './system-settings.ts'

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
