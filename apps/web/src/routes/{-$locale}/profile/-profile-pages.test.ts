import { QueryClient } from '@tanstack/react-query'
import { isNotFound } from '@tanstack/react-router'
import { expect, test } from 'vitest'

import type { PageData } from '../../../data/page-data.ts'
import { systemSettingsQuery } from '../../../data/queries/system-settings.ts'
import { aSystem } from '../../../testing/system-settings.ts'
import { load } from './-profile-pages.tsx'

test('[FLAG-06] where players set no limits there is no page for them', async () => {
  const isMissing = (name: Parameters<typeof load>[0], isOn: boolean) => {
    const services = { page: { locale: 'en' }, queryClient: new QueryClient() } as PageData
    const settings = aSystem({ features: { responsible_gambling: isOn } })
    services.queryClient.setQueryData(systemSettingsQuery(services).queryKey, settings)
    return load(name, services).then(() => false, isNotFound)
  }
  expect(await isMissing('limits', false)).toBe(true)
  expect(await isMissing('limits', true)).toBe(false)
  expect(await isMissing('account', false)).toBe(false)
})
