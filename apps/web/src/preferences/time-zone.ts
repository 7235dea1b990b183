import { isTimeZone, type UserSettings } from '@touchline/contract'

import { browserStorages } from '../base/browser-storage.ts'
import { rememberForFirstPaint } from './cookies.ts'
import { TIME_ZONE, type Preferences, type PreferencesStore } from './preferences.ts'

/** GAP-55: remembered for visitors and players alike. @param ownZone null: the usual one */
export function chooseTimeZone(store: PreferencesStore, ownZone: string | null): void {
  setZones(store, { ownZone })
  const { local } = browserStorages()
  if (ownZone === null) TIME_ZONE.forget(local)
  else TIME_ZONE.write(local, ownZone)
}

/** In place of the operator's zone or the browser's, for who has chosen none. */
export function setUsualZone(store: PreferencesStore, usualZone: string): void {
  setZones(store, { usualZone })
}

/** The zone that a player has saved, where this browser knows it. */
export function takeSavedZone(
  store: PreferencesStore,
  { timezone }: Pick<UserSettings, 'timezone'>,
): void {
  if (timezone === null || (timezone !== undefined && isTimeZone(timezone))) {
    chooseTimeZone(store, timezone)
  }
}

function setZones(
  store: PreferencesStore,
  change: Partial<Pick<Preferences, 'ownZone' | 'usualZone'>>,
): void {
  store.setState((state) => {
    const next = { ...state, ...change }
    return { ...next, timeZone: next.ownZone ?? next.usualZone }
  })
  rememberForFirstPaint('timeZone', store.getState().timeZone)
}
