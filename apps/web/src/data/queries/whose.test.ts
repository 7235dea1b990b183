import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { calls } from '@touchline/contract'
import { expect, test } from 'vitest'

import { forgetPlayer } from './whose.ts'

const SRC = join(import.meta.dirname, '../..')

test('[FAIR-33] nothing of a player stays, whoever still shows it', () => {
  const client = new QueryClient()
  client.setQueryData(['sports', 'en', {}], 'sports')
  client.setQueryData(['player', 'payments', 'list'], 'theirs')
  client.setQueryData(['player-once', 'share-code'], 'theirs')
  client.setQueryData(['matches', 'en', { favourite: true }], 'theirs')
  client.setQueryData(['counters', { favourite: true }], 'theirs')
  const shown = new QueryObserver(client, {
    queryKey: ['player', 'payments', 'list'],
    enabled: false,
  })
  const stop = shown.subscribe(() => undefined)
  forgetPlayer(client)
  expect(shown.getCurrentResult().data).toBeUndefined()
  expect(
    client
      .getQueryCache()
      .getAll()
      .map(({ queryKey }) => queryKey),
  ).toEqual([['sports', 'en', {}]])
  stop()
})

test('[FAIR-33] what only a player is answered is read under the key of a player', () => {
  const found = globSync('**/*.{ts,tsx}', { cwd: SRC, exclude: ['**/*.test.*', 'testing/**'] })
    .flatMap((path) => queriesOf(join(SRC, path)).map((query) => ({ path, ...query })))
    .filter(({ asked }) => asked.some(isForPlayers))
  expect(found.length).toBeGreaterThan(15)
  expect(found.filter(({ whose }) => !/^player(-once)?$/.test(whose))).toEqual([])
})

function isForPlayers(name: string): boolean {
  const call = Object.values(calls).find((each) => each.name === name)
  return call !== undefined && 'access' in call
}

/** Whose each query of a file is by its key, and what it asks for. */
function queriesOf(path: string) {
  const text = readFileSync(path, 'utf8')
  return [...text.matchAll(/queryKey: /g)].map(({ index }) => {
    const options = untilClosed(text.slice(index))
    const asked = [...options.matchAll(/\bapi\(\s*'(\w+)'/g)].map(([, name = '']) => name)
    return { whose: firstOf(path, options.slice('queryKey: '.length)), asked }
  })
}

/** The rest of the object that a text begins in. */
function untilClosed(text: string): string {
  let depth = 0
  for (const [index, sign] of text.split('').entries()) {
    if ('{[('.includes(sign)) depth += 1
    if ('}])'.includes(sign)) depth -= 1
    if (depth < 0) return text.slice(0, index)
  }
  return text
}

/** The first part of a key: written down, spread from a constant, or made by a function, here or where it is imported from. */
function firstOf(path: string, key: string): string {
  const [, word, name] = /^\[?(?:'([\w-]+)'|(?:\.\.\.)?(\w+))/.exec(key) ?? []
  if (word !== undefined || name === undefined) return word ?? ''
  const text = readFileSync(path, 'utf8')
  const [, made] =
    new RegExp(`\\b${name}\\b[^\\n]*(?:= |\\{\\s*return )(?=\\[)(.*)`).exec(text) ?? []
  if (made !== undefined) return firstOf(path, made)
  const [, from] =
    new RegExp(`import \\{[^}]*\\b${name}\\b[^}]*\\} from '(\\.[^']+)'`).exec(text) ?? []
  return from === undefined ? '' : firstOf(join(dirname(path), from), name)
}
