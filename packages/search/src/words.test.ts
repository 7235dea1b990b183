import { expect, test } from 'vitest'

import { wordsOf } from './words.ts'

const plain = (text: string) => wordsOf(text).map(({ word }) => word)

test.each([
  ['1. FC Köln', ['1', 'fc', 'koln']],
  ['Großaspach', ['grossaspach']],
  ['Bodø/Glimt', ['bodo', 'glimt']],
  ['Śląsk Wrocław', ['slask', 'wroclaw']],
  ["Côte d'Ivoire", ['cote', 'd', 'ivoire']],
  ['İstanbul Başakşehir', ['istanbul', 'basaksehir']],
  ['الأهلي', ['الاهلی']],
  ['מכבי תל אביב', ['מכבי', 'תל', 'אביב']],
  ['Спартак Йошкар', ['спартак', 'иошкар']],
  [' –·! ', []],
])('%s is compared as %j', (text, expected) => {
  expect(plain(text)).toEqual(expected)
})

test('letters know where they are in the text, also those that became two', () => {
  const [word] = wordsOf(' Süß')
  expect(word).toEqual({ word: 'suss', start: 1, ends: [2, 3, 4, 4] })
})

test('a mark of its own belongs to the letter before it', () => {
  const [word] = wordsOf('Ko\u0308ln')
  expect(word).toEqual({ word: 'koln', start: 0, ends: [1, 3, 4, 5] })
})
