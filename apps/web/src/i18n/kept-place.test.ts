import { expect, test } from 'vitest'

import { memoryStorage } from '../base/browser-storage.ts'
import { keepPlace, takePlace } from './kept-place.ts'

test('[I18N-04] a page in another language goes on where it was, once', () => {
  const storage = memoryStorage()
  keepPlace(storage, '/de/sports', 640)
  expect(takePlace(storage, '/de/sports')).toBe(640)
  expect(takePlace(storage, '/de/sports')).toBeNull()
})

test('[I18N-04] another page begins at its top', () => {
  const storage = memoryStorage()
  keepPlace(storage, '/de/sports', 640)
  expect(takePlace(storage, '/de/sports/live')).toBeNull()
  storage.setItem('kept_place', 'nonsense')
  expect(takePlace(storage, '/de/sports')).toBeNull()
})
