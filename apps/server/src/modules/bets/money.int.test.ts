import { sumAmounts, type Amount, amountOf } from '@touchline/betting'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Database } from '../../db/database.ts'
import { createTestDatabase, allEngines } from '../../db/testing/test-database.ts'
import { createBook } from '../../feed/book/create-book.ts'
import { createTestReporter } from '../../reporting/testing/test-reporter.ts'
import { applyNextResult, saveResults } from '../settlement/result-repository.ts'
import { settleBets } from '../settlement/settle-bets.ts'
import { expectLedgerToBalance } from '../testing/ledger-audit.ts'
import { createPlayer } from '../testing/people.ts'
import { storedSingle } from '../testing/stored-placement.ts'
import { acceptBet } from './acceptance/accept-bet.ts'
import { findWaitingBets } from './acceptance/acceptance-service.ts'
import { runPlacement } from './placement/place-bets-statement.ts'
import { takeQueuedBets } from './settlement-queue.ts'

/** Nobody places custom bets here. */
const noCustomPrices = () => Promise.reject(new Error('There is no model'))

type Step =
  | {
      readonly kind: 'place'
      readonly stake: Amount
      readonly live: boolean
      readonly match: number
    }
  | {
      readonly kind: 'result'
      readonly match: number
      readonly result: 0 | 1
      readonly half: boolean
      /** Legs and bets in one transaction. */
      readonly batch: number
    }
  | { readonly kind: 'decide' }

const match = fc.integer({ min: 1, max: 4 })
const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({
    kind: fc.constant('place' as const),
    stake: fc.bigInt({ min: 1n, max: 400n }).map(amountOf),
    live: fc.boolean(),
    match,
  }),
  fc.record({
    kind: fc.constant('result' as const),
    match,
    result: fc.constantFrom(0 as const, 1 as const),
    half: fc.boolean(),
    batch: fc.integer({ min: 1, max: 5 }),
  }),
  fc.constant({ kind: 'decide' as const }),
)

describe.each(allEngines)('money on $name', (engine) => {
  let database: Database
  beforeAll(async () => {
    database = await createTestDatabase(engine)
  })
  afterAll(() => database.close())

  const run = async (player: number, scope: string, at: Step) => {
    const db = database.kysely
    if (at.kind === 'place') {
      const placement = storedSingle(player, at.stake)
      const bets = placement.bets.map((bet) => ({
        ...bet,
        status: at.live ? ('submitted' as const) : ('waiting_results' as const),
        acceptanceAt: at.live ? new Date(0) : null,
        selections: bet.selections.map((leg) => ({ ...leg, matchId: `${scope}:${at.match}` })),
      }))
      await runPlacement(db, { ...placement, bets })
    } else if (at.kind === 'result') {
      const matchId = `${scope}:${at.match}`
      await saveResults(db, [
        {
          match_id: matchId,
          market_id: 1,
          specifier: '',
          outcome_id: '1',
          result: at.result,
          void_factor: at.half ? 500 : 0,
          dead_heat_factor: 1_000_000,
          race: null,
          certainty: 2,
          said_at: null,
        },
      ])
      while (await applyNextResult(db, at.batch, createTestReporter())) continue
      for (let more = true; more;) {
        more = await db.transaction().execute(async (trx) => {
          const bets = await takeQueuedBets(trx, at.batch)
          await settleBets(trx, bets, new Date(0))
          return bets.length > 0
        })
      }
    } else {
      // The book is empty: every waiting bet is rejected.
      for (const { id: betId } of await findWaitingBets(db)) {
        const decision = { betId, verdict: { approved: true }, now: 0 } as const
        await acceptBet(db, createBook(), decision, noCustomPrices)
      }
    }
  }

  it('is neither made nor lost by any order of placements, results, corrections and rejections', async () => {
    let scope = 0
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 25 }), async (steps) => {
        scope += 1
        const player = await createPlayer(database.kysely, { EUR: amountOf(1000n) })
        for (const at of steps) await run(player, String(scope), at)
        await expectLedgerToBalance(database.kysely)
        const { rows } = await database.pool.query<{ amount: Amount }>(
          'select amount from ledger_entries where currency = $1',
          ['EUR'],
        )
        expect(sumAmounts(rows.map(({ amount }) => amount))).toBe(0n)
      }),
      { numRuns: 25 },
    )
  })
})
