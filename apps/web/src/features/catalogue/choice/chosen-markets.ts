import { number, pipe, safeInteger } from '@touchline/contract/schema'

import type { KeyValueStorage } from '../../../base/browser-storage.ts'
import { createStore } from '../../../base/store.ts'
import { recordOf, storedJson } from '../../../base/stored.ts'

/** The markets that lists show by choice; lasts for the browser session. */
export const CHOSEN = storedJson('list_markets', null, recordOf(pipe(number(), safeInteger())))

/** Id of the chosen market by sport; a sport without one shows its own. */
export type ChosenMarkets = ReadonlyMap<string, number>

export const chosenMarkets = createStore<ChosenMarkets>(new Map())

/** Called once in the browser, after the first render. */
export function restoreChosen(storage: KeyValueStorage): void {
  const chosen = Object.entries(CHOSEN.read(storage) ?? {})
  if (chosen.length > 0) chosenMarkets.setState(() => new Map(chosen))
}

/** @param id null takes the choice back */
export function chooseMarket(sportKey: string, id: number | null, storage: KeyValueStorage): void {
  chosenMarkets.setState((known) => {
    const next = new Map(known)
    if (id === null) next.delete(sportKey)
    else next.set(sportKey, id)
    return next
  })
  CHOSEN.write(storage, Object.fromEntries(chosenMarkets.getState()))
}
