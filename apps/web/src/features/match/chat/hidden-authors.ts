import { object, string } from '@touchline/contract/schema'

import type { KeyValueStorage } from '../../../base/browser-storage.ts'
import { listOf, storedJson } from '../../../base/stored.ts'

const HIDDEN = storedJson('chat_hidden', 1, object({ authors: listOf(string()) }))

/** Whose messages this browser session hides, in all rooms. */
export const readHidden = (storage: KeyValueStorage): ReadonlySet<string> =>
  new Set(HIDDEN.read(storage)?.authors)

export function writeHidden(
  storage: KeyValueStorage,
  authors: ReadonlySet<string>,
): ReadonlySet<string> {
  HIDDEN.write(storage, { authors: [...authors] })
  return authors
}
