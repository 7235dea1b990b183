import type { AnyRouter } from '@tanstack/react-router'
import { expect, test } from 'vitest'

import { keepAddresses } from './kept-addresses.ts'

/** A router that counts how often it makes an address. */
function routerFor(prefix: string | undefined) {
  const made: string[] = []
  const buildLocation = ({ to }: { to: string }) => {
    made.push(to)
    return { publicHref: `${prefix ?? ''}${to}` }
  }
  const router = { buildLocation } as unknown as AnyRouter
  keepAddresses(router, prefix)
  const ask = (wanted: object) => router.buildLocation(wanted as never).publicHref
  return { made, ask }
}

test('an address of a route and its parameters is made once for all pages of a language', () => {
  const one = routerFor(undefined)
  const other = routerFor(undefined)
  const german = routerFor('de')
  const wanted = { to: '/kept/$sport', params: { sport: 'soccer' }, className: 'row' }
  const address = one.ask(wanted)
  expect(other.ask({ ...wanted, className: 'more' })).toBe(address)
  expect(german.ask(wanted)).not.toBe(address)
  expect([one.made.length, other.made.length, german.made.length]).toEqual([1, 0, 1])
})

test('other parameters lead elsewhere', () => {
  const { ask, made } = routerFor(undefined)
  ask({ to: '/other/$sport', params: { sport: 'soccer' } })
  ask({ to: '/other/$sport', params: { sport: 'tennis' } })
  ask({ to: '/other/$sport', params: { sport: 'tennis', slug: 'a' } })
  expect(made).toHaveLength(3)
})

test.each([
  { search: { day: '1' } },
  { search: true },
  { hash: 'top' },
  { params: (known: object) => known },
  { params: undefined },
  { to: '.' },
  { from: '/sports' },
])('what depends on the page besides is made each time: %o', (further) => {
  const { ask, made } = routerFor(undefined)
  const wanted = { to: '/further', params: {}, ...further }
  ask(wanted)
  ask(wanted)
  expect(made).toHaveLength(2)
})
