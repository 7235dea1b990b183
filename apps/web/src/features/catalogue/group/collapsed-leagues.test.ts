import { describe, expect, it } from 'vitest'

import {
  collapsedLeagues,
  parseCollapsed,
  restoreCollapsed,
  toggleCollapsed,
} from './collapsed-leagues.ts'

function memory() {
  const items = new Map<string, string>()
  return {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
  }
}

describe('collapsed leagues', () => {
  it('[BROWSE-03] are remembered for the session', () => {
    const storage = memory()
    toggleCollapsed('17', storage)
    toggleCollapsed('8', storage)
    toggleCollapsed('17', storage)
    collapsedLeagues.setState(() => new Set())
    restoreCollapsed(storage)
    expect([...collapsedLeagues.getState()]).toEqual(['8'])
  })

  it('survive whatever stands in the storage', () => {
    expect(parseCollapsed(null).size).toBe(0)
    expect(parseCollapsed('{').size).toBe(0)
    expect(parseCollapsed('{"a":1}').size).toBe(0)
    expect([...parseCollapsed('["1",2,null]')]).toEqual(['1'])
  })
})
