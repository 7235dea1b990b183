import { expect, test } from 'vitest'

import { createNameIndex } from './name-index.ts'

const entries = [
  { name: 'Premier League', also: 'England' },
  { name: 'Manchester United', also: 'MUN Premier League England' },
  { name: 'Manchester City', also: 'MCI Premier League England' },
  { name: 'FC Bayern München', also: 'FCB Bundesliga' },
  { name: 'Borussia Mönchengladbach', also: 'BMG Bundesliga' },
  { name: 'Bayer Leverkusen', also: 'B04 Bundesliga' },
  { name: 'Real Madrid', also: 'La Liga' },
  { name: 'Atlético Madrid', also: 'La Liga' },
]
const index = createNameIndex(entries)
const found = (query: string, among?: 'names' | 'everything') =>
  index.search(query, among).map(({ position }) => entries[position]?.name)

test('[SRCH-01] the first letter finds, names that begin with it first', () => {
  expect(found('m')).toEqual([
    'Manchester United',
    'Manchester City',
    'FC Bayern München',
    'Borussia Mönchengladbach',
    'Real Madrid',
    'Atlético Madrid',
  ])
})

test('every word counts, in any order, a whole one more than a beginning', () => {
  expect(found('city manch')).toEqual(['Manchester City'])
  expect(found('bayer')).toEqual(['Bayer Leverkusen', 'FC Bayern München'])
  expect(found('manchester madrid')).toEqual([])
})

test('a longer word counts inside another one where none begins with it', () => {
  expect(found('gladbach')).toEqual(['Borussia Mönchengladbach'])
  expect(found('chester')).toEqual(['Manchester United', 'Manchester City'])
  expect(found('che')).toEqual([])
})

test('accents and digraphs make no difference', () => {
  expect(found('munchen')).toEqual(['FC Bayern München'])
  expect(found('MÜNCHEN')).toEqual(['FC Bayern München'])
  expect(found('muenchen')).toEqual(['FC Bayern München'])
  expect(found('atletico')).toEqual(['Atlético Madrid'])
})

test.each([
  ['manchetser', ['Manchester United', 'Manchester City']],
  ['mnachst unitde', ['Manchester United']],
  ['gladbahc', []],
  ['mnchngladbach', ['Borussia Mönchengladbach']],
  ['borrusia monchengladbahc', ['Borussia Mönchengladbach']],
  ['bayren', ['FC Bayern München']],
  ['raal madrid', ['Real Madrid']],
  ['erla', []],
])('slips of the finger: %s', (query, expected) => {
  expect(found(query)).toEqual(expected)
})

test('what else an entry is found by ranks below its name, and can be left out', () => {
  expect(found('premier').slice(0, 2)).toEqual(['Premier League', 'Manchester United'])
  expect(found('premier', 'names')).toEqual(['Premier League'])
  expect(found('fcb')).toEqual(['FC Bayern München'])
})

test('[SRCH-02] a query without a letter finds nothing', () => {
  expect(found('')).toEqual([])
  expect(found(' – ')).toEqual([])
})

test('[P12] of equally good matches the soonest comes first, whichever side is meant', () => {
  const matches = [
    { name: ['Real Madrid', 'Sevilla'], at: 5 },
    { name: ['Osasuna', 'Real Madrid'], at: 1 },
    { name: ['Getafe', 'Realejo'], at: 0 },
    { name: ['Atlético Madrid', 'Girona'], at: 2 },
  ]
  const search = (query: string) =>
    createNameIndex(matches)
      .search(query)
      .map(({ position }) => position)
  expect(search('real')).toEqual([1, 0, 2])
  expect(search('rea')).toEqual([2, 1, 0])
  expect(search('madrid')).toEqual([1, 3, 0])
})
