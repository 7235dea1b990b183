import { string } from '@touchline/contract/schema'

import type { KeyValueStorage } from '../../../base/browser-storage.ts'
import { createStore } from '../../../base/store.ts'
import { listOf, storedJson } from '../../../base/stored.ts'

/** The leagues that are folded away; lasts for the browser session. */
export const COLLAPSED = storedJson('collapsed_leagues', null, listOf(string()))

export type CollapsedLeagues = ReadonlySet<string>

export const collapsedLeagues = createStore<CollapsedLeagues>(new Set())

/** Called once in the browser, after the first render. */
export function restoreCollapsed(storage: KeyValueStorage): void {
  const ids = COLLAPSED.read(storage) ?? []
  if (ids.length > 0) collapsedLeagues.setState(() => new Set(ids))
}

export function toggleCollapsed(id: string, storage: KeyValueStorage): void {
  collapsedLeagues.setState((known) => {
    const next = new Set(known)
    if (!next.delete(id)) next.add(id)
    return next
  })
  COLLAPSED.write(storage, [...collapsedLeagues.getState()])
}
