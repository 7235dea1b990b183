import { test as base } from '@playwright/test'
import { expect } from '../support/expect.ts'
import { readFileSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { freePort } from '../../scripts/system/free-port.ts'
import { realFixtures } from '../../scripts/system/public-data.ts'
import { ended, spawnServer } from '../support/server-process.ts'
import type { SiteEnvironment } from '../support/server-process.ts'
import { stopEmbeddedDatabase, takePreparedDatabase } from '../support/embedded-database.ts'
import { temporaryFolder } from '../support/temporary-folder.ts'
import type { TemporaryFolder } from '../support/temporary-folder.ts'

const test = base.extend<{ folder: TemporaryFolder }>({
  folder: async ({}, use) => {
    const folder = temporaryFolder()
    await use(folder)
    await stopEmbeddedDatabase(folder.path)
    folder.remove()
  },
})

async function refusedStart(folder: TemporaryFolder, environment: SiteEnvironment) {
  const { child, output } = spawnServer({
    HOST: '127.0.0.1',
    PORT: '0',
    DATA_DIR: folder.path,
    ...environment,
  })
  const code = await ended(child)
  return { code, output: output() }
}

test('a wrong setting stops the start with a sentence that names it', async ({ folder }) => {
  const { code, output } = await refusedStart(folder, { FEED_SPEED: 'fast', PORT: '70000' })
  expect(code).toBe(1)
  expect(output).toContain('FEED_SPEED must be a number above 0, but it is "fast".')
  expect(output).toContain('PORT must be at most 65535, but it is')
  expect(output).not.toContain('    at ')
})

test('a wrong database address is named without being repeated', async ({ folder }) => {
  const { code, output } = await refusedStart(folder, { DATABASE_URL: 'mysql://me:secret@db/x' })
  expect(code).toBe(1)
  expect(output).toContain('DATABASE_URL must be an address that begins with postgres://')
  expect(output).not.toContain('secret')
})

test('a file of fixtures with a fault, that is no JSON or is not there is refused by name, line and reason', async ({
  folder,
}) => {
  // Each start would make the same tables first: the one of R10 begins with an empty folder.
  await takePreparedDatabase(folder.path)
  const fileOf = (name: string) => join(folder.path, name)

  await test.step('with a fault', async () => {
    const file = fileOf('season.json')
    const season = readFileSync(realFixtures, 'utf8').replace(
      '"2025-08-02","16:00"',
      '\n"2025-13-02","16:00"',
    )
    writeFileSync(file, season)
    const { code, output } = await refusedStart(folder, { FEED_FIXTURES: file })
    expect(code).toBe(1)
    expect(output).not.toContain('    at ')
    expect(output).toContain(
      `${file}, line 2: .leagues[0].matches[1][1] "2025-13-02" is not a date`,
    )
  })

  await test.step('no JSON', async () => {
    const file = fileOf('broken.json')
    writeFileSync(file, '{\n  "sport": "soccer",\n  "leagues": [,]\n}\n')
    const { code, output } = await refusedStart(folder, { FEED_FIXTURES: file })
    expect(code).toBe(1)
    expect(output).toContain(`${file}, line 3: not JSON`)
  })

  await test.step('not there', async () => {
    const file = fileOf('missing.json')
    const { code, output } = await refusedStart(folder, { FEED_FIXTURES: file })
    expect(code).toBe(1)
    expect(output).toContain(`FEED_FIXTURES: there is no file ${file} that can be read.`)
  })
})

test('[R10] a taken port, a strange host and a second process are refused with the way out', async ({
  folder,
}) => {
  const port = await freePort()
  const taken = createServer().listen(port, '127.0.0.1')
  const busy = await refusedStart(folder, { PORT: String(port) })
  taken.close()
  expect(busy.code).toBe(1)
  expect(busy.output).toContain(
    `PORT ${port} of 127.0.0.1 is taken by another program. Stop that, or set PORT to another one; 0 takes a free one.\n`,
  )
  const strange = await refusedStart(folder, { HOST: '203.0.113.7' })
  expect(strange.code).toBe(1)
  expect(strange.output).toMatch(/^HOST 203.0.113.7 is no address of this machine\. Set HOST /m)

  const first = spawnServer({ HOST: '127.0.0.1', PORT: '0', DATA_DIR: folder.path })
  await expect.poll(first.output, { timeout: 60_000 }).toContain('Touchline is ready at')
  expect(first.output()).toContain('demo player demo@touchline.test')
  for (const { output } of [busy, strange]) expect(output).not.toContain('    at ')
  const second = await refusedStart(folder, {})
  expect(second.code).toBe(1)
  expect(second.output).toMatch(
    new RegExp(
      `^Another process \\(${first.child.pid}\\) of Touchline already runs on DATA_DIR`,
      'm',
    ),
  )
  first.child.kill('SIGTERM')
  expect(await ended(first.child)).toBe(0)
})
