import {
  DEFAULT_ODDS_FORMAT,
  normalizeOddsFormat,
  offeredOddsFormat,
  type OddsFormat,
} from '@touchline/betting'
import { isTimeZone, type UserSettings } from '@touchline/contract'
import { string } from '@touchline/contract/schema'

import type { RequestPreferences } from '../base/environment.ts'
import { browserStorages } from '../base/browser-storage.ts'
import { createStore, type Store } from '../base/store.ts'
import { storedMark, storedText } from '../base/stored.ts'
import { rememberForFirstPaint } from './cookies.ts'
import { readPins, type Pins } from './pinned-markets.ts'

export type Theme = 'dark' | 'light'

export type Preferences = {
  /** null follows the system. */
  theme: Theme | null
  oddsFormat: OddsFormat
  /** GAP-55: IANA zone that times are in; UTC until the browser has told its own. */
  timeZone: string
  /** Whether that is more than a guess. */
  knowsZone: boolean
  /** What the player chose; null: the usual one. */
  ownZone: string | null
  /** The host's or the operator's, or where there is none the browser's. */
  usualZone: string
  pins: Pins
  /** The live pitch of matches is folded away. */
  foldsPitch: boolean
  /** Nothing moves, no price is marked, nothing is offered. */
  calm: boolean
  /** A cash-out takes offers that fell since the player was asked. */
  takesDrops: boolean
}

/** SET-07 */
const ODDS_TYPE = storedText('odds_type', string())
/** GAP-55 */
export const TIME_ZONE = storedText('timezone', string())
const TAKES_DROPS = storedMark('cash_out_drops', 'on')

export type PreferencesStore = Store<Preferences>

export function createPreferences(request: RequestPreferences): PreferencesStore {
  return createStore<Preferences>({
    theme: request.theme,
    oddsFormat:
      request.oddsType === null ? DEFAULT_ODDS_FORMAT : normalizeOddsFormat(request.oddsType),
    timeZone: request.timeZone ?? 'UTC',
    knowsZone: request.timeZone !== null,
    ownZone: null,
    usualZone: request.timeZone ?? 'UTC',
    pins: readPins(request.pinnedMarkets),
    foldsPitch: request.foldsPitch ?? false,
    calm: request.calm ?? false,
    takesDrops: false,
  })
}

/**
 * Takes over what only the browser knows. Called once, after the first render.
 * @param siteZone of the operator, in place of the browser's
 */
export function adoptBrowserPreferences(
  store: PreferencesStore,
  siteZone: string | null | undefined,
): void {
  const { local } = browserStorages()
  const usualZone = siteZone ?? new Intl.DateTimeFormat().resolvedOptions().timeZone
  const stored = ODDS_TYPE.read(local)
  const takesDrops = TAKES_DROPS.isThere(local)
  const kept = TIME_ZONE.read(local)
  const ownZone = kept !== null && isTimeZone(kept) ? kept : null
  const timeZone = ownZone ?? usualZone
  store.setState((state) => ({
    ...state,
    timeZone,
    knowsZone: true,
    ownZone,
    usualZone,
    takesDrops,
  }))
  rememberForFirstPaint('timeZone', timeZone)
  if (stored !== null) chooseOddsFormat(store, normalizeOddsFormat(stored))
}

export function chooseTheme(store: PreferencesStore, theme: Theme | null): void {
  store.setState((state) => ({ ...state, theme }))
  rememberForFirstPaint('theme', theme ?? 'system')
}

/**
 * ODDS-05: prices are written in a format that the operator offers. The player's own choice stays
 * remembered for the day it is offered again.
 */
export function keepToOfferedFormats(
  store: PreferencesStore,
  {
    availableOddsTypes,
    activeOddsType,
  }: Pick<UserSettings, 'availableOddsTypes' | 'activeOddsType'>,
): void {
  store.setState((state) => {
    const oddsFormat = offeredOddsFormat(state.oddsFormat, availableOddsTypes, activeOddsType)
    return oddsFormat === state.oddsFormat ? state : { ...state, oddsFormat }
  })
}

/** ODDS-13: remembered for visitors and players alike. */
export function chooseOddsFormat(store: PreferencesStore, oddsFormat: OddsFormat): void {
  store.setState((state) => (state.oddsFormat === oddsFormat ? state : { ...state, oddsFormat }))
  ODDS_TYPE.write(browserStorages().local, oddsFormat)
  rememberForFirstPaint('oddsType', oddsFormat)
}

/** The format that a player has saved, or one that is offered in its place. */
export function takeSavedFormat(
  store: PreferencesStore,
  settings: Parameters<typeof keepToOfferedFormats>[1],
): void {
  chooseOddsFormat(store, settings.activeOddsType)
  keepToOfferedFormats(store, settings)
}

/** Folds the live pitch of every match on this device, or unfolds it. */
export function foldPitch(store: PreferencesStore, foldsPitch: boolean): void {
  store.setState((state) => ({ ...state, foldsPitch }))
  rememberForFirstPaint('foldedPitch', foldsPitch ? 'true' : null)
}

export function chooseTakesDrops(store: PreferencesStore, takesDrops: boolean): void {
  store.setState((state) => ({ ...state, takesDrops }))
  if (takesDrops) TAKES_DROPS.set(browserStorages().local)
  else TAKES_DROPS.forget(browserStorages().local)
}

/** Nothing of a player stays on the device when they leave. */
export function forgetPlayerPreferences(store: PreferencesStore): void {
  chooseTakesDrops(store, false)
  rememberForFirstPaint('ownSports', null)
  if (Object.keys(store.getState().pins).length === 0) return
  store.setState((state) => ({ ...state, pins: {} }))
  rememberForFirstPaint('pinnedMarkets', null)
}
