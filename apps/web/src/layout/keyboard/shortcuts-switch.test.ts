import { expect, test } from 'vitest'

import { memoryStorage } from '../../base/browser-storage.ts'
import { createShortcutsSwitch } from './shortcuts-switch.ts'

test('the keyboard map is on until it is turned off, and the device remembers', () => {
  const storage = memoryStorage()
  const first = createShortcutsSwitch(() => storage)
  first.restore()
  expect(first.getState()).toBe(true)
  first.turn(false)
  expect(first.getState()).toBe(false)

  const next = createShortcutsSwitch(() => storage)
  next.restore()
  expect(next.getState()).toBe(false)
  next.turn(true)
  expect(storage.getItem('keyboard_shortcuts')).toBeNull()
})
