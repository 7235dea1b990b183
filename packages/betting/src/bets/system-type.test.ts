import { expect, test } from 'vitest'
import { defaultSystemTypes, sortSystemTypes, systemTypesFor } from './system-type.ts'

const names = (types: readonly { id: string }[]) => types.map(({ id }) => id)

test('[SYS-02] ordered by total count, then by win count', () => {
  const shuffled = [
    { id: '3/4', totalCount: 4, winCount: 3 },
    { id: '2/3', totalCount: 3, winCount: 2 },
    { id: '2/4', totalCount: 4, winCount: 2 },
  ]
  expect(names(sortSystemTypes(shuffled))).toEqual(['2/3', '2/4', '3/4'])
  expect(names(shuffled)).toEqual(['3/4', '2/3', '2/4'])
})

test('[SYS-03] only types of the catalogue are offered', () => {
  expect(names(systemTypesFor(4, defaultSystemTypes()))).toEqual(['2/4', '3/4'])
  expect(systemTypesFor(4, [])).toEqual([])
  expect(systemTypesFor(2, defaultSystemTypes())).toEqual([])
})

test('the default catalogue holds every k/n up to a size', () => {
  expect(names(defaultSystemTypes(4))).toEqual(['2/3', '2/4', '3/4'])
  expect(defaultSystemTypes(30)).toHaveLength((28 * 29) / 2)
})
