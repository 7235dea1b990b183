import { expect, test } from 'vitest'
import { plainTexts } from './plain-texts.ts'

test.each([
  ['Nul \0 byte', 'Nul   byte'],
  ['Two\r\nlines\u2028of it', 'Two lines of it'],
  ['\u202EFC Backwards\u202C', 'FC Backwards'],
  ['Half \uD83D of a pair', 'Half \uFFFD of a pair'],
  [' München ⚽ – مباراة ', 'München ⚽ – مباراة'],
])('what somebody else calls something is one line of whole characters: %j', (said, text) => {
  expect(plainTexts(said)).toBe(text)
})

test('wherever it stands, and all else is as it was', () => {
  const said = { id: 7n, home: { name: 'A\0', tags: ['b\n', null, 1] }, at: undefined, on: true }
  const home = { name: 'A', tags: ['b', null, 1] }
  expect(plainTexts(said)).toEqual({ id: 7n, home, at: undefined, on: true })
})
