import { beforeEach, expect, test, vi } from 'vitest'

import { memoryStorage } from '../base/browser-storage.ts'
import {
  adoptBrowserPreferences,
  chooseOddsFormat,
  createPreferences,
  keepToOfferedFormats,
} from './preferences.ts'

const storage = memoryStorage()

beforeEach(() => {
  vi.stubGlobal('window', {
    localStorage: storage,
    sessionStorage: memoryStorage(),
    location: { protocol: 'http:' },
  })
  vi.stubGlobal('document', { cookie: '' })
})

const fresh = () =>
  createPreferences({ theme: null, oddsType: null, timeZone: null, hasSession: false, pinned: 0 })

test('[ODDS-05] [ODDS-13] a format that is offered no more gives way, and comes back with the offer', () => {
  const store = fresh()
  chooseOddsFormat(store, 'percent')
  keepToOfferedFormats(store, {
    availableOddsTypes: ['european', 'american'],
    activeOddsType: 'american',
  })
  expect(store.getState().oddsFormat).toBe('american')

  const later = fresh()
  adoptBrowserPreferences(later)
  keepToOfferedFormats(later, {
    availableOddsTypes: ['european', 'percent'],
    activeOddsType: 'european',
  })
  expect(later.getState().oddsFormat).toBe('percent')
})

test('[ODDS-05] [GAP-20] an unknown format gives way to european, in storage too', () => {
  storage.setItem('odds_type', 'xyz')
  const store = fresh()
  adoptBrowserPreferences(store)
  expect(store.getState().oddsFormat).toBe('european')
  expect(storage.getItem('odds_type')).toBe('european')
})
