import { number, object, string } from '@touchline/contract/schema'

import type { KeyValueStorage } from '../base/browser-storage.ts'
import { storedJson } from '../base/stored.ts'

const PLACE = storedJson('kept_place', null, object({ address: string(), top: number() }))

/** I18N-04: notes how far a page is scrolled before it is loaded in another language. */
export function keepPlace(storage: KeyValueStorage, address: string, top: number): void {
  PLACE.write(storage, { address, top })
}

/** How far a page that was opened for its language had been scrolled; told once, null elsewhere. */
export function takePlace(storage: KeyValueStorage, address: string): number | null {
  const place = PLACE.read(storage)
  PLACE.forget(storage)
  return place?.address === address ? place.top : null
}
