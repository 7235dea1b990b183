import { amountOf } from '@touchline/betting'
import { fileURLToPath } from 'node:url'
import { API_BASES, createApiClient } from '@touchline/contract'
import { expect, it } from 'vitest'
import { openDatabase } from '../db/database.ts'
import { endChild, firstOutput, startNode } from '../db/testing/child-process.ts'
import { createDataDirectory } from '../db/testing/data-directory.ts'
import { DEMO_PLAYER } from '../modules/authentication/demo-player.ts'
import { expectLedgerToBalance } from '../modules/testing/ledger-audit.ts'
import { leg, single } from '../modules/testing/placements.ts'

it('a backend finishes placements under way at SIGTERM and leaves nothing running', async () => {
  const directory = await createDataDirectory()
  const script = fileURLToPath(new URL('./testing/backend-process.ts', import.meta.url))
  const child = startNode([script, directory])
  const address = await firstOutput(child)
  const bases = {
    platform: `${address}${API_BASES.platform}`,
    sportsbook: `${address}${API_BASES.sportsbook}`,
    frontend: address,
  }
  const connect = (headers: Record<string, string>) =>
    createApiClient({ fetch, bases, language: () => 'en', headers: () => headers })
  const { data } = await connect({ 'x-session': 'token' })('signIn', { body: DEMO_PLAYER })
  const client = connect({ authorization: `Bearer ${data.token}` })

  const bodies = Array.from({ length: 20 }, () => single(leg('1', '1', 2000), amountOf(100n)))
  const attempts = Promise.allSettled(bodies.map((body) => client('placeBets', { body })))
  await endChild(child, 'SIGTERM')
  const placed = (await attempts).filter(({ status }) => status === 'fulfilled')
  expect(child.exitCode).toBe(0)

  const database = await openDatabase({ dataDir: directory })
  const { rows } = await database.pool.query('select count(*)::int as bets from bets')
  expect(rows).toEqual([{ bets: placed.length }])
  await expectLedgerToBalance(database.kysely)
  await database.close()
})
