import { beforeEach, expect, test, vi } from 'vitest'

import { memoryStorage } from '../base/browser-storage.ts'
import {
  adoptBrowserPreferences,
  chooseOddsFormat,
  createPreferences,
  keepToOfferedFormats,
} from './preferences.ts'
import { chooseTimeZone, setUsualZone, takeSavedZone } from './time-zone.ts'

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
  adoptBrowserPreferences(later, null)
  keepToOfferedFormats(later, {
    availableOddsTypes: ['european', 'percent'],
    activeOddsType: 'european',
  })
  expect(later.getState().oddsFormat).toBe('percent')
})

test('[ODDS-05] [GAP-20] an unknown format gives way to european, in storage too', () => {
  storage.setItem('odds_type', 'xyz')
  const store = fresh()
  adoptBrowserPreferences(store, null)
  expect(store.getState().oddsFormat).toBe('european')
  expect(storage.getItem('odds_type')).toBe('european')
})

test('[GAP-55] times are in the zone that was chosen, else the operator’s, else the browser’s', () => {
  storage.removeItem('odds_type')
  const browserZone = new Intl.DateTimeFormat().resolvedOptions().timeZone
  const zoneOf = (siteZone: string | null) => {
    const store = fresh()
    adoptBrowserPreferences(store, siteZone)
    return { store, zone: store.getState().timeZone }
  }
  expect(zoneOf(null).zone).toBe(browserZone)
  expect(document.cookie).toContain(`time_zone=${encodeURIComponent(browserZone)}`)
  const { store, zone } = zoneOf('Asia/Tokyo')
  expect(zone).toBe('Asia/Tokyo')
  chooseTimeZone(store, 'America/Bogota')
  expect(document.cookie).toContain('time_zone=America%2FBogota')
  expect(zoneOf('Asia/Tokyo').zone).toBe('America/Bogota')
  setUsualZone(store, 'Africa/Lagos')
  expect(store.getState().timeZone).toBe('America/Bogota')
  chooseTimeZone(store, null)
  expect(store.getState().timeZone).toBe('Africa/Lagos')
  expect(zoneOf('Asia/Tokyo').zone).toBe('Asia/Tokyo')
})

test('[GAP-55] a saved zone holds here too, unless this browser does not know it', () => {
  const store = fresh()
  adoptBrowserPreferences(store, 'Asia/Tokyo')
  takeSavedZone(store, { timezone: 'Europe/Athens' })
  expect(store.getState().timeZone).toBe('Europe/Athens')
  takeSavedZone(store, { timezone: 'Mars/Olympus' })
  takeSavedZone(store, {})
  expect(store.getState().timeZone).toBe('Europe/Athens')
  takeSavedZone(store, { timezone: null })
  expect(store.getState().timeZone).toBe('Asia/Tokyo')
  storage.setItem('timezone', 'Mars/Olympus')
  adoptBrowserPreferences(store, null)
  expect(store.getState().ownZone).toBeNull()
})
