import { createLiveStore } from '@touchline/live'
import type { Live } from '@touchline/live/react'

import type { Services } from '../app/services.ts'
import { createFormatting } from '../preferences/formatting.ts'
import { createPreferences } from '../preferences/preferences.ts'
import { createStore } from '../base/store.ts'

const nothing = () => () => undefined

/** The live side of a page that nothing has been pushed to. */
export const quietLive: Live = {
  store: createLiveStore(),
  connection: { get: () => 'connecting', subscribe: nothing },
}

export const englishFormatting = createFormatting({
  locale: 'en',
  timeZone: 'UTC',
  currencies: [],
  now: 0,
  words: { today: 'Today', tomorrow: 'Tomorrow' },
})

/** What a row of a list needs besides the page: nothing is marked, nothing in the slip. */
export const rowServices = {
  preferences: createPreferences({
    theme: null,
    oddsType: null,
    timeZone: null,
    hasSession: false,
    pinned: 0,
  }),
  favourites: createStore({ sports: new Set(), tournaments: new Set(), matches: new Set() }),
  slip: { subscribeSelection: nothing, isSelected: () => false },
  session: createStore({ settings: null }),
  quickBet: { subscribe: nothing, getState: () => ({ selectedId: null }) },
} as unknown as Partial<Services>
