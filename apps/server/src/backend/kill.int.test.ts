import { amountOf } from '@touchline/betting'
import type { ChildProcess } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import type { ApiClient, PlacedBet, Placement } from '@touchline/contract'
import { API_BASES, createApiClient } from '@touchline/contract'
import { beforeEach, describe, expect, it } from 'vitest'
import { openDatabase } from '../db/database.ts'
import { endChild, firstOutput, startNode } from '../db/testing/child-process.ts'
import { createDataDirectory } from '../db/testing/data-directory.ts'
import { DEMO_PLAYER } from '../modules/authentication/demo-player.ts'
import { expectLedgerToBalance } from '../modules/testing/ledger-audit.ts'
import { leg, single } from '../modules/testing/placements.ts'

/** What a bet is; an offer to cash it out lasts for a while only, a jackpot's ticket comes with a draw. */
function asPlaced({ toCashout: _, cashoutExpiresAt: __, usedInJackpot: ___, ...bet }: PlacedBet) {
  return bet
}

describe('a backend that is killed', () => {
  let directory: string
  beforeEach(async () => {
    directory = await createDataDirectory()
  })

  const start = async (): Promise<{ process: ChildProcess; address: string }> => {
    const script = fileURLToPath(new URL('./testing/backend-process.ts', import.meta.url))
    const child = startNode([script, directory])
    return { process: child, address: await firstOutput(child) }
  }

  const signIn = async (address: string): Promise<ApiClient> => {
    const bases = {
      platform: `${address}${API_BASES.platform}`,
      sportsbook: `${address}${API_BASES.sportsbook}`,
      frontend: address,
    }
    const connect = (headers: Record<string, string>) =>
      createApiClient({ fetch, bases, language: () => 'en', headers: () => headers })
    const { data } = await connect({ 'x-session': 'token' })('signIn', { body: DEMO_PLAYER })
    return connect({ authorization: `Bearer ${data.token}` })
  }

  it('has every acknowledged bet once after a SIGKILL amid 200 placements', async () => {
    const first = await start()
    const client = await signIn(first.address)
    const bodies = Array.from({ length: 200 }, () => single(leg('1', '1', 2000), amountOf(100n)))
    const acknowledged = new Map<string, PlacedBet>()
    const attempt = async (body: Placement) => {
      const { data } = await client('placeBets', { body })
      const [bet] = data
      if (bet !== undefined) acknowledged.set(body.meta.reference, bet)
    }
    const attempts = Promise.allSettled(bodies.map(attempt))
    await expect.poll(() => acknowledged.size, { interval: 1 }).toBeGreaterThan(20)
    await endChild(first.process, 'SIGKILL')
    await attempts

    const second = await start()
    const again = await signIn(second.address)
    const stored = await again('listBets')
    const ids = stored.data.map(({ id }) => id)
    for (const { id } of acknowledged.values()) {
      expect(ids.filter((other) => other === id)).toEqual([id])
    }

    // A client that lost its answer asks again with the same reference.
    for (const body of bodies) await again('placeBets', { body })
    const { data, meta } = await again('listBets')
    expect(meta.pagination.total).toBe(200)
    const kept = data.map(asPlaced)
    for (const bet of acknowledged.values()) expect(kept).toContainEqual(asPlaced(bet))
    expect((await again('listAccounts')).data[0]?.balance).toBe(80_000n)
    await endChild(second.process, 'SIGTERM')

    const database = await openDatabase({ dataDir: directory })
    await expectLedgerToBalance(database.kysely)
    await database.close()
  })

  it('finishes placements under way at SIGTERM and leaves nothing running', async () => {
    const { process: child, address } = await start()
    const client = await signIn(address)
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
})
