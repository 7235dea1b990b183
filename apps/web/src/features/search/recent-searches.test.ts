import { expect, test } from 'vitest'

import { memoryStorage } from '../../base/browser-storage.ts'
import { addRecent, readRecent, RECENT } from './recent-searches.ts'

test('[SRCH-01] what was searched is there again, the last first, each once, six at most', () => {
  const storage = memoryStorage()
  for (const text of ['a', 'b', 'c', 'd', 'e', 'f', ' A ', ' ']) addRecent(storage, text)
  expect(readRecent(storage)).toEqual(['A', 'f', 'e', 'd', 'c', 'b'])
  addRecent(storage, 'g')
  expect(readRecent(storage)).toEqual(['g', 'A', 'f', 'e', 'd', 'c'])
})

test.each(['', '{', 'null', '[]', '{"version":2,"texts":["a"]}', '{"version":1,"texts":"a"}'])(
  'what cannot be read is no search: %s',
  (kept) => {
    const storage = memoryStorage()
    storage.setItem(RECENT.key, kept)
    expect(readRecent(storage)).toEqual([])
  },
)
