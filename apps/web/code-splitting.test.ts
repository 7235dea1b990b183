import { existsSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

import { byName, createCodeSplitting, roomOf, ROOMS } from './code-splitting.ts'
import type { Counts } from './code-splitting.ts'
import { modulesOf } from './written-modules.ts'

const calls = '../../packages/contract/src/calls'
const { groups } = createCodeSplitting('client.tsx')
const group = groups.find(({ name }) => name === 'contract')

const filesOf = (list: string) => {
  const text = readFileSync(new URL(`${calls}/${list}`, import.meta.url), 'utf8')
  return [...text.matchAll(/from '\.\/([\w-]+\.ts)'/g)].map(([, file = '']) => file)
}
const comesFirst = (file: string) =>
  group !== undefined &&
  'test' in group &&
  (group.test?.test(`/touchline/packages/contract/src/calls/${file}`) ?? false)

it('brings the calls of first pages together, and none that the client fetches later', () => {
  const first = filesOf('first-calls.ts')
  const later = filesOf('later-calls.ts').filter((file) => !first.includes(file))
  expect(first.length).toBeGreaterThan(3)
  expect(later.length).toBeGreaterThan(10)
  expect(first.filter((file) => !comesFirst(file))).toEqual([])
  expect(later.filter(comesFirst)).toEqual([])
})

it('names no file that is not there', () => {
  const names = Object.values(byName).flat()
  const isGone = (name: string) => !existsSync(new URL(`src/${name}`, import.meta.url))
  expect(names.filter(isGone)).toEqual([])
})

it.each<[Counts, ReturnType<typeof roomOf>]>([
  [{ sign: 2 }, 'late'],
  [{ sign: 1, opened: 3 }, 'late'],
  [{ sign: 1, bets: 1 }, 'bets'],
  [{ sign: 1, page: 1 }, 'shared'],
  [{ sign: 1, page: 1, unasked: 1 }, 'unasked'],
  [{ unasked: 1 }, 'unasked'],
  [{ soon: 1, unasked: 1 }, null],
  [{ sign: 1, page: 6 }, 'parts'],
  [{ page: 6 }, null],
  [{ soon: 2, sign: 1 }, 'soon'],
  [{ soon: 1, page: 1 }, null],
  [{ match: 1 }, null],
  [{ match: 1, opened: 1 }, 'match'],
  [{ match: 1, sign: 1 }, null],
  [{ list: 2 }, 'lists'],
  [{ list: 1, match: 1, opened: 1 }, 'lists'],
  [{ list: 2, page: 3 }, null],
  [{ list: 2, first: 1 }, null],
])('places what %o need', (counts, room) => {
  expect(roomOf(counts)).toBe(room)
})

it('lends pages what is small, and nothing that brings more with it', () => {
  const both = "import { a } from '/src/small.ts'; import { b } from '/src/leads.ts'"
  const modules = modulesOf({
    '/src/client.tsx':
      "import { r } from '/src/routes/profile.ts'; r(lateComponent(() => import('/src/button.tsx')))",
    '/src/routes/profile.ts':
      "export const r = [import('/src/profile-page.tsx'), import('/src/rules-page.tsx')]",
    '/src/button.tsx': both,
    '/src/profile-page.tsx': both,
    '/src/rules-page.tsx': "import { a } from '/src/small.ts'",
    '/src/small.ts': 'export const a = 1',
    '/src/leads.ts': "import { c } from '/src/large.ts'; export const b = c",
    '/src/large.ts': `export const c = '${'c'.repeat(9_000)}'`,
  })
  const ofRooms = createCodeSplitting('/src/client.tsx').groups.slice(-ROOMS.length)
  const roomFor = (id: string) =>
    ofRooms
      .map(({ name }) => (typeof name === 'function' ? name(id, modules) : name))
      .find((name) => name !== null)
  expect(roomFor('/src/button.tsx')).toBe('late')
  expect(roomFor('/src/small.ts')).toBe('shared')
  expect(roomFor('/src/large.ts')).toBeUndefined()
  expect(roomFor('/src/leads.ts')).toBeUndefined()
})

it('has no room that needs one after it, nor itself by way of a file of its own', () => {
  const all = allCounts()
  const rankOf = (counts: readonly number[]) => {
    const [first, list, match, page, bets, soon, unasked, sign, opened] = counts
    const room = roomOf({ first, list, match, page, bets, soon, unasked, sign, opened } as Counts)
    return room === null ? null : ROOMS.indexOf(room)
  }
  const ranks = all.map(rankOf)
  // What a module needs is needed by everything that needs the module.
  const above = all.map((counts) =>
    all.flatMap((other, at) => (counts.every((n, i) => n <= (other[i] ?? 0)) ? [at] : [])),
  )
  const roomsAbove = above.map((places) => new Set(places.map((at) => ranks[at] ?? null)))
  for (const [at, rank] of ranks.entries()) {
    if (rank === null) continue
    for (const other of above[at] ?? []) {
      const its = ranks[other] ?? null
      if (its === rank) continue
      if (its !== null) expect(its).toBeLessThan(rank)
      expect(roomsAbove[other]?.has(rank)).toBe(false)
    }
  }
})

/** Times in the order of `rankOf`, with the numbers that make a difference. */
function allCounts(): number[][] {
  const values = [
    [0, 1],
    [0, 1, 2],
    [0, 1],
    [0, 2, 3, 6],
    [0, 1],
    [0, 1],
    [0, 1],
    [0, 1],
    [0, 1],
  ]
  return values.reduce<number[][]>(
    (made, choices) => made.flatMap((counts) => choices.map((n) => [...counts, n])),
    [[]],
  )
}
