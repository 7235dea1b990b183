import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest'
import { withClient } from './connections.ts'
import { createDataDirectory } from './testing/data-directory.ts'
import { openEmbedded } from './embedded/open-embedded.ts'
import { holdInstance, InstanceError } from './instance-lock.ts'

const dataDir = await createDataDirectory(afterAll)
let url: string

beforeAll(async () => {
  ;({ url } = await openEmbedded(dataDir))
})

async function hold(sharing: boolean) {
  const letGo = await holdInstance(url, { dataDir, sharing, report: () => undefined })
  onTestFinished(letGo)
  return letGo
}

it('[R10] a second process on one DATA_DIR is refused with a sentence', async () => {
  const letGo = await hold(false)
  for (const sharing of [false, true]) {
    const second = hold(sharing)
    await expect(second).rejects.toThrow(InstanceError)
    await expect(second).rejects.toThrow(
      `Another process (${process.pid}) of Touchline already runs on DATA_DIR ${dataDir}. Stop it,`,
    )
  }
  await letGo()
  await hold(false)
})

it('[R10] processes that share a Redis share the folder', async () => {
  await hold(true)
  await hold(true)
  await expect(hold(false)).rejects.toThrow(InstanceError)
})

it('[R10] who has it takes it again when the server has cut his session', async () => {
  await hold(false)
  const holders = () =>
    withClient(url, async (client) => {
      const { rows } = await client.query<{ pid: number }>(
        `select pid from pg_locks where locktype = 'advisory' and granted`,
      )
      return rows.map(({ pid }) => pid)
    })
  const [first] = await holders()
  await withClient(url, (client) => client.query('select pg_terminate_backend($1)', [first]))
  await expect.poll(holders).toHaveLength(1)
  await expect.poll(holders).not.toContain(first)
})
