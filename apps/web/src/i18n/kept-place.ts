import type { KeyValueStorage } from '../base/browser-storage.ts'

const KEY = 'kept_place'

/** I18N-04: notes how far a page is scrolled before it is loaded in another language. */
export function keepPlace(storage: KeyValueStorage, address: string, top: number): void {
  storage.setItem(KEY, JSON.stringify({ address, top }))
}

/** How far a page that was opened for its language had been scrolled; told once, null elsewhere. */
export function takePlace(storage: KeyValueStorage, address: string): number | null {
  const kept = storage.getItem(KEY)
  if (kept === null) return null
  storage.removeItem(KEY)
  try {
    const place = JSON.parse(kept) as { address?: unknown; top?: unknown }
    return place.address === address && typeof place.top === 'number' ? place.top : null
  } catch {
    return null
  }
}
