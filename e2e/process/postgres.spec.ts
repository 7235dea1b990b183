import { expect, test as base } from '@playwright/test'
import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { debianPrograms } from '../../scripts/system/postgres-programs.ts'
import { startPostgres } from '../../scripts/system/postgres-server.ts'
import { auditLedger, cleanAudit } from '../support/ledger.ts'
import { signUpAndPlace } from '../support/place-one.ts'
import { startSite } from '../support/site.ts'
import { temporaryFolder } from '../support/temporary-folder.ts'

const test = base.extend<{ databaseUrl: string }>({
  databaseUrl: async ({}, use) => {
    const given = process.env['TEST_DATABASE_URL']
    if (given !== undefined) return use(given)
    const programs = await debianPrograms()
    test.skip(programs === undefined, 'Set TEST_DATABASE_URL, or install PostgreSQL')
    const folder = temporaryFolder()
    const server = await startPostgres(programs!, folder.path)
    await use(server.url)
    await server.stop()
    return folder.remove()
  },
})

test('DATABASE_URL puts the product on another PostgreSQL, with the same flow', async ({
  databaseUrl,
}) => {
  const name = `e2e_${randomUUID().replaceAll('-', '')}`
  const admin = new pg.Client({ connectionString: databaseUrl })
  await admin.connect()
  await admin.query(`create database ${name}`)
  const own = databaseUrl.replace(/\/[^/?]*(\?|$)/, `/${name}$1`)
  const site = await startSite({ DATABASE_URL: own, SIGNUP_CREDIT: '100' })
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
