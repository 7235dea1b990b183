import { beforeEach, describe, expect, test } from 'vitest'
import type { Book } from '../book/book.ts'
import { createBook } from '../book/create-book.ts'
import { providerIs } from '../testing/book-messages.ts'
import { createProviderWatch, SILENT_AFTER_MS } from './provider-watch.ts'
import type { ProviderWatch } from './provider-watch.ts'

describe('the providers of a stream', () => {
  let book: Book
  let watch: ProviderWatch
  let timers: { delayMs: number; action: () => void }[]
  beforeEach(() => {
    book = createBook(() => 0)
    timers = []
    watch = createProviderWatch(
      book,
      () => 0,
      (delayMs, action) => {
        const timer = { delayMs, action }
        timers.push(timer)
        return () => void timers.splice(timers.indexOf(timer), 1)
      },
    )
  })
  const status = () => book.providers().get('simulator')

  test('do not count before the stream is heard', () => {
    book.apply(watch.admit([providerIs('active')]))
    expect(status()).toBe('inactive')
    watch.hear(0)
    expect(status()).toBe('active')
  })

  test('do not count for what was said long ago', () => {
    book.apply(watch.admit([providerIs('active')]))
    watch.hear(SILENT_AFTER_MS)
    expect(status()).toBe('inactive')
  })

  test('fall silent with the stream and come back with it', () => {
    watch.hear(4_000)
    book.apply(watch.admit([providerIs('active')]))
    expect(timers.map(({ delayMs }) => delayMs)).toEqual([SILENT_AFTER_MS - 4_000])
    timers[0]?.action()
    expect(status()).toBe('inactive')
    expect(watch.messages()).toMatchObject([{ status: 'active' }])
    watch.hear(0)
    expect(status()).toBe('active')
  })

  test('stay inactive when they have said so themselves', () => {
    watch.hear(0)
    book.apply(watch.admit([providerIs('active'), providerIs('inactive')]))
    watch.hear(0)
    expect(status()).toBe('inactive')
  })
})
