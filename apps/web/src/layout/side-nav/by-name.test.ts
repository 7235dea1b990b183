import { expect, test } from 'vitest'

import { byName } from './by-name.ts'

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
