import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { root } from '../system/root.ts'

const unit = readFileSync(join(root, 'deploy/touchline@.service'), 'utf8')

it('has systemd tell the launcher alone to end, which passes that on: a second word skips all pauses', () => {
  expect(unit).toMatch(/^KillMode=mixed$/m)
})
