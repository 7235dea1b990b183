import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

import { dropSummaries } from './without-summaries.ts'

const folder = join(import.meta.dirname, '../../packages/contract/src/calls')

it('leaves calls as they are but for their summaries', () => {
  const code = "  version: 2,\n  summary:\n    'What it\\'s for',\n  response: listOf(sport),\n"
  expect(dropSummaries(code)).toBe('  version: 2,\n  response: listOf(sport),\n')
})

it.each(readdirSync(folder).filter((name) => !name.startsWith('call')))(
  'finds every summary of %s',
  (name) => {
    expect(dropSummaries(readFileSync(join(folder, name), 'utf8'))).not.toMatch(/summary/)
  },
)
