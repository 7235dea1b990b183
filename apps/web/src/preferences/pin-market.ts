import { rememberForFirstPaint } from './cookies.ts'
import { MOST_PINS, readPins, writePins, type Pins } from './pinned-markets.ts'
import { PREFERENCE_COOKIES } from './preference-cookies.ts'
import type { PreferencesStore } from './preferences.ts'

/**
 * Pins a market of a sport on this device, or takes the pin out, as the page shows it; what another
 * tab has pinned since stays.
 */
export function togglePinnedMarket(
  store: PreferencesStore,
  sportKey: string,
  marketId: number,
): void {
  const shown = store.getState().pins
  const kept = navigator.cookieEnabled ? readPins(rememberedPins()) : shown
  const isPinned = (pins: Pins) => pins[sportKey]?.includes(marketId) ?? false
  const pins = isPinned(kept) === isPinned(shown) ? togglePin(kept, sportKey, marketId) : kept
  store.setState((state) => ({ ...state, pins }))
  rememberForFirstPaint('pinnedMarkets', writePins(pins) || null)
}

function rememberedPins(): string {
  const name = PREFERENCE_COOKIES.pinnedMarkets
  const cookie = document.cookie.split('; ').find((each) => each.startsWith(`${name}=`))
  // As it is written; anything else is left out by whoever reads it.
  return (cookie ?? '')
    .slice(name.length + 1)
    .replaceAll('%3A', ':')
    .replaceAll('%2C', ',')
}

/** @returns the same pins with a market more, or without it */
export function togglePin(pins: Pins, sportKey: string, marketId: number): Pins {
  const before = pins[sportKey] ?? []
  const ids = before.includes(marketId)
    ? before.filter((id) => id !== marketId)
    : [...before, marketId].slice(-MOST_PINS)
  return { ...pins, [sportKey]: ids }
}
