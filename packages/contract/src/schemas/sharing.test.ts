import { expect, test } from 'vitest'

import { readShareCode } from './sharing.ts'

const LINK = 'https://bets.example/sports?betcode=ABCD2345'

test.each([
  [' abcd2345 ', 'ABCD2345'],
  ['\u2066ABCD2345\u2069', 'ABCD2345'],
  ['ＡＢＣＤ2345', 'ABCD2345'],
  ['ABCD٢٣٤٥', 'ABCD2345'],
  ['ABCD2345.', 'ABCD2345'],
  ['“abcd2345”,', 'ABCD2345'],
  ['ABCD\u00ad2345\n', 'ABCD2345'],
  ['ABCDE', null],
  ['ABCDEFGHIJK', null],
  ['my bet ABCD2345', null],
  ['', null],
])('[GAP-19] the code that %j is', (text, code) => {
  expect(readShareCode(text)).toBe(code)
})

test.each([
  LINK,
  LINK.toLowerCase(),
  LINK.replace('/sports', '/de/sports'),
  LINK.replace('https://', ''),
  '/sports?betcode=ABCD2345',
  `${LINK.replace('?', '?odds=1&')}&utm_source=chat#top`,
  `Look at this:\n${LINK}.`,
  `(${LINK})`,
  `<${LINK}> what do you think?`,
  `${LINK}、お願いします`,
  `\u200e${LINK}\u200f`,
  `https://away.example/?u=${encodeURIComponent(LINK)}&h=1`,
])('[GAP-19] the code of the link in %j', (text) => {
  expect(readShareCode(text)).toBe('ABCD2345')
})

test.each([
  'https://bets.example/sports?betcode=',
  'https://bets.example/sports?betcode=ABC',
  'https://bets.example/sports?betcode=ABCDEFGHIJK',
  'https://bets.example/sports?nobetcode=ABCD2345',
  'https://bets.example/sports/live',
])('[GAP-19] [SHARE-09] no code is in %j', (text) => {
  expect(readShareCode(text)).toBeNull()
})

test('[GAP-19] a text without a code is looked through once, however long it is', () => {
  expect(readShareCode(`A${'!'.repeat(1_000_000)}A`)).toBeNull()
})
