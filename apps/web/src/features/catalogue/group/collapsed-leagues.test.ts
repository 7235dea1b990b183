import { beforeEach, describe, expect, it } from 'vitest'

import { memoryStorage } from '../../../base/browser-storage.ts'
import {
  COLLAPSED,
  collapsedLeagues,
  restoreCollapsed,
  toggleCollapsed,
} from './collapsed-leagues.ts'

describe('collapsed leagues', () => {
  beforeEach(() => collapsedLeagues.setState(() => new Set()))

  it('[BROWSE-03] are remembered for the session', () => {
    const storage = memoryStorage()
    toggleCollapsed('17', storage)
    toggleCollapsed('8', storage)
    toggleCollapsed('17', storage)
    collapsedLeagues.setState(() => new Set())
    restoreCollapsed(storage)
    expect([...collapsedLeagues.getState()]).toEqual(['8'])
  })

  it.each([
    [null, []],
    ['{', []],
    ['{"a":1}', []],
    ['["1",2,null]', ['1']],
  ])('survive whatever stands in the storage: %s', (text, ids) => {
    const storage = memoryStorage()
    if (text !== null) storage.setItem(COLLAPSED.key, text)
    restoreCollapsed(storage)
    expect([...collapsedLeagues.getState()]).toEqual(ids)
  })
})
