import { expect, test } from 'vitest'

import { PAIR_WITHIN_MS, readKey, type PendingKey, type PressedKey } from './key-map.ts'

const plain = { ctrlKey: false, metaKey: false, altKey: false, inTextField: false }

function press(keys: readonly (string | Partial<PressedKey>)[], msBetween = 100) {
  let pending: PendingKey = null
  let now = 0
  return keys.map((key) => {
    now += msBetween
    const pressed = typeof key === 'string' ? { ...plain, key } : { ...plain, key: '', ...key }
    const step = readKey(pending, pressed, now)
    pending = step.pending
    return step.shortcut
  })
}

test('g and then h, l, m or b lead to pages', () => {
  expect(press(['g', 'h'])).toEqual([null, 'home'])
  expect(press(['g', 'l'])).toEqual([null, 'live'])
  expect(press(['g', 'm'])).toEqual([null, 'board'])
  expect(press(['g', 'b'])).toEqual([null, 'myBets'])
})

test('a pair is forgotten after a while, and by another key', () => {
  expect(press(['g', 'h'], PAIR_WITHIN_MS + 1)).toEqual([null, null])
  expect(press(['g', 'x', 'h'])).toEqual([null, null, null])
  expect(press(['g', 'g', 'h'])).toEqual([null, null, 'home'])
})

test('/, o, s, q, a and ? stand alone', () => {
  expect(press(['/'])).toEqual(['search'])
  expect(press([{ key: '/', inTextField: true }])).toEqual([null])
  expect(press(['o', 's', 'a', '?'])).toEqual(['odds', 'stake', 'accept', 'help'])
  expect(press(['q'])).toEqual(['quickBet'])
  expect(press([{ key: 'Shift' }, '?'])).toEqual([null, 'help'])
  expect(press(['h', 'l', 'b', 'toString'])).toEqual([null, null, null, null])
})

test('a letter in a text field is a letter', () => {
  expect(press([{ key: 's', inTextField: true }])).toEqual([null])
  expect(press(['g', { key: 'h', inTextField: true }, 'h'])).toEqual([null, null, null])
})

test('the browser keeps its own combinations', () => {
  expect(press([{ key: 's', ctrlKey: true }])).toEqual([null])
  expect(press([{ key: 'a', metaKey: true }])).toEqual([null])
  expect(press([{ key: 'h', altKey: true }])).toEqual([null])
})

test('Ctrl+Enter places, from the stake field too', () => {
  expect(press([{ key: 'Enter', ctrlKey: true }])).toEqual(['place'])
  expect(press([{ key: 'Enter', metaKey: true, inTextField: true }])).toEqual(['place'])
  expect(press(['Enter'])).toEqual([null])
})
