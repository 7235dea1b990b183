import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type { Database } from '../db/database.ts'
import { createTestDatabase, engines } from '../db/testing/test-database.ts'
import { startTestBackend } from '../modules/testing/test-backend.ts'

const [engine] = engines

describe('a process that ends', () => {
  let database: Database
  beforeAll(async () => {
    if (engine !== undefined) database = await createTestDatabase(engine)
  })
  afterAll(() => database.close())

  it('[R8] says that it is not ready, goes on answering, and ends after its time', async () => {
    const { backend, clock, visitor } = await startTestBackend(database, { drainMs: 5_000 })
    const ask = async (url: string) => (await backend.app.inject({ url })).json<unknown>()
    expect(await ask('/readyz')).toEqual({ status: 'ready' })
    const stopping = backend.stop()
    expect(await ask('/readyz')).toEqual({ status: 'not ready', missing: 'stopping' })
    expect(await visitor()('getStatus')).toEqual({ data: { ready: true } })
    clock.advance(5_000)
    await stopping
  })

  it('[R8] ends the rest when a part of it cannot end', async () => {
    const { backend } = await startTestBackend(database)
    const { payments, lotteries, notifying } = backend
    vi.spyOn(payments, 'stop').mockRejectedValueOnce(new Error('no answer'))
    const next = vi.spyOn(lotteries, 'stop')
    const last = vi.spyOn(notifying, 'stop')
    await expect(backend.stop()).rejects.toMatchObject({ errors: [{ message: 'no answer' }] })
    expect(next).toHaveBeenCalledOnce()
    expect(last).toHaveBeenCalledOnce()
    await payments.stop()
  })

  it('[R8] ends at once when it is told twice', async () => {
    const { backend } = await startTestBackend(database, { drainMs: 5_000 })
    const stopping = backend.stop()
    await backend.stop({ now: true })
    await stopping
  })
})
