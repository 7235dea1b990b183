import { amountOf } from '@touchline/betting'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Database } from '../../../db/database.ts'
import { createTestDatabase, allEngines } from '../../../db/testing/test-database.ts'
import { expectLedgerToBalance } from '../../testing/ledger-audit.ts'
import { createPlayer } from '../../testing/people.ts'
import { storedSingle } from '../../testing/stored-placement.ts'
import { readBalance } from '../../wallet/account-repository.ts'
import { findPlacedBets } from '../bet-repository.ts'
import { runPlacement } from './place-bets-statement.ts'

describe.each(allEngines)('the placement statement on $name', (engine) => {
  let database: Database
  beforeAll(async () => {
    database = await createTestDatabase(engine)
  })
  afterAll(() => database.close())

  it('takes the stake and stores bet and selection', async () => {
    const db = database.kysely
    const player = await createPlayer(db, { EUR: amountOf(1000n) })
    const placement = storedSingle(player, amountOf(300n))
    expect(await runPlacement(db, placement)).toMatchObject({ outcome: 'placed', balance: 700n })
    const [bet] = await findPlacedBets(db, player, placement.reference)
    expect(bet).toMatchObject({
      stake: 300n,
      status: 'waiting_results',
      selections: [{ odds: 2000 }],
    })
    await expectLedgerToBalance(db)
  })

  it('stores nothing under a total that is not the sum of the stakes', async () => {
    const db = database.kysely
    const player = await createPlayer(db, { EUR: amountOf(1000n) })
    const placement = storedSingle(player, amountOf(300n))
    for (const total of [0n, 299n, 301n].map(amountOf)) {
      await expect(runPlacement(db, { ...placement, total })).rejects.toThrow(/stakes of 300/)
    }
    await expect(runPlacement(db, { ...placement, bets: [] })).rejects.toThrow(/stakes of 0/)
    expect(await findPlacedBets(db, player, placement.reference)).toEqual([])
    expect(await readBalance(db, player, 'EUR')).toBe(1000n)
  })

  it('takes every field of a bet', async () => {
    const db = database.kysely
    const player = await createPlayer(db, { EUR: amountOf(1000n) })
    const placement = storedSingle(player, amountOf(300n))
    const bets = placement.bets.map((bet) => ({
      ...bet,
      status: 'submitted' as const,
      acceptanceAt: new Date(2_000_000_000_000),
      acceptMode: 'higher' as const,
      isVip: true,
    }))
    await runPlacement(db, { ...placement, bets })
    const [stored] = await findPlacedBets(db, player, placement.reference)
    const [bet] = bets
    expect(stored).toMatchObject({
      ref: bet?.ref,
      type: bet?.type,
      status: 'submitted',
      stake: bet?.stake,
      odds: bet?.odds,
      potential_win: bet?.potentialWin,
      win_count: bet?.winCount,
      total_count: bet?.totalCount,
      accept_mode: 'higher',
      acceptance_at: bet?.acceptanceAt,
      is_vip: true,
    })
  })

  it('answers a repeated reference, and refuses it with another body', async () => {
    const db = database.kysely
    const player = await createPlayer(db, { EUR: amountOf(1000n) })
    const placement = storedSingle(player, amountOf(300n))
    await runPlacement(db, placement)
    expect(await runPlacement(db, placement)).toEqual({ outcome: 'repeated' })
    const other = { ...placement, bodyHash: Buffer.from('other') }
    expect(await runPlacement(db, other)).toEqual({ outcome: 'reference_reused' })
    expect(await readBalance(db, player, 'EUR')).toBe(700n)
  })

  it('never overdraws an account: of 50 placements at once only those that it covers', async () => {
    const db = database.kysely
    const player = await createPlayer(db, { EUR: amountOf(1000n) })
    const outcomes = await Promise.all(
      Array.from({ length: 50 }, () => runPlacement(db, storedSingle(player, amountOf(90n)))),
    )
    expect(outcomes.filter(({ outcome }) => outcome === 'placed')).toHaveLength(11)
    expect(outcomes.filter(({ outcome }) => outcome === 'insufficient_balance')).toHaveLength(39)
    expect(await readBalance(db, player, 'EUR')).toBe(10n)
    await expectLedgerToBalance(db)
  })

  it('places one of 20 placements at once with the same reference', async () => {
    const db = database.kysely
    const player = await createPlayer(db, { EUR: amountOf(1000n) })
    const reference = randomUUID()
    const outcomes = await Promise.all(
      Array.from({ length: 20 }, () =>
        runPlacement(db, storedSingle(player, amountOf(90n), { reference })),
      ),
    )
    expect(outcomes.filter(({ outcome }) => outcome === 'placed')).toHaveLength(1)
    expect(outcomes.filter(({ outcome }) => outcome === 'repeated')).toHaveLength(19)
    expect(await findPlacedBets(db, player, reference)).toHaveLength(1)
    expect(await readBalance(db, player, 'EUR')).toBe(910n)
  })

  it('needs an account in the currency', async () => {
    const player = await createPlayer(database.kysely, { EUR: amountOf(1000n) })
    const outcome = await runPlacement(
      database.kysely,
      storedSingle(player, amountOf(90n), { currency: 'BTC' }),
    )
    expect(outcome).toEqual({ outcome: 'no_account' })
  })
})
