import { createStore } from '../../../base/store.ts'

/** Storage key of the leagues that are folded away; lasts for the browser session. */
const STORAGE_KEY = 'collapsed_leagues'

export type CollapsedLeagues = ReadonlySet<string>

const EMPTY: CollapsedLeagues = new Set()

export const collapsedLeagues = createStore<CollapsedLeagues>(EMPTY)

/** Reads what an earlier page of this session left; anything else than a list of ids is nothing. */
export function parseCollapsed(text: string | null): CollapsedLeagues {
  if (text === null) return EMPTY
  try {
    const value: unknown = JSON.parse(text)
    if (!Array.isArray(value)) return EMPTY
    return new Set(value.filter((id) => typeof id === 'string'))
  } catch {
    return EMPTY
  }
}

/** Called once in the browser, after the first render. */
export function restoreCollapsed(storage: Pick<Storage, 'getItem'>): void {
  const stored = parseCollapsed(storage.getItem(STORAGE_KEY))
  if (stored.size > 0) collapsedLeagues.setState(() => stored)
}

export function toggleCollapsed(id: string, storage: Pick<Storage, 'setItem'>): void {
  collapsedLeagues.setState((known) => {
    const next = new Set(known)
    if (!next.delete(id)) next.add(id)
    return next
  })
  storage.setItem(STORAGE_KEY, JSON.stringify([...collapsedLeagues.getState()]))
}
