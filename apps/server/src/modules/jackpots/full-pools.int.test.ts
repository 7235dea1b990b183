import { amountOf } from '@touchline/betting'
import { proveDraw } from '@touchline/contract/draws'
import { describe, expect, it } from 'vitest'
import { engines } from '../../db/testing/test-database.ts'
import { backendOfTest } from '../testing/backend-of-suite.ts'
import { expectLedgerToBalance } from '../testing/ledger-audit.ts'
import { leg, single } from '../testing/placements.ts'
import { applyJackpots } from './apply-jackpots.ts'
import { expectPoolsInLedger, SMALL } from './testing/small-jackpot.ts'

describe.each(engines)('pools that are full on $name', (engine) => {
  const test = backendOfTest(engine, { jackpots: true })

  it('[JACK-01] [FAIR-40] drop at their greatest amount: a bet that fills two rounds ends both', async () => {
    const levels = SMALL.levels.map((level) =>
      level.code === 'near' ? { ...level, contribution_ppm: 50_000 } : level,
    )
    await test.database.kysely
      .transaction()
      .execute((trx) => applyJackpots(trx, [{ ...SMALL, levels }], new Date(test.clock.now())))
    // EUR 50 add 2.50: two and a half times what a round lacks.
    await test.client('placeBets', { body: single(leg('1', '1', 2000), amountOf(5_000n)) })
    await test.backend.jackpots.draw()
    const after = (await test.client('getJackpot', { params: { id: 'small' } })).data.levels[1]
    expect(after).toMatchObject({ round: 3, poolAmount: 550n, mustDrop: 600n })
    const won = (await test.client('listJackpotHits', {})).data
    expect(won.map(({ round, amount, status }) => ({ round, amount, status }))).toEqual([
      { round: 2, amount: 600n, status: 'paid' },
      { round: 1, amount: 600n, status: 'paid' },
    ])
    const [account] = (await test.client('listAccounts')).data
    expect(account?.balance).toBe(10_000n - 5_000n + 1_200n)
    const { data } = await test.visitor()('findJackpotDraw', {
      params: { id: 'small' },
      query: { betId: won[0]?.betId ?? '' },
    })
    const verdict = await proveDraw(data, globalThis.crypto.subtle)
    if (verdict.verdict === 'refused') throw new Error(verdict.reason)
    expect(verdict.tickets.filter(({ isHit }) => isHit)).toMatchObject([
      { level: 'near', round: 1, won: 600n },
      { level: 'near', round: 2, won: 600n, chancePpm: 1_000_000 },
    ])
    await expectPoolsInLedger(test.database.kysely)
    await expectLedgerToBalance(test.database.kysely)
  })
})
