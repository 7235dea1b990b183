import { expect, test, vi } from 'vitest'

import { memoryStorage } from '../../base/browser-storage.ts'
import { fakeApi, refusal } from '../../testing/fake-api.ts'
import { changeLanguage } from './change-language.ts'

function setUp(updateLocale?: () => { data: { language: string } }) {
  const { api, sent } = fakeApi(updateLocale === undefined ? {} : { updateLocale })
  const storage = memoryStorage()
  const open = vi.fn()
  const change = {
    api,
    keep: (locale: string) => storage.setItem('locale', locale),
    open,
    isPlayer: updateLocale !== undefined,
    prefix: { defaultLocale: 'en', prefixRequired: false },
    location: { pathname: '/sports/soccer/a-v-b-m12', search: '?group=goals', hash: '#top' },
  }
  return { change, sent, storage, open }
}

test('[I18N-04] [HEAD-05] a visitor gets the same page in the new language', async () => {
  const { change, sent, storage, open } = setUp()
  await changeLanguage('de', change)
  expect(open).toHaveBeenCalledExactlyOnceWith('/de/sports/soccer/a-v-b-m12?group=goals#top')
  expect(sent).toEqual([])
  expect(storage.getItem('locale')).toBe('de')
})

test('[I18N-05] [I18N-07] a player’s language is saved, and the answer says which it is', async () => {
  const { change, sent, storage, open } = setUp(() => ({ data: { language: 'fr-BE' } }))
  await changeLanguage('de', change)
  expect(sent).toEqual([{ name: 'updateLocale', input: { body: { locale: 'de' } } }])
  expect(storage.getItem('locale')).toBe('fr')
  expect(open).toHaveBeenCalledExactlyOnceWith('/fr/sports/soccer/a-v-b-m12?group=goals#top')
})

test('[I18N-06] where the backend refuses, the old language stays', async () => {
  const { change, storage, open } = setUp(() => {
    throw refusal(500)
  })
  await expect(changeLanguage('de', change)).rejects.toThrow()
  expect(open).not.toHaveBeenCalled()
  expect(storage.getItem('locale')).toBeNull()
})
