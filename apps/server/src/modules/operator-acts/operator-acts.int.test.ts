import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Database } from '../../db/database.ts'
import { createTestDatabase, engines } from '../../db/testing/test-database.ts'
import { OperatorError } from '../../reporting/operator-error.ts'
import { operateSite } from '../site/operate-site.ts'
import { createPlayer } from '../testing/people.ts'
import { noteAct, operatorName } from './note-act.ts'

describe.each(engines)('what operators do, on $name', (engine) => {
  let database: Database
  beforeAll(async () => {
    database = await createTestDatabase(engine)
  })
  afterAll(() => database.close())

  const lastAct = () =>
    database.kysely
      .selectFrom('operator_acts')
      .selectAll()
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirst()

  it('[P19] is noted before it begins, by whom, and how it ends', async () => {
    const id = await createPlayer(database.kysely, {})
    await database.pool.query("update players set email = 'ada@site.test' where id = $1", [id])
    const act = { command: 'left-money', subject: { player: 'Ada@Site.test' }, details: '4.20 EUR' }
    const said = await noteAct(database.kysely, act, async () => {
      expect(await lastAct()).toMatchObject({
        done_by: operatorName(),
        command: 'left-money',
        // By number: who that was can be forgotten.
        subject: `player ${id}`,
        details: '4.20 EUR',
        outcome: null,
      })
      return 'booked'
    })
    expect(said).toBe('booked')
    expect(await lastAct()).toMatchObject({ outcome: 'done' })
  })

  it.each([
    ['refused', new OperatorError('There is no deposit.')],
    ['failed', new Error('connection lost')],
  ])('[P19] is noted where it %s', async (outcome, error) => {
    const work = () => Promise.reject(error)
    const act = { command: 'reopen', subject: { player: 'unknown@site.test' } }
    await expect(noteAct(database.kysely, act, work)).rejects.toBe(error)
    expect(await lastAct()).toMatchObject({ subject: 'nobody', outcome })
  })

  it('[P19] stays as it was noted', async () => {
    await noteAct(database.kysely, { command: 'outbox' }, async () => undefined)
    for (const change of [
      "update operator_acts set outcome = 'failed'",
      "update operator_acts set done_by = 'nobody'",
      'delete from operator_acts',
      'truncate operator_acts',
    ]) {
      await expect(database.pool.query(change)).rejects.toMatchObject({ code: '23001' })
    }
  })

  it('[P19] is noted of the site document where it changes something', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'site-'))
    const file = join(folder, 'site.yaml')
    writeFileSync(file, 'features:\n  jackpots: false\n')
    const settings = { databaseUrl: database.url, dataDir: '/nowhere' }
    const before = (await lastAct())?.id
    await operateSite(settings, { action: 'check', file })
    await operateSite(settings, { action: 'history' })
    expect((await lastAct())?.id).toBe(before)
    await operateSite(settings, { action: 'apply', file })
    expect(await lastAct()).toMatchObject({
      command: 'site apply',
      subject: file,
      outcome: 'done',
    })
    await operateSite(settings, { action: 'publish' })
    expect(await lastAct()).toMatchObject({ command: 'site publish', outcome: 'done' })
    rmSync(folder, { recursive: true })
  })
})

it('[P19] names who borrowed the rights of another user', () => {
  expect(operatorName({ SUDO_USER: 'ada' })).toBe('ada')
  expect(operatorName({})).not.toBe('')
})
