import { expect, it } from 'vitest'
import { createTestFeed } from '../modules/testing/test-feed.ts'
import { oddsChange, result, settlement, state, WON, world } from '../modules/testing/world.ts'
import { createBook } from './book/create-book.ts'
import type { BookChange } from './book/book.ts'
import { onlyNamedProviders } from './named-providers.ts'

const NOW = 1_000_000

async function start(named: Parameters<typeof onlyNamedProviders>[1]) {
  const book = createBook(() => NOW)
  const feed = createTestFeed(world(NOW))
  const told: BookChange['kind'][] = []
  await onlyNamedProviders(feed, named).start((messages) => book.apply(messages))
  book.subscribe(({ kind }) => told.push(kind))
  return { book, feed, told }
}

it('leaves a feed alone for whose sports nobody is named', async () => {
  const { book } = await start({ cybersport: ['fixtures'] })
  expect(book.counters().total).toBe(5)
  expect(book.priceOf('1', 1, '', '1')).toMatchObject({ odds: 2000, active: true })
})

it('[SET-06] offers no match of a provider that is not named, and still hears its results', async () => {
  const { book, feed, told } = await start({ sport: ['fixtures'] })
  expect(book.counters().total).toBe(0)
  expect(book.match('2')?.status).toBe(5)
  feed.send(state('2', NOW, 1), oddsChange('1', NOW, result([2000, 3000, 4000])))
  expect(told).toEqual([])
  expect(book.priceOf('1', 1, '', '1')).toBeUndefined()
  feed.send(settlement('2', NOW, [{ id: '1', ...WON }]))
  expect(told).toEqual(['settlement'])
})
