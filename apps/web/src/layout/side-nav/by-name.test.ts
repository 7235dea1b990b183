import { expect, test } from 'vitest'

import { byName, byPlay } from './by-name.ts'

test('orders sports and countries as the language of the page does', () => {
  const names = (locale: string, ...words: string[]) =>
    byName(
      words.map((name) => ({ name })),
      locale,
    ).map(({ name }) => name)
  expect(names('de', 'Tennis', 'Österreich', 'Portugal', 'Norwegen')).toEqual([
    'Norwegen',
    'Österreich',
    'Portugal',
    'Tennis',
  ])
  expect(names('en', 'Liga 10', 'Liga 2')).toEqual(['Liga 2', 'Liga 10'])
})

test('what is in play stands first as the house ranks it, the rest from A to Z', () => {
  const sport = (name: string, liveCount: number, priority: number) => ({
    name,
    liveCount,
    priority,
  })
  const sports = [sport('Rugby', 0, 1), sport('Darts', 4, 9), sport('Football', 2, 1)]
  const ordered = byPlay([...sports, sport('Baseball', 0, 30)], 'en')
  expect(ordered.map(({ name }) => name)).toEqual(['Football', 'Darts', 'Baseball', 'Rugby'])
})
