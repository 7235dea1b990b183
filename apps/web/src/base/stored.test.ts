import { number, object, picklist, string } from '@touchline/contract/schema'
import { describe, expect, test } from 'vitest'

import { memoryStorage } from './browser-storage.ts'
import { listOf, recordOf, storedJson, storedMark, storedText } from './stored.ts'

function holding(key: string, text: string) {
  const storage = memoryStorage()
  storage.setItem(key, text)
  return storage
}

describe('what is kept as JSON', () => {
  const place = storedJson('place', 2, object({ name: string(), top: number() }))

  test('comes back as it was written, with its version in it', () => {
    const storage = memoryStorage()
    expect([place.read(storage), place.isThere(storage)]).toEqual([null, false])
    place.write(storage, { name: 'home', top: 7 })
    expect(storage.getItem('place')).toBe('{"version":2,"name":"home","top":7}')
    expect([place.read(storage), place.isThere(storage)]).toEqual([{ name: 'home', top: 7 }, true])
    place.forget(storage)
    expect(place.isThere(storage)).toBe(false)
  })

  test.each([
    '',
    '{',
    'null',
    '[]',
    '{"version":1,"name":"home","top":7}',
    '{"name":"home","top":7}',
    '{"version":2,"name":"home","top":"7"}',
    '{"version":2,"name":"home"}',
  ])('is nothing where the storage holds %s', (text) => {
    expect(place.read(holding('place', text))).toBeNull()
  })

  test('has no version where its format is older than versions', () => {
    const ids = storedJson('ids', null, listOf(string()))
    const storage = holding('ids', '["a",1,null,"b"]')
    expect(ids.read(storage)).toEqual(['a', 'b'])
    ids.write(storage, ['c'])
    expect(storage.getItem('ids')).toBe('["c"]')
  })

  test('of values by name takes those that fit, and no list', () => {
    const byName = storedJson('byName', null, recordOf(number()))
    expect(byName.read(holding('byName', '{"a":1,"b":"2"}'))).toEqual({ a: 1 })
    expect(byName.read(holding('byName', '[1]'))).toBeNull()
  })
})

test('a text has to fit, a mark to be the word', () => {
  const theme = storedText('theme', picklist(['dark', 'light']))
  expect(theme.read(holding('theme', 'dark'))).toBe('dark')
  expect(theme.read(holding('theme', 'pink'))).toBeNull()
  const off = storedMark('keys', 'off')
  expect(off.isThere(holding('keys', 'on'))).toBe(false)
  const storage = memoryStorage()
  off.set(storage)
  expect([off.isThere(storage), storage.getItem('keys')]).toEqual([true, 'off'])
})
