import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { root } from '../system/root.ts'

it('reads the settings of the browser tests where there is no browser yet, as a first run does', () => {
  const read = `import('./playwright.config.ts').then((it) => console.log(it.default.testMatch))`
  const printed = execFileSync(process.execPath, ['--input-type=module', '-e', read], {
    cwd: join(root, 'e2e'),
    env: { PATH: '' },
    encoding: 'utf8',
  })
  expect(printed.trim()).toBe('**/*.spec.ts')
})
