import { beforeEach, describe, expect, test } from 'vitest'
import { fixture, prices, total } from '../testing/book-messages.ts'
import type { Book, BookChange } from './book.ts'
import { createBook } from './create-book.ts'

describe('a feed that begins anew', () => {
  let book: Book
  let changes: BookChange[]
  beforeEach(() => {
    book = createBook(() => 0)
    book.apply([fixture('1', 1), prices('1', 100, total('2.5', 1900), total('3.5', 2900))])
    book.apply([fixture('2')])
    changes = []
    book.subscribe((change) => changes.push(change))
  })

  const statuses = () => book.markets('1').map(({ specifier, status }) => [specifier, status])

  test('suspends every price until it speaks of the match', () => {
    book.beginTerm()
    expect(statuses()).toEqual([
      ['total=2.5', -1],
      ['total=3.5', -1],
    ])
    expect(changes).toMatchObject([{ kind: 'markets', suspension: true }])
  })

  test('[R7] leaves the prices of matches to come until it speaks of them', () => {
    book.apply([fixture('3'), prices('3', 100, total('2.5', 1900), total('3.5', 2900))])
    changes = []
    book.beginTerm()
    const openIn = (id: string) => book.markets(id).map(({ status }) => status)
    expect(openIn('3')).toEqual([1, 1])
    book.apply([fixture('3')])
    book.completeTerm()
    expect(openIn('3')).toEqual([1, 1])
    book.apply([prices('3', 5, total('2.5', 1950))])
    expect(openIn('3')).toEqual([1])
    expect(book.priceOf('3', 18, 'total=2.5', '12')?.odds).toBe(1950)
  })

  test('opens what it offers, whatever number it begins with, and drops the rest', () => {
    book.beginTerm()
    book.apply([fixture('1'), prices('1', 5, total('2.5', 1950))])
    expect(statuses()).toEqual([['total=2.5', 1]])
    expect(changes.at(-1)).toMatchObject({
      markets: [
        { specifier: 'total=2.5', status: 1 },
        { specifier: 'total=3.5', status: 0 },
      ],
    })
  })

  test('takes only its first prices for complete', () => {
    book.beginTerm()
    book.apply([prices('1', 5, total('2.5', 1950), total('3.5', 2900))])
    book.apply([prices('1', 6, total('2.5', 1960))])
    expect(statuses()).toEqual([
      ['total=2.5', 1],
      ['total=3.5', 1],
    ])
  })

  test('removes the open matches that it never announced', () => {
    book.beginTerm()
    book.apply([fixture('1')])
    book.completeTerm()
    expect(book.matches().map(({ id }) => id)).toEqual(['1'])
    expect(changes.at(-1)).toEqual({ kind: 'removed', matchId: '2' })
  })

  test('leaves alone the matches that it does not concern', () => {
    book.beginTerm((id) => id !== '1')
    book.completeTerm((id) => id !== '2')
    expect(statuses()).toEqual([
      ['total=2.5', 1],
      ['total=3.5', 1],
    ])
    expect(book.match('2')).toBeDefined()
  })
})

test('[R7] a match whose kick-off passes without a word of it is stale', () => {
  const kickOff = 1_000_000
  let time = 0
  const book = createBook(() => time)
  book.apply([fixture('1'), prices('1', 1, total('2.5', 1900))])
  time = kickOff - 1
  expect(book.isStale('1')).toBe(false)
  time = kickOff
  expect(book.isStale('1')).toBe(true)
  book.apply([prices('1', 2, total('2.5', 1950))])
  expect(book.isStale('1')).toBe(false)
})
