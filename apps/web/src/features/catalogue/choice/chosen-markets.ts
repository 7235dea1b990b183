import { createStore } from '../../../base/store.ts'

/** Storage key of the markets that lists show by choice; lasts for the browser session. */
const STORAGE_KEY = 'list_markets'

/** Id of the chosen market by sport; a sport without one shows its own. */
export type ChosenMarkets = ReadonlyMap<string, number>

const EMPTY: ChosenMarkets = new Map()

export const chosenMarkets = createStore<ChosenMarkets>(EMPTY)

/** Reads what an earlier page of this session left; anything else than ids by sport is nothing. */
export function parseChosen(text: string | null): ChosenMarkets {
  if (text === null) return EMPTY
  try {
    const value: unknown = JSON.parse(text)
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return EMPTY
    const entries = Object.entries(value as Record<string, unknown>)
    return new Map(
      entries.flatMap(([sport, id]) => (Number.isSafeInteger(id) ? [[sport, id as number]] : [])),
    )
  } catch {
    return EMPTY
  }
}

/** Called once in the browser, after the first render. */
export function restoreChosen(storage: Pick<Storage, 'getItem'>): void {
  const stored = parseChosen(storage.getItem(STORAGE_KEY))
  if (stored.size > 0) chosenMarkets.setState(() => stored)
}

/** @param id null takes the choice back */
export function chooseMarket(
  sportKey: string,
  id: number | null,
  storage: Pick<Storage, 'setItem'>,
): void {
  chosenMarkets.setState((known) => {
    const next = new Map(known)
    if (id === null) next.delete(sportKey)
    else next.set(sportKey, id)
    return next
  })
  storage.setItem(STORAGE_KEY, JSON.stringify(Object.fromEntries(chosenMarkets.getState())))
}

/**
 * What a list has to be read with.
 * @param sportKeys those of the list; absent: all sports
 */
export function chosenFilter(
  chosen: ChosenMarkets,
  sportKeys?: readonly string[],
): { marketId?: number[] } {
  const own = [...chosen].filter(([sport]) => sportKeys?.includes(sport) ?? true)
  const ids = [...new Set(own.map(([, id]) => id))].toSorted((a, b) => a - b)
  return ids.length === 0 ? {} : { marketId: ids }
}
