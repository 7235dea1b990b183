import { join } from 'node:path'
import pg from 'pg'
import { beforeEach, describe, expect, it } from 'vitest'
import { endChild, firstOutput, startNode } from '../testing/child-process.ts'
import { createDataDirectory } from '../testing/data-directory.ts'
import { openEmbedded } from './open-embedded.ts'
import { isAlive } from './postmaster-file.ts'

let directory: string

beforeEach(async () => {
  directory = await createDataDirectory()
})

async function query<T extends pg.QueryResultRow>(url: string, sql: string): Promise<T[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query<T>(sql)).rows
  } finally {
    await client.end()
  }
}

describe('the embedded PostgreSQL', () => {
  it('starts on an empty folder, keeps what was written, and starts again on it', async () => {
    const first = await openEmbedded(directory)
    expect(first.adopted).toBe(false)
    await query(first.url, 'create table kept (value int); insert into kept values (7)')
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
    await query(orphan.url, 'create table kept (value int); insert into kept values (7)')
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
    await query(first.url, 'create table kept (value int); insert into kept values (7)')
    process.kill(first.pid, 'SIGKILL')
    await expect.poll(() => isAlive(first.pid)).toBe(false)

    const second = await openEmbedded(directory)
    expect(second.adopted).toBe(false)
    expect(await query(second.url, 'select value from kept')).toEqual([{ value: 7 }])
    await second.stop()
  })

  it('is waited for while it recovers from the crash of a session', async () => {
    const first = await openEmbedded(directory)
    await query(first.url, 'create table kept (value int); insert into kept values (7)')
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
    const [one, two] = await Promise.all([openEmbedded(directory), openEmbedded(directory)])
    expect(two.pid).toBe(one.pid)
    const session = new pg.Client({ connectionString: two.url })
    await session.connect()
    await one.stop()
    expect(isAlive(one.pid)).toBe(true)
    await session.end()
    await two.stop()
    expect(isAlive(one.pid)).toBe(false)
  })
})
