import { expect, test } from 'vitest'

import { markFound } from './mark-found.ts'

const shown = (text: string, query: string) =>
  markFound(text, query)
    .map(({ text: part, isFound }) => (isFound ? `[${part}]` : part))
    .join('')

test.each([
  ['Manchester United', 'man u', '[Man]chester [U]nited'],
  ['FC Bayern München', 'munch', 'FC Bayern [Münch]en'],
  ['VfL Großaspach', 'gross', 'VfL [Groß]aspach'],
  ['Borussia Mönchengladbach', 'borrusia', '[Borussia] Mönchengladbach'],
  ['Borussia Mönchengladbach', 'gladbach', 'Borussia Mönchen[gladbach]'],
  ['Real Madrid', 'm', 'Real [M]adrid'],
  ['Real Madrid', 'arsenal', 'Real Madrid'],
  ['Real Madrid', '', 'Real Madrid'],
  ['Madrid Mad', 'mad madrid', '[Madrid] [Mad]'],
])('in %s, %j finds %s', (text, query, expected) => {
  expect(shown(text, query)).toBe(expected)
})
