import { randomUUID } from 'node:crypto'
import { addAmounts, amountOf, NO_AMOUNT, oddsOf, sumAmounts } from '@touchline/betting'
import { kindsOf } from '@touchline/contract'
import type { ApiClient, Payment, Placement, Transaction } from '@touchline/contract'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { engines } from '../db/testing/test-database.ts'
import { applyJackpots } from '../modules/jackpots/apply-jackpots.ts'
import { expectPoolsInLedger, SMALL } from '../modules/jackpots/testing/small-jackpot.ts'
import { cancelByHand } from '../modules/lotteries/cancel-draw-command.ts'
import { REST_MS } from '../modules/lotteries/lottery-service.ts'
import { requestRefund } from '../modules/payments/request-refund.ts'
import { paymentSteps } from '../modules/payments/testing/payment-steps.ts'
import { backendOfTest } from '../modules/testing/backend-of-suite.ts'
import { giveBonus } from '../modules/testing/bonuses.ts'
import { chance } from '../modules/testing/chances.ts'
import { expectLedgerToBalance } from '../modules/testing/ledger-audit.ts'
import { makeOwn } from '../modules/testing/own-money.ts'
import { combo, leg, single } from '../modules/testing/placements.ts'
import { fixture, oddsChange, result, settlement } from '../modules/testing/world.ts'

const DAY_MS = 86_400_000

/** Result, void factor, dead-heat factor. */
const ends = [
  [1, 0, 1],
  [0, 0, 1],
  [0, 1, 1],
  [1, 0.5, 1],
  [0, 0.5, 1],
  [1, 0, 1 / 3],
] as const

const amount = (min: bigint, max: bigint) => fc.bigInt({ min, max }).map(amountOf)
const which = fc.nat(5)

const steps = fc.array(
  fc.oneof(
    {
      weight: 4,
      arbitrary: fc.record({
        do: fc.constantFrom('single', 'combo', 'system', 'freebet'),
        stake: amount(50n, 3_000n),
      }),
    },
    {
      weight: 4,
      arbitrary: fc.record({
        do: fc.constant('result'),
        match: fc.nat(3),
        end: fc.constantFrom(...ends),
      }),
    },
    { weight: 2, arbitrary: fc.record({ do: fc.constant('cashOut'), which }) },
    {
      weight: 2,
      arbitrary: fc.record({
        do: fc.constant('deposit'),
        amount: amount(500n, 3_000n),
        behaviour: fc.constantFrom('succeed', 'fail', 'twice', 'late', 'never', 'disorder'),
      }),
    },
    {
      weight: 2,
      arbitrary: fc.record({
        do: fc.constant('word'),
        which,
        says: fc.constantFrom('succeeded', 'failed', 'cancelled', 'pending', 'reversal'),
        amount: amount(1n, 3_000n),
      }),
    },
    {
      weight: 2,
      arbitrary: fc.record({ do: fc.constant('withdraw'), amount: amount(1_000n, 6_000n) }),
    },
    { weight: 1, arbitrary: fc.record({ do: fc.constant('cancel'), which }) },
    {
      weight: 1,
      arbitrary: fc.record({ do: fc.constant('refund'), which, amount: amount(1n, 2_000n) }),
    },
    {
      weight: 3,
      arbitrary: fc.record({
        do: fc.constant('ticket'),
        first: fc.nat(30),
        stake: amount(50n, 900n),
      }),
    },
    {
      weight: 2,
      arbitrary: fc.record({
        do: fc.constantFrom('lotteryDraw', 'lotteryCancel', 'jackpotDraw', 'jackpotDraw'),
      }),
    },
    {
      weight: 2,
      arbitrary: fc.record({
        do: fc.constant('wait'),
        ms: fc.constantFrom(1_000, 20_000, 130_000),
      }),
    },
  ),
  { minLength: 20, maxLength: 60, size: 'max' },
)

type Step = typeof steps extends fc.Arbitrary<(infer One)[]> ? One : never

describe.each(engines)('money of a player on $name', (engine) => {
  const test = backendOfTest(engine, { jackpots: true })
  const { openDeposit, pay, withdraw, sweepAfter, word, tell, payments } = paymentSteps(test)
  let matches = 1_000

  it('[FAIR-2] [FAIR-3] [FAIR-4] adds up in ledger, statement and totals, whatever happens to it', async () => {
    await fc.assert(
      fc.asyncProperty(steps, async (taken) => {
        await test.restart({ settings: { jackpots: true } })
        await makeOwn(test.database.kysely, test.playerId, amountOf(10_000n))
        const take = await begin()
        for (const step of taken) await take(step)
        await settled()
        await expectLedgerToBalance(test.database.kysely)
        await expectPoolsInLedger(test.database.kysely)
        await expectStatementToSum(test.client)
      }),
      { numRuns: 4, endOnFailure: true },
    )
  }, 120_000)

  /** Four matches that nothing is bet on yet. @returns takes a step, which may be refused */
  async function begin(): Promise<(step: Step) => Promise<void>> {
    matches += 10
    const ids = [0, 1, 2, 3].map((index) => String(matches + index))
    for (const id of ids) {
      test.feed.send(fixture(id, test.clock.now(), { startTime: test.clock.now() + DAY_MS }))
      test.feed.send(oddsChange(id, test.clock.now(), result([2000, 3000, 4000])))
    }
    const jackpot = { ...SMALL, id: `small-${matches}` }
    await test.database.kysely
      .transaction()
      .execute((trx) => applyJackpots(trx, [jackpot], new Date(test.clock.now())))
    await test.backend.lotteries.work()
    const deposits: Payment[] = []
    const open: string[] = []
    const legs = (count: number) => ids.slice(0, count).map((id) => leg(id, '1', 2000))
    const oneOf = <T>(list: readonly T[], index: number): T | undefined =>
      list[index % Math.max(1, list.length)]
    const place = (body: Placement) => test.client('placeBets', { body })

    async function perform(step: Step): Promise<void> {
      switch (step.do) {
        case 'single':
          return void (await place(single(legs(1)[0]!, step.stake)))
        case 'combo':
          return void (await place(combo(legs(3), step.stake)))
        case 'system':
          return void (await place(combo(legs(4), step.stake, { type: 'system', systemId: '2/4' })))
        case 'freebet': {
          const id = await giveBonus(test.database.pool, test.playerId, {
            kind: 'freebet',
            terms: { mode: 'no_risk', amount: { EUR: '5.00' } },
            amount: step.stake,
          })
          const body = combo(legs(2), step.stake)
          const bonus = { id, type: 'freebet' as const, odds: oddsOf(1000) }
          return void (await place({ ...body, bets: body.bets.map((bet) => ({ ...bet, bonus })) }))
        }
        case 'result': {
          const [won, voidFactor, deadHeatFactor] = step.end
          const outcome = { id: '1', result: won, voidFactor, deadHeatFactor }
          test.feed.send(settlement(ids[step.match]!, test.clock.now(), [outcome]))
          return settled()
        }
        case 'cashOut': {
          for (const id of ids) test.feed.send(chance(id, test.clock.now(), 0.55))
          const { data } = await test.client('listBets', { query: { status: ['waiting_results'] } })
          const bet = oneOf(data, step.which)
          if (bet?.toCashout == null) return
          const body = { betId: bet.id, toCashout: bet.toCashout }
          return void (await test.client('cashOutBet', { body }))
        }
        case 'ticket': {
          const { draw, marketId, specifier, odds } = await lottery()
          const numbers = [0, 1, 2, 3, 4].map((next) => step.first + next + 1)
          const outcomeId = numbers.join('-')
          const ticket = { matchId: draw.id, marketId, specifier, outcomeId, odds }
          return void (await place(single(ticket, step.stake)))
        }
        case 'lotteryDraw': {
          const { draw } = await lottery()
          test.clock.advance(Date.parse(draw.closesAt) - test.clock.now() + REST_MS + 1_000)
          await test.backend.lotteries.work()
          return settled()
        }
        case 'lotteryCancel': {
          const { draw } = await lottery()
          await cancelByHand(test.database.kysely, draw.id, new Date(test.clock.now()))
          await test.backend.lotteries.work()
          return settled()
        }
        case 'jackpotDraw':
          return test.backend.jackpots.draw()
        case 'deposit': {
          const deposit = await openDeposit(step.amount)
          deposits.push(deposit)
          open.push(deposit.id)
          return pay(deposit, step.behaviour)
        }
        case 'word': {
          const about = oneOf(deposits, step.which)
          if (about === undefined) return
          const said =
            step.says === 'reversal'
              ? { type: 'reversal', amount: Number(step.amount) }
              : { status: step.says }
          return void (await tell(word(about, said)))
        }
        case 'withdraw':
          return void open.push((await withdraw(step.amount, randomUUID())).data.id)
        case 'cancel': {
          const id = oneOf(open, step.which)
          if (id === undefined) return
          return void (await test.client('cancelPayment', { params: { id } }))
        }
        case 'refund': {
          const about = oneOf(deposits, step.which)
          if (about === undefined) return
          const asked = { depositId: about.id, amount: step.amount, reason: null }
          const now = new Date(test.clock.now())
          return void (await requestRefund(test.database.kysely, asked, now))
        }
        case 'wait':
          await sweepAfter(step.ms)
          return payments().cashier?.deliver()
      }
    }

    return (step) =>
      perform(step).catch((error: unknown) => {
        const { status } = error as { status?: number }
        if (status === undefined || status >= 500) throw error
      })
  }

  /** The next draw; where time has gone on to behind the last one, it is opened first. */
  async function lottery() {
    const onSale = async () => (await test.client('listLotteries')).data[0]
    const known = await onSale()
    if (known === undefined) await test.backend.lotteries.work()
    const first = known ?? (await onSale())
    if (first === undefined) throw new Error('no lottery is on sale')
    return first
  }

  /** Until no result is under way any more. */
  async function settled(): Promise<void> {
    let last: unknown
    const isQuiet = async () => {
      const { rows } = await test.database.pool.query<{ open: boolean; last: bigint }>(`select
        exists (select from settlement_queue union all select from outcomes_to_apply) as open,
        (select max(id) from ledger_entries) as last`)
      const quiet = rows[0]?.open === false && rows[0].last === last
      last = rows[0]?.last
      return quiet
    }
    await expect.poll(isQuiet).toBe(true)
  }
})

async function readStatement(client: ApiClient): Promise<Transaction[]> {
  const all: Transaction[] = []
  let before: string | null = null
  do {
    const query = { currency: 'EUR', limit: 7, ...(before !== null && { before }) }
    const page: { data: Transaction[]; meta: { next: string | null } } = await client(
      'listTransactions',
      { query },
    )
    all.push(...page.data)
    before = page.meta.next
  } while (before !== null)
  return all
}

async function expectStatementToSum(client: ApiClient): Promise<void> {
  const statement = await readStatement(client)
  const { data: accounts } = await client('listAccounts')
  const balance = accounts.find(({ currency }) => currency === 'EUR')?.balance
  expect(statement[0]?.balance ?? NO_AMOUNT).toBe(balance)
  for (const [index, move] of statement.entries()) {
    const before = statement[index + 1]?.balance ?? NO_AMOUNT
    expect(addAmounts(before, move.amount)).toBe(move.balance)
    expect(move.balance).toBeGreaterThanOrEqual(0n)
  }
  const { data: totals } = await client('getTransactionTotals', { query: { currency: 'EUR' } })
  const of = (group: 'bets' | 'payments') =>
    sumAmounts(
      statement.filter(({ kind }) => kindsOf(group).includes(kind)).map((move) => move.amount),
    )
  expect(sumAmounts(totals.kinds.map((kind) => kind.amount))).toBe(balance)
  expect(totals.result).toBe(of('bets'))
  expect(sumAmounts(totals.steps.map((step) => step.result))).toBe(of('bets'))
  expect(totals.netDeposits).toBe(of('payments'))
}
