import { execFile } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { chmod, mkdir, readdir, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import pg from 'pg'
import { afterAll, afterEach, describe, expect, it } from 'vitest'
import { openDatabase } from '../database.ts'
import { endChild, firstOutput, startNode } from '../testing/child-process.ts'
import { createDataDirectory, stopServerIn } from '../testing/data-directory.ts'
import { DataDirError } from './data-dir-error.ts'
import { chooseLocation } from './location.ts'
import { openEmbedded } from './open-embedded.ts'
import { isAlive } from './postmaster-file.ts'
import { findServerUser } from './server-user.ts'

/** What one test leaves in it the next one finds. */
const directory = await createDataDirectory(afterAll)

afterEach(() => stopServerIn(directory))

const KEEP = 'drop table if exists kept; create table kept (value int); insert into kept values (7)'

async function query<T extends pg.QueryResultRow>(url: string, sql: string): Promise<T[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query<T>(sql)).rows
  } finally {
    await client.end()
  }
}

/** The database in a folder, to a user of this system. */
async function giveAway(base: string, user = 'nobody'): Promise<void> {
  await promisify(execFile)('chown', ['-R', user, join(base, 'postgres')])
}

async function uidOf(name: string): Promise<number> {
  const { stdout } = await promisify(execFile)('id', ['-u', name])
  return Number(stdout)
}

describe('the embedded PostgreSQL', () => {
  it('starts on an empty folder, keeps what was written, and starts again on it', async () => {
    expect(await readdir(directory)).toEqual([])
    const first = await openEmbedded(directory)
    expect(first.adopted).toBe(false)
    await query(first.url, KEEP)
    await first.stop()
    expect(isAlive(first.pid)).toBe(false)

    const second = await openEmbedded(directory)
    expect(await query(second.url, 'select value from kept')).toEqual([{ value: 7 }])
    await second.stop()
  })

  it('is adopted by the next process after its parent was killed', async () => {
    const script = `
      import { openEmbedded } from ${JSON.stringify(join(import.meta.dirname, 'open-embedded.ts'))}
      const server = await openEmbedded(${JSON.stringify(directory)})
      process.stdout.write(JSON.stringify(server))
      setInterval(() => undefined, 1000)
    `
    const parent = startNode(['--input-type=module', '-e', script])
    const orphan = JSON.parse(await firstOutput(parent)) as { pid: number; url: string }
    await query(orphan.url, KEEP)
    await endChild(parent, 'SIGKILL')

    const server = await openEmbedded(directory)
    expect(server.adopted).toBe(true)
    expect(server.pid).toBe(orphan.pid)
    expect(await query(server.url, 'select value from kept')).toEqual([{ value: 7 }])
    await server.stop()
    expect(isAlive(server.pid)).toBe(false)
  })

  it('opens again with every committed row after the server itself was killed', async () => {
    const first = await openEmbedded(directory)
    await query(first.url, KEEP)
    process.kill(first.pid, 'SIGKILL')
    await expect.poll(() => isAlive(first.pid)).toBe(false)

    const second = await openEmbedded(directory)
    expect(second.adopted).toBe(false)
    expect(await query(second.url, 'select value from kept')).toEqual([{ value: 7 }])
    await second.stop()
  })

  it('is waited for while it recovers from the crash of a session', async () => {
    const first = await openEmbedded(directory)
    await query(first.url, KEEP)
    const session = new pg.Client({ connectionString: first.url })
    session.on('error', () => undefined)
    await session.connect()
    const { rows } = await session.query<{ pid: number }>('select pg_backend_pid() as pid')
    const ended = new Promise((resolve) => session.once('end', resolve))
    process.kill(rows[0]!.pid, 'SIGKILL')
    await ended

    const second = await openEmbedded(directory)
    expect(second.pid).toBe(first.pid)
    expect(await query(second.url, 'select value from kept')).toEqual([{ value: 7 }])
    await second.stop()
  })

  it('is shared by two processes that start at once, and stops with the last one', async () => {
    const empty = await createDataDirectory()
    const [one, two] = await Promise.all([openEmbedded(empty), openEmbedded(empty)])
    expect(two.pid).toBe(one.pid)
    const session = new pg.Client({ connectionString: two.url })
    await session.connect()
    await one.stop()
    expect(isAlive(one.pid)).toBe(true)
    await session.end()
    await two.stop()
    expect(isAlive(one.pid)).toBe(false)
  })

  it('[R1] is started again at the same address when it is killed under us', async () => {
    const server = await openEmbedded(directory)
    await query(server.url, KEEP)
    const ended = Promise.withResolvers<void>()
    const restarted = Promise.withResolvers<void>()
    server.supervise({ onEnd: ended.resolve, onRestart: restarted.resolve })
    const killed = server.pid
    process.kill(killed, 'SIGKILL')
    await ended.promise
    await restarted.promise
    expect(server.pid).not.toBe(killed)
    expect(await query(server.url, 'select value from kept')).toEqual([{ value: 7 }])
    await server.stop()
    expect(isAlive(server.pid)).toBe(false)
  })

  it('[R10] clears away what a start that was killed has left', async () => {
    const home = join(directory, 'postgres')
    const left = ['new-4f1d6a9e-3b1c-4a53-9a11-0c5b1f7f2d11', `new-99999999-${randomUUID()}`]
    const busy = `new-${process.pid}-${randomUUID()}`
    for (const name of [...left, busy, 'new-season']) {
      await mkdir(join(home, name, 'base'), { recursive: true })
    }
    const server = await openEmbedded(directory)
    const names = await readdir(home)
    expect(names.filter((name) => name.startsWith('new-')).toSorted()).toEqual([busy, 'new-season'])
    await server.stop()
  })

  it('[R10] says at once why a folder cannot hold it, and the ways out', async () => {
    const file = join(directory, 'file')
    await writeFile(file, '')
    const inFile = openEmbedded(join(file, 'data'))
    await expect(inFile).rejects.toThrow(DataDirError)
    await expect(inFile).rejects.toThrow(
      `DATA_DIR ${join(file, 'data')} cannot hold the database: a part of its path is a file. Set DATA_DIR to`,
    )
    await expect(openDatabase({ dataDir: '/proc/touchline' })).rejects.toThrow(DataDirError)
  })

  it.runIf(process.getuid?.() === 0)('[R10] keeps clones apart below closed folders', async () => {
    const places = await Promise.all(
      ['one', 'two'].map(async (name) => {
        const closed = join(directory, name)
        await mkdir(closed, { mode: 0o700 })
        return chooseLocation(join(closed, '.touchline'), await findServerUser())
      }),
    )
    for (const { base, notice } of places) {
      expect(notice).toContain(`the data is kept in ${base} instead`)
      await rm(base, { recursive: true })
    }
    expect(new Set(places.map(({ data }) => data)).size).toBe(2)
  })

  it.runIf(process.getuid?.() === 0)(
    '[R10] leaves a database to whoever has it, also when root works on it, as a command does',
    async () => {
      const own = await createDataDirectory()
      const first = await openEmbedded(own)
      await query(first.url, KEEP)
      await first.stop()
      const folders = ['postgres', 'postgres/data', 'postgres/run', 'postgres/server.log']
      await giveAway(own)
      await rm(join(own, 'postgres/server.log'))

      const second = await openEmbedded(own)
      expect(await query(second.url, 'select value from kept')).toEqual([{ value: 7 }])
      await second.stop()
      const owners = await Promise.all(folders.map((name) => stat(join(own, name))))
      const uid = await uidOf('nobody')
      expect(owners.map((owner) => owner.uid)).toEqual(folders.map(() => uid))
    },
  )

  it.runIf(process.getuid?.() === 0)(
    '[R10] makes no empty database in place of one that it cannot reach, as after a restore',
    async () => {
      const closed = join(directory, 'closed')
      const copy = join(closed, 'backup')
      await mkdir(join(copy, 'postgres/data'), { recursive: true })
      await writeFile(join(copy, 'postgres/data/PG_VERSION'), '18\n')
      await chmod(closed, 0o700)
      await expect(openEmbedded(copy)).rejects.toThrow(/is root's, .*: chown -R \S+ \S+\/postgres$/)
      await giveAway(copy)
      await expect(openEmbedded(copy)).rejects.toThrow(
        new RegExp(`^DATA_DIR ${copy} holds a database that user .* cannot reach\\. Move it`),
      )
    },
  )

  it.runIf(process.getuid?.() === 0)(
    '[R10] goes on with the database that it has in place of one out of its reach',
    async () => {
      const closed = join(directory, 'long-closed')
      await mkdir(closed, { mode: 0o700 })
      const user = await findServerUser()
      const place = await chooseLocation(join(closed, '.touchline'), user)
      for (const base of [place.base, join(closed, '.touchline')]) {
        await mkdir(join(base, 'postgres/data'), { recursive: true })
        await writeFile(join(base, 'postgres/data/PG_VERSION'), '18\n')
        await giveAway(base, user?.name)
      }
      expect(await chooseLocation(join(closed, '.touchline'), user)).toEqual(place)
      await rm(place.base, { recursive: true })
    },
  )
})
