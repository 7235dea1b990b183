import { object, string } from '@touchline/contract/schema'

import type { KeyValueStorage } from '../../base/browser-storage.ts'
import { listOf, storedJson } from '../../base/stored.ts'

/** Searches that led somewhere. */
export const RECENT = storedJson('recent_searches', 1, object({ texts: listOf(string()) }))

const MOST = 6

/** The last one first. What cannot be read is none. */
export function readRecent(storage: KeyValueStorage): readonly string[] {
  return (RECENT.read(storage)?.texts ?? []).slice(0, MOST)
}

/** @returns the list with the text at its top */
export function addRecent(storage: KeyValueStorage, text: string): readonly string[] {
  const added = text.trim()
  const before = readRecent(storage)
  if (added === '') return before
  const same = (other: string) => other.toLowerCase() === added.toLowerCase()
  const texts = [added, ...before.filter((other) => !same(other))].slice(0, MOST)
  RECENT.write(storage, { texts })
  return texts
}
