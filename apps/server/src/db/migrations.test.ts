import { expect, test } from 'vitest'
import { readMigrations } from './read-migrations.ts'

/** Those before it came while nobody ran two versions beside each other. */
const FIRST = 82

const TAKES_AWAY = /\b(?:drop (?:function|column|table)|rename (?:column|to))\b/i

test('[R8] a migration takes nothing away that the version before still calls', async () => {
  const takers = (await readMigrations()).filter(
    ({ number, sql }) =>
      number >= FIRST && TAKES_AWAY.test(sql) && !/^-- Unused since \d{3}\b/m.test(sql),
  )
  expect(takers.map(({ file }) => file)).toEqual([])
})
