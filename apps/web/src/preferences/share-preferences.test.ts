import { expect, test, vi } from 'vitest'

import { createListeners } from '../base/listeners.ts'
import { chooseCalm } from './calm.ts'
import { togglePinnedMarket } from './pin-market.ts'
import {
  chooseOddsFormat,
  chooseTakesDrops,
  chooseTheme,
  createPreferences,
  foldPitch,
} from './preferences.ts'
import { sharePreferences } from './share-preferences.ts'

/** Pages of one browser: what one remembers, the others could read. */
function openTabs() {
  const cookies = new Map<string, string>()
  const items = new Map<string, string>()
  vi.stubGlobal('navigator', { cookieEnabled: true })
  vi.stubGlobal('document', {
    get cookie() {
      return [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    },
    set cookie(text: string) {
      const [, name = '', value = ''] = /^(\w+)=([^;]*)/.exec(text) ?? []
      if (text.includes('Max-Age=0')) cookies.delete(name)
      else cookies.set(name, value)
    },
  })
  const localStorage = {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
  }
  vi.stubGlobal('window', { localStorage, location: { protocol: 'http:' } })
  const open = () =>
    createPreferences({ theme: null, oddsType: null, timeZone: null, hasSession: false, pinned: 0 })
  const [here, there] = [open(), open()]
  return { here, there, pinned: () => cookies.get('pinned_markets') }
}

function sharing() {
  const tabs = openTabs()
  const [toHere, toThere] = [createListeners<[unknown]>(), createListeners<[unknown]>()]
  const posted: unknown[] = []
  const post = (listeners: typeof toHere) => (message: unknown) => {
    posted.push(message)
    listeners.tell(message)
  }
  sharePreferences(tabs.here, { post: post(toThere), listen: toHere.add })
  sharePreferences(tabs.there, { post: post(toHere), listen: toThere.add })
  return { ...tabs, posted, tellHere: toHere.tell }
}

test('what is chosen in one tab is shown in the others, and told once', () => {
  const { here, there, posted } = sharing()
  chooseTheme(here, 'light')
  chooseOddsFormat(here, 'american')
  foldPitch(here, true)
  chooseCalm(there, true)
  chooseTakesDrops(here, true)
  togglePinnedMarket(here, 'soccer', 18)
  const chosen = { theme: 'light', oddsFormat: 'american', foldsPitch: true, calm: true }
  for (const tab of [here, there]) {
    expect(tab.getState()).toMatchObject({ ...chosen, takesDrops: true, pins: { soccer: [18] } })
  }
  chooseTheme(there, null)
  expect(here.getState().theme).toBeNull()
  expect(posted).toHaveLength(7)
})

test('what no version of the site tells is not heard', () => {
  const { here, tellHere } = sharing()
  const before = here.getState()
  for (const message of ['light', null, { theme: 'pink' }, { pins: [18] }]) tellHere(message)
  expect(here.getState()).toBe(before)
})

test('[MATCH-01] a tab that has not heard of another one’s pins keeps them', () => {
  const { here, there, pinned } = openTabs()
  togglePinnedMarket(here, 'soccer', 18)
  togglePinnedMarket(there, 'soccer', 1)
  togglePinnedMarket(there, 'tennis', 186)
  expect(there.getState().pins).toEqual({ soccer: [18, 1], tennis: [186] })
  // The press took out what was shown as pinned, and pinned nothing that was.
  togglePinnedMarket(here, 'soccer', 18)
  togglePinnedMarket(here, 'soccer', 186)
  expect(pinned()).toBe('soccer%3A1%2C186.tennis%3A186')
})
