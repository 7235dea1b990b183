import type { KeyValueStorage } from '../../base/browser-storage.ts'
import { RECENT_KEY } from './recent-key.ts'

const VERSION = 1
const MOST = 6

/** Searches that led somewhere, the last one first. What cannot be read is none. */
export function readRecent(storage: KeyValueStorage): readonly string[] {
  try {
    const kept: unknown = JSON.parse(storage.getItem(RECENT_KEY) ?? 'null')
    if (!isKept(kept)) return []
    return kept.texts.filter((text) => typeof text === 'string').slice(0, MOST)
  } catch {
    return []
  }
}

/** @returns the list with the text at its top */
export function addRecent(storage: KeyValueStorage, text: string): readonly string[] {
  const added = text.trim()
  const before = readRecent(storage)
  if (added === '') return before
  const same = (other: string) => other.toLowerCase() === added.toLowerCase()
  const texts = [added, ...before.filter((other) => !same(other))].slice(0, MOST)
  storage.setItem(RECENT_KEY, JSON.stringify({ version: VERSION, texts }))
  return texts
}

function isKept(value: unknown): value is { texts: readonly unknown[] } {
  if (typeof value !== 'object' || value === null) return false
  return (
    'version' in value &&
    value.version === VERSION &&
    'texts' in value &&
    Array.isArray(value.texts)
  )
}
