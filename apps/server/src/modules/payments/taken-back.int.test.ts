import { amountOf } from '@touchline/betting'
import type { Payment } from '@touchline/contract'
import { beforeEach, describe, expect, it } from 'vitest'
import { engines } from '../../db/testing/test-database.ts'
import { waitingForLocks } from '../../db/testing/waiting-for-locks.ts'
import { backendOfTest } from '../testing/backend-of-suite.ts'
import { putOffer } from '../testing/bonuses.ts'
import { expectLedgerToBalance } from '../testing/ledger-audit.ts'
import { makeOwn } from '../testing/own-money.ts'
import { leg, single } from '../testing/placements.ts'
import { refusalOf } from '../testing/refusal.ts'
import { settlement } from '../testing/world.ts'
import { requestRefund } from './request-refund.ts'
import { bookReturnedRefund, bookTakenDeposit, refundDeposit } from './refund-command.ts'
import { sweepRefunds } from './sweep-refunds.ts'
import { bookReturned } from './taken-back.ts'
import { paymentSteps } from './testing/payment-steps.ts'

const START = 10_000n

describe.each(engines)('deposits that a provider takes back on $name', (engine) => {
  const test = backendOfTest(engine)
  beforeEach(() => makeOwn(test.database.kysely, test.playerId, amountOf(START)))
  const { balance, openDeposit, pay, payments, sweepAfter, word, tell } = paymentSteps(test)
  const now = () => new Date(test.clock.now())

  const giveBack = (depositId: string, amount: bigint | null = null) =>
    requestRefund(
      test.database.kysely,
      { depositId, amount: amount === null ? null : amountOf(amount), reason: null },
      now(),
    )
  const sent = async () =>
    (
      await test.database.pool.query<{ amount: string }>(
        `select c.amount from cashier.payments c
         join refunds r on r.id::text = c.merchant_reference
         join payments d on d.id = r.deposit_id and d.player_id = $1 where c.kind = 'refund'`,
        [test.playerId],
      )
    ).rows.map(({ amount }) => BigInt(amount))
  const end = async () => {
    await sweepAfter(1_000)
    await sweepAfter(30_000)
    await payments().cashier?.deliver()
    await expectLedgerToBalance(test.database.kysely)
  }

  it('[FAIR-12] a refund that was not sent yet is not sent any more', async () => {
    const payment = await openDeposit()
    await pay(payment)
    await giveBack(payment.id)
    const reversal = word(payment, { type: 'reversal' })
    expect(await tell(reversal)).toEqual([200, 'changed'])
    expect(await tell(reversal)).toEqual([200, 'repeated'])
    await end()
    expect(await sent()).toEqual([])
    expect(await balance()).toBe(START)
  })

  it('[FAIR-12] what still fits beside what was taken is sent', async () => {
    const payment = await openDeposit()
    await pay(payment)
    await giveBack(payment.id, 500n)
    await giveBack(payment.id, 700n)
    expect(await tell(word(payment, { type: 'reversal', amount: 1_400 }))).toEqual([200, 'changed'])
    await end()
    expect(await sent()).toEqual([500n])
    expect(await balance()).toBe(START + 100n)
  })

  it('[FAIR-12] a word about less that waits for one about more takes nothing of it back', async () => {
    const payment = await openDeposit()
    await pay(payment)
    const other = await test.database.pool.connect()
    await other.query('begin')
    await other.query('select from accounts where player_id = $1 for update', [test.playerId])
    const waiting = () => waitingForLocks(test.database)
    const all = tell(word(payment, { type: 'reversal' }))
    await expect.poll(waiting).toBe(1)
    const part = tell(word(payment, { type: 'reversal', amount: 1_400 }))
    await expect.poll(waiting).toBe(2)
    await other.query('commit')
    other.release()
    expect(await all).toEqual([200, 'changed'])
    expect(await part).toEqual([200, 'nothing'])
    // What is given back later is counted from the most that was taken.
    const { rows } = await test.database.pool.query(
      'select taken_back from payments where id = $1',
      [payment.id],
    )
    expect(rows).toEqual([{ taken_back: 2_000n }])
    expect(await balance()).toBe(START)
  })

  it('[FAIR-12] by a dispute that an operator books takes the place of a refund, too', async () => {
    const payment = await openDeposit()
    await pay(payment)
    await giveBack(payment.id)
    const said = await bookTakenDeposit(
      test.database.kysely,
      { id: payment.id, amount: undefined, reason: 'dispute' },
      now(),
    )
    expect(said).toMatch(/^20\.00 EUR of .* are booked as taken/)
    await end()
    expect(await sent()).toEqual([])
    expect(await balance()).toBe(START)
  })

  it('[FAIR-12] while a refund is on its way, which the provider then refuses', async () => {
    await payments().service.stop()
    const payment = await openDeposit()
    await pay(payment)
    await giveBack(payment.id)
    const { provider } = payments()
    if (provider === undefined) throw new Error('this site has no provider')
    const sweepBefore = (refund: typeof provider.refund) =>
      sweepRefunds(
        {
          db: test.database.kysely,
          provider: { ...provider, refund },
          tell: () => undefined,
          reporter: { report: () => undefined },
        },
        now(),
      )
    await sweepBefore(() => Promise.reject(new Error('nobody answers')))
    expect(await tell(word(payment, { type: 'reversal' }))).toEqual([200, 'nothing'])
    expect(await balance()).toBe(START)
    test.clock.advance(16_000)
    await sweepBefore(async () => ({ reference: null, status: 'failed' }))
    expect(await balance()).toBe(START)
    await expectLedgerToBalance(test.database.kysely)
  })

  describe('and gives again, as a dispute was won', () => {
    const sentence = (said: Promise<string>) =>
      said.catch((error: unknown) => (error instanceof Error ? error.message : ''))
    const wanted = (id: string, amount?: string) => ({ id, amount, reason: 'dispute 4711' })
    const give = (id: string) => sentence(refundDeposit(test.database.kysely, wanted(id), now()))
    const take = (id: string, amount?: string) =>
      sentence(bookTakenDeposit(test.database.kysely, wanted(id, amount), now()))
    const getBack = (id: string) => sentence(bookReturnedRefund(test.database.kysely, id, now()))
    const refundOf = (said: string) => /as refund (\S+)\.$/.exec(said)?.[1] ?? expect.fail(said)

    it('[FAIR-12] come back once, what was owed for them first', async () => {
      const payment = await openDeposit()
      await pay(payment)
      await test.client('placeBets', { body: single(leg('1', '1', 2000), amountOf(11_500n)) })
      const refund = refundOf(await take(payment.id))
      expect(await balance()).toBe(0n)
      const said = await Promise.all([getBack(refund), getBack(refund)])
      expect(said.toSorted()).toEqual([
        `20.00 EUR of refund ${refund} are booked as returned.`,
        `The money of refund ${refund} is back already.`,
      ])
      expect(await balance()).toBe(500n)
      const { rows } = await test.database.pool.query<{ owed: string }>(
        `select coalesce(sum(e.amount), 0) as owed from ledger_entries e
         join ledger_transactions t on t.id = e.transaction_id and t.player_id = $1
         join accounts a on a.id = e.account_id and a.house = 'receivables'`,
        [test.playerId],
      )
      expect(rows).toEqual([{ owed: '0' }])
      const { data } = await test.client('listTransactions', {
        query: { currency: 'EUR', limit: 1 },
      })
      expect(data).toMatchObject([{ kind: 'refund_return', amount: 500n }])
      await expectLedgerToBalance(test.database.kysely)
    })

    it('[FAIR-12] what was taken in parts comes back by its part, and can be taken anew', async () => {
      const payment = await openDeposit()
      await pay(payment)
      const first = refundOf(await take(payment.id, '5.00'))
      refundOf(await take(payment.id, '15.00'))
      await getBack(first)
      expect(await balance()).toBe(START + 500n)
      expect(await take(payment.id, '5.01')).toMatch(/5\.00 EUR are left to give back/)
      expect(await take(payment.id, '5.00')).toMatch(/^5\.00 EUR of /)
      expect(await balance()).toBe(START)
      await expectLedgerToBalance(test.database.kysely)
    })

    it('[FAIR-12] nothing that no bank has taken', async () => {
      const payment = await openDeposit()
      await pay(payment)
      expect(await getBack(payment.id)).toBe(`There is no refund ${payment.id}.`)
      expect(await getBack('nobody')).toBe('There is no refund nobody.')
      const refund = refundOf(await give(payment.id))
      const refused = `Refund ${refund} was sent by this site: no bank has taken it.`
      expect(await getBack(refund)).toBe(refused)
      await end()
      expect(await getBack(refund)).toBe(refused)
      expect(await balance()).toBe(START)
    })

    it('[FAIR-12] of a word of the provider, too', async () => {
      const payment = await openDeposit()
      await pay(payment)
      await tell(word(payment, { type: 'reversal' }))
      const { rows } = await test.database.pool.query<{ id: string }>(
        'select id from refunds where deposit_id = $1',
        [payment.id],
      )
      await getBack(rows[0]?.id ?? '')
      expect(await balance()).toBe(START + 2_000n)
      expect(await tell(word(payment, { type: 'reversal' }))).toEqual([200, 'changed'])
      expect(await balance()).toBe(START)
    })
  })

  describe('what they brought', () => {
    const terms = { mode: 'only_win', amount: { EUR: '5.00' }, issue: 'first_deposit' }
    beforeEach(async () => {
      await test.database.pool.query('update offers set current = false')
      await putOffer(test.database.pool, 'freebet', terms)
    })
    const gift = async () =>
      (await test.client('listBonuses')).data.findLast(({ type }) => type === 'freebet') ??
      expect.fail('no freebet')
    const stand = async () => {
      const { userBonusStatus, hindrance } = await gift()
      return [userBonusStatus, hindrance]
    }
    const bet = async (named?: string) => {
      const id = named ?? (await gift()).id
      const body = single(leg('1', '1', 2000), amountOf(500n))
      const bets = body.bets.map((one) => ({
        ...one,
        bonus: { id, type: 'freebet' as const, odds: null },
      }))
      return test.client('placeBets', { body: { ...body, bets } })
    }
    const paid = async () => {
      const payment = await openDeposit()
      await pay(payment)
      return payment
    }
    const taken = (payment: Payment, amount = 2_000) =>
      tell(word(payment, { type: 'reversal', amount }))

    it('[BON-04] [GAP-50] nor can what a box, a hunt or a cup of theirs has given since', async () => {
      const { pool } = test.database
      const prize = await putOffer(pool, 'freebet', { ...terms, issue: 'reward' })
      const farming = { points_per_euro: 1 }
      const comes = { farming, issue: 'first_deposit' }
      const contents = [{ offer: prize, chance: '1' }]
      const box = await putOffer(pool, 'lootbox', { ...comes, contents, points_to_open: 1 })
      const reward = { points: 1, offer: prize, most: 1 }
      await putOffer(pool, 'hunting', { ...comes, reward })
      const prizes = [{ from: 1, to: 1, share: '1' }]
      const more = { pool: { EUR: '10.00' }, prizes, pays_as: prize }
      const cup = await putOffer(pool, 'tournament', { ...comes, ...more })
      const payment = await paid()
      await test.client('listBonuses')
      await pool.query(
        `update bonuses set points = 1, points_at = now(), reward_due = kind = 'hunting'
        where player_id = $1 and kind in ('hunting', 'lootbox')`,
        [test.playerId],
      )
      await test.client('activateBonus', { params: { id: box }, body: { word: 'seven' } })
      await pool.query(
        `with over as (
          insert into tournament_ends (offer_id, ended_at, players) values ($1, now(), 1)
        )
        insert into tournament_prizes
          (offer_id, player_id, place, sharing, points, currency, amount)
        values ($1, $2, 1, 1, 1, 'EUR', 500)`,
        [cup, test.playerId],
      )
      test.clock.advance(1_000)
      const gifts = async () =>
        (await test.client('listBonuses')).data.filter(({ offerId }) => offerId === prize)
      const given = async () =>
        (await gifts()).map(({ userBonusStatus, hindrance }) => `${userBonusStatus} ${hindrance}`)
      await expect.poll(given).toEqual(['active null', 'active null', 'active null'])
      await taken(payment)
      const gone = 'not_available deposit'
      expect(await given()).toEqual([gone, gone, gone])
      // No bets brought these points: the books of those have none.
      await pool.query('update bonuses set points = 0 where player_id = $1', [test.playerId])
      const [first] = await gifts()
      expect(await refusalOf(bet(first?.id))).toMatchObject({
        messageKey: 'error.place_bets.bonus_unavailable',
      })
    })

    it('[BON-04] cannot be bet while nothing of the first deposit is left, and is back with it', async () => {
      expect(await stand()).toEqual(['not_available', 'deposit'])
      const payment = await paid()
      expect(await stand()).toEqual(['active', null])
      await taken(payment, 1_999)
      expect(await stand()).toEqual(['active', null])
      await taken(payment)
      expect(await stand()).toEqual(['not_available', 'deposit'])
      expect(await refusalOf(bet())).toMatchObject({
        messageKey: 'error.place_bets.bonus_unavailable',
      })
      const { rows } = await test.database.pool.query<{ id: string }>(
        'select id from refunds where deposit_id = $1 order by amount limit 1',
        [payment.id],
      )
      await bookReturned(test.database.kysely, rows[0]?.id ?? '', now())
      expect(await stand()).toEqual(['active', null])
      await bet()
      expect(await stand()).toEqual(['bonus_over', 'used_up'])
    })

    it('[BON-04] is not issued for a deposit that went back before, but for the next', async () => {
      await taken(await paid())
      expect(await stand()).toEqual(['not_available', 'deposit'])
      await paid()
      expect(await stand()).toEqual(['active', null])
    })

    it('[BON-04] stays bet where it was, and does not come back to be bet again', async () => {
      const payment = await paid()
      const [placed] = (await bet()).data
      await taken(payment)
      expect(placed).toMatchObject({ bonus: { type: 'freebet' } })
      test.feed.send(settlement('1', test.clock.now(), [{ id: '1', result: -1, voidFactor: 1 }]))
      await expect.poll(stand).toEqual(['not_available', 'deposit'])
    })

    it('[BON-04] is kept by a withdrawal, by whichever way it is paid', async () => {
      const payment = await paid()
      const { data } = await paymentSteps(test).withdraw(2_000n)
      await test.database.pool.query(
        `insert into refunds (id, deposit_id, withdrawal_id, amount, status, created_at)
         values (gen_random_uuid(), $1, $2, 2000, 'succeeded', $3)`,
        [payment.id, data.id, now()],
      )
      expect(await stand()).toEqual(['active', null])
    })
  })

  describe('that are parts of a withdrawal', () => {
    const withdrawn = async (...deposits: { readonly id: string; readonly amount: bigint }[]) => {
      const total = deposits.reduce((sum, { amount }) => sum + amount, 0n)
      const { data } = await paymentSteps(test).withdraw(total)
      for (const { id, amount } of deposits) {
        await test.database.pool.query(
          `insert into refunds (id, deposit_id, withdrawal_id, amount, status, created_at)
           values (gen_random_uuid(), $1, $2, $3, 'opened', $4)`,
          [id, data.id, amount, now()],
        )
      }
      return data
    }

    it('[FAIR-12] give back once what a cancelled withdrawal had put aside', async () => {
      const [first, second] = [await openDeposit(1_000n), await openDeposit(2_000n)]
      await pay(first)
      await pay(second)
      const out = await withdrawn(first, second)
      expect(await balance()).toBe(START)
      expect(await tell(word(first, { type: 'reversal' }))).toEqual([200, 'changed'])
      expect(await balance()).toBe(START)
      const { data } = await test.client('getPayment', { params: { id: out.id } })
      expect(data).toMatchObject({ status: 'opened', amount: 2_000n })
      await test.client('cancelPayment', { params: { id: out.id } })
      expect(await balance()).toBe(START + 2_000n)
      await expectLedgerToBalance(test.database.kysely)
    })

    it('[FAIR-12] are not asked for when the rest of it is', async () => {
      const [first, second] = [await openDeposit(1_000n), await openDeposit(2_000n)]
      await pay(first)
      await pay(second)
      const out = await withdrawn(first, second)
      await tell(word(first, { type: 'reversal' }))
      await test.database.pool.query(
        "update payments set status = 'pending', check_at = null where id = $1",
        [out.id],
      )
      await test.database.pool.query(
        'update refunds set check_at = $2 where withdrawal_id = $1 and status = $3',
        [out.id, now(), 'opened'],
      )
      await end()
      expect(await sent()).toEqual([2_000n])
      const { data } = await test.client('getPayment', { params: { id: out.id } })
      expect(data).toMatchObject({ status: 'succeeded', amount: 2_000n })
      expect(await balance()).toBe(START)
    })

    it('end it where none is left', async () => {
      const payment = await openDeposit()
      await pay(payment)
      const out = await withdrawn(payment)
      await tell(word(payment, { type: 'reversal' }))
      const { data } = await test.client('getPayment', { params: { id: out.id } })
      expect(data).toMatchObject({ status: 'failed', cancellable: false })
      expect(await balance()).toBe(START)
      await end()
      expect(await sent()).toEqual([])
    })
  })
})
