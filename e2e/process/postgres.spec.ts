import { test } from '@playwright/test'
import { expect } from '../support/expect.ts'
import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { freePort } from '../../scripts/system/free-port.ts'
import { debianPrograms } from '../../scripts/system/postgres-programs.ts'
import { startPostgres } from '../../scripts/system/postgres-server.ts'
import type { TestServer } from '../../scripts/system/postgres-server.ts'
import { auditLedger, cleanAudit } from '../support/ledger.ts'
import { openPage } from '../support/open-page.ts'
import { signInDialog } from '../support/people.ts'
import { signUpAndPlace } from '../support/place-one.ts'
import { balanceOf } from '../support/player.ts'
import { realFixtures } from '../../scripts/system/public-data.ts'
import { ended, spawnServer } from '../support/server-process.ts'
import { startSite } from '../support/site.ts'
import { temporaryFolder } from '../support/temporary-folder.ts'

test('DATABASE_URL puts the product on another PostgreSQL, with the same flow', async () => {
  const databaseUrl = process.env['TEST_DATABASE_URL'] ?? ''
  test.skip(
    databaseUrl === '',
    'Debian’s is that of the next test; TEST_DATABASE_URL names another',
  )
  const name = `e2e_${randomUUID().replaceAll('-', '')}`
  const admin = new pg.Client({ connectionString: databaseUrl })
  await admin.connect()
  await admin.query(`create database ${name}`)
  const own = databaseUrl.replace(/\/[^/?]*(\?|$)/, `/${name}$1`)
  const site = await startSite({
    DATABASE_URL: own,
    FEED_FIXTURES: realFixtures,
    SIGNUP_CREDIT: '100',
  })
  try {
    const { player, bet } = await signUpAndPlace(site.url)
    expect(bet.status).toBe('waiting_results')
    expect(player.email).not.toBe('')
    expect(await auditLedger(own)).toEqual(cleanAudit)
    expect(existsSync(join(site.dataDir, 'postgres'))).toBe(false)
    expect(await site.stop('SIGTERM')).toBe(0)
  } finally {
    await site.remove()
    await admin.query(`drop database ${name} with (force)`)
    await admin.end()
  }
})

test('[R2] another PostgreSQL, by DATABASE_URL, that comes late, goes and comes back is waited for, and pages say so', async ({
  page,
}) => {
  const programs = await debianPrograms()
  test.skip(programs === undefined, 'Install PostgreSQL')
  const folder = temporaryFolder()
  const [port, databasePort] = [await freePort(), await freePort()]
  const url = `http://127.0.0.1:${port}`
  const databaseUrl = `postgres://postgres@127.0.0.1:${databasePort}/postgres`
  const { child, output } = spawnServer({
    HOST: '127.0.0.1',
    PORT: String(port),
    PUBLIC_URL: url,
    DATA_DIR: join(folder.path, 'site'),
    DATABASE_URL: databaseUrl,
    FEED_FIXTURES: realFixtures,
    SIGNUP_CREDIT: '100',
  })
  const startDatabase = () => startPostgres(programs!, folder.path, { port: databasePort })
  const readiness = async () => {
    const answer = await fetch(`${url}/readyz`).catch(() => undefined)
    return answer === undefined ? 'nobody' : ((await answer.json()) as object)
  }
  let database: TestServer | undefined
  try {
    await expect.poll(output).toContain(`Waiting for PostgreSQL at 127.0.0.1:${databasePort}`)
    database = await startDatabase()
    await expect.poll(readiness, { timeout: 60_000 }).toEqual({ status: 'ready' })
    const { player, bet, balance } = await signUpAndPlace(url)
    expect(bet.status).toBe('waiting_results')
    expect(player.email).not.toBe('')
    expect(existsSync(join(folder.path, 'site/postgres'))).toBe(false)

    await openPage(page, `${url}/sports?modal=signIn`)
    await database.stop()
    await expect.poll(readiness).toEqual({ status: 'not ready', missing: 'database' })
    await expect(player.call('listBets')).rejects.toMatchObject({ status: 503 })
    const dialog = signInDialog(page)
    await dialog.getByRole('textbox', { name: 'E-mail' }).fill(player.email)
    await dialog.getByLabel('Password', { exact: true }).fill('Secret-pass-1')
    await dialog.getByRole('button', { name: 'Sign in', exact: true }).click()
    const notice = page.getByText('The site is catching its breath.')
    await expect(notice).toBeAttached()

    database = await startDatabase()
    await expect.poll(readiness).toEqual({ status: 'ready' })
    await expect(notice).not.toBeAttached({ timeout: 30_000 })
    const { data } = await player.call('listBets')
    expect(data.map(({ id }) => id)).toEqual([bet.id])
    expect(await balanceOf(player.call)).toBe(balance)
    expect(await auditLedger(databaseUrl)).toEqual(cleanAudit)
    expect(output().match(/PostgreSQL does not answer/g)).toHaveLength(1)
    child.kill('SIGTERM')
    expect(await ended(child)).toBe(0)
  } finally {
    child.kill('SIGKILL')
    await ended(child)
    await database?.stop()
    folder.remove()
  }
})
