import { expect, test } from 'vitest'
import { fixture, prices, total } from '../testing/book-messages.ts'
import type { Book, BookChange, MatchDump } from './book.ts'
import { createBook } from './create-book.ts'

const dumps = (book: Book): MatchDump[] => book.matches().flatMap(({ id }) => book.dump(id) ?? [])

/** As it comes out of a text store. */
const copied = (book: Book): MatchDump[] => JSON.parse(JSON.stringify(dumps(book))) as MatchDump[]

const sample = (): Book => {
  const book = createBook(() => 0)
  book.apply([fixture('1', 1), prices('1', 3, total('2.5', 1900), total('3.5', 2900))])
  book.apply([prices('1', 4, total('2.5', 1950))])
  return book
}

test('a restored book is the same and goes on with the same numbers', () => {
  const [first, second] = [sample(), createBook(() => 0)]
  second.restore(copied(first))
  expect(dumps(second)).toEqual(dumps(first))
  for (const book of [first, second]) book.apply([prices('1', 5, total('2.5', 2000))])
  expect(dumps(second)).toEqual(dumps(first))
})

test('restored prices are stale until the feed vouches for them', () => {
  const book = createBook(() => 1_000_000)
  book.restore(copied(sample()))
  expect(book.isStale('1')).toBe(true)
  book.apply([{ kind: 'alive', provider: 'simulator', at: 0, matchIds: ['1'] }], 995_000)
  expect(book.isStale('1')).toBe(false)
  book.apply([{ kind: 'alive', provider: 'simulator', at: 0, matchIds: ['1'] }], 985_000)
  expect(book.isStale('1')).toBe(true)
})

test('tells what a restoration changes, and nothing else', () => {
  const [book, later] = [sample(), sample()]
  book.apply([fixture('2')])
  later.apply([prices('1', 5, total('2.5', 2000), total('3.5', 2900, 0))])
  later.apply([fixture('3')])
  const changes: BookChange[] = []
  book.subscribe((change) => changes.push(change))
  book.restore(copied(later))
  expect(changes).toMatchObject([
    { kind: 'removed', matchId: '2' },
    {
      kind: 'markets',
      markets: [
        { specifier: 'total=2.5', outcomes: [{ odds: 2000 }, { odds: 2000 }] },
        { specifier: 'total=3.5', status: 0 },
      ],
    },
    { kind: 'match', match: { id: '3' } },
  ])
  changes.length = 0
  book.restore(copied(later))
  expect(changes).toEqual([])
})
