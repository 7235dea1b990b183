import { amountOf, NO_AMOUNT } from '@touchline/betting'
import type { Placement } from '@touchline/contract'
import { describe, expect, it } from 'vitest'
import { allEngines } from '../../db/testing/test-database.ts'
import type { BetCancelMessage, FeedMessage } from '../../feed/messages.ts'
import { backendOfTest } from '../testing/backend-of-suite.ts'
import { expectLedgerToBalance } from '../testing/ledger-audit.ts'
import { combo, leg, single } from '../testing/placements.ts'
import { LOST, oddsChange, result, settlement, WON } from '../testing/world.ts'

const RESULT = [{ marketId: 1, specifier: '' }]
/** Behind all that the world says. */
let seq = 1_000_000

describe.each(allEngines)('what a feed takes back, on $name', (engine) => {
  const test = backendOfTest(engine)
  const { client } = test

  const place = async (body: Placement) => (await client('placeBets', { body })).data[0]?.id ?? ''
  const bet = async (id: string) =>
    (await client('listBets')).data.find((listed) => listed.id === id)
  const comesTo = (id: string, end: string) =>
    expect.poll(async () => (await bet(id))?.result).toBe(end)
  const balance = async () => (await client('listAccounts')).data[0]?.balance
  const numbered = () => ({ matchId: '1', at: test.clock.now(), seq: (seq += 1) })
  const ended = (outcome: typeof WON | typeof LOST, matchId = '1') =>
    settlement(matchId, test.clock.now(), [{ id: '1', ...outcome }], { seq: (seq += 1) })
  const wrong = (): FeedMessage => ({
    kind: 'rollback_bet_settlement',
    ...numbered(),
    markets: RESULT,
  })
  const cancel = (over: Partial<BetCancelMessage> = {}): BetCancelMessage => ({
    kind: 'bet_cancel',
    ...numbered(),
    markets: RESULT,
    reason: 'not_covered',
    ...over,
  })
  const valid = (over: { from?: number; until?: number; markets?: [] } = {}): FeedMessage => ({
    kind: 'rollback_bet_cancel',
    ...numbered(),
    markets: RESULT,
    ...over,
  })
  /** A moment after all that was said before. */
  const send = (...messages: FeedMessage[]) => {
    test.feed.send(...messages)
    test.clock.advance(1)
  }
  const isDone = async () => {
    const waiting = 'select from outcomes_to_apply union all select from settlement_queue'
    await expect.poll(async () => (await test.database.pool.query(waiting)).rowCount).toBe(0)
  }

  it('[MYB-04] opens a bet again whose result was wrong, and settles it by the next one', async () => {
    const id = await place(single(leg('1', '1', 2000), amountOf(1000n)))
    const won = ended(WON)
    send(won)
    await comesTo(id, 'win_entire')
    send(wrong())
    await comesTo(id, 'no_results')
    expect(await bet(id)).toMatchObject({
      status: 'waiting_results',
      settledAt: null,
      winAmount: 2000n,
      settlements: 2,
      selections: [{ status: 'open' }],
    })
    expect(await balance()).toBe(9000n)
    await expectLedgerToBalance(test.database.kysely)

    // Told again, as after a restart of the feed: neither counts.
    const marks = async () => {
      const marked = 'select received_at from taken_back'
      return (await test.database.pool.query<{ received_at: Date }>(marked)).rows
    }
    const before = await marks()
    send({ ...won, seq: (seq += 1) }, wrong())
    await expect.poll(marks).not.toEqual(before)
    await isDone()
    expect(await bet(id)).toMatchObject({ status: 'waiting_results', settlements: 2 })

    send(ended(LOST))
    await comesTo(id, 'lose_entire')
    expect(await balance()).toBe(9000n)
    await expectLedgerToBalance(test.database.kysely)
    const kept = 'select result, win_amount from settlements where bet_id = $1 order by number'
    expect((await test.database.pool.query(kept, [id])).rows).toEqual([
      { result: 'win_entire', win_amount: 2000n },
      { result: 'no_results', win_amount: 0n },
      { result: 'lose_entire', win_amount: 0n },
    ])
    const told = (await client('listNotifications')).data
    expect(told.map(({ title }) => title)).toEqual([
      expect.stringContaining('Result corrected'),
      'The result was withdrawn: your bet is open again',
      expect.stringContaining('Bet won'),
    ])
    expect(told[1]?.body).toMatch(/^The 20\.00\s€ that was paid for it goes back\.$/)
  })

  it('takes what was said in its order, all at once as well', async () => {
    const id = await place(single(leg('1', '1', 2000), amountOf(1000n)))
    test.feed.send(ended(WON), wrong(), ended(LOST), wrong(), ended(WON))
    await comesTo(id, 'win_entire')
    expect(await bet(id)).toMatchObject({ settlements: 1 })
    expect(await balance()).toBe(11_000n)
  })

  it('opens a combo again that a wrong leg had lost while others were open', async () => {
    const legs = [leg('1', '1', 2000), leg('3', '1', 1500)]
    const id = await place(combo(legs, amountOf(1000n)))
    send(ended(LOST))
    await comesTo(id, 'lose_entire')
    send(ended(WON))
    await comesTo(id, 'no_results')
    expect(await bet(id)).toMatchObject({
      status: 'waiting_results',
      selections: [{ status: 'won' }, { status: 'open' }],
    })
    send(ended(WON, '3'))
    await comesTo(id, 'win_entire')
    expect(await balance()).toBe(12_000n)
    await expectLedgerToBalance(test.database.kysely)
  })

  it('owes what is gone already, and takes it off what the bet brings by a cash-out', async () => {
    const id = await place(single(leg('1', '1', 2000), amountOf(10_000n)))
    send(ended(WON))
    await comesTo(id, 'win_entire')
    await place(single(leg('3', '1', 1500), amountOf(15_000n)))
    send(wrong())
    await comesTo(id, 'no_results')
    expect(await balance()).toBe(0n)
    expect((await bet(id))?.owed).toBe(15_000n)
    await expectLedgerToBalance(test.database.kysely)
    const prices = result([2000, 3000, 4000])
    send({ ...oddsChange('1', test.clock.now(), prices), seq: (seq += 1) })
    const toCashout = (await bet(id))?.toCashout ?? NO_AMOUNT
    await client('cashOutBet', { body: { betId: id, toCashout } })
    expect(await bet(id)).toMatchObject({ status: 'cashed_out', settlements: 3 })
    expect((await bet(id))?.owed).toBeUndefined()
    expect(await balance()).toBe(0n)
    await expectLedgerToBalance(test.database.kysely)
  })

  it('cancels the bets of a window alone, whose market goes on, and takes that back', async () => {
    const early = await place(single(leg('1', '1', 2000), amountOf(1000n)))
    const late = await place(single(leg('1', '1', 2000), amountOf(1000n)))
    const { rows } = await test.database.pool.query<{ at: Date }>(
      `update bets set created_at = created_at - case id when $1 then 60000 else 0 end
        * interval '1 ms' where id in ($1, $2) returning created_at as at, id`,
      [early, late],
    )
    const until = Math.max(...rows.map(({ at }) => at.getTime())) - 30_000
    const first = cancel({ until })
    send(first)
    await comesTo(early, 'refund_entire')
    expect(await bet(late)).toMatchObject({ status: 'waiting_results' })
    // The market takes bets, which have nothing to do with the window.
    const next = await place(single(leg('1', '1', 2000), amountOf(1000n)))
    test.clock.advance(30_000)
    send(ended(WON))
    await comesTo(late, 'win_entire')
    await comesTo(next, 'win_entire')
    expect((await bet(early))?.result).toBe('refund_entire')

    send(valid({ until: until - 1 }))
    send(valid({ until }))
    await comesTo(early, 'win_entire')
    send({ ...first, seq: (seq += 1) }, ended(LOST))
    await comesTo(late, 'lose_entire')
    await isDone()
    expect((await bet(early))?.result).toBe('lose_entire')
    await expectLedgerToBalance(test.database.kysely)
  })

  it('takes back the cancellation of a market, and that of a match apart from it', async () => {
    const id = await place(single(leg('1', '1', 2000), amountOf(1000n)))
    const market = cancel()
    const match = cancel({ markets: [] })
    send(market, match)
    await comesTo(id, 'refund_entire')
    send(valid({ markets: [] }))
    send(ended(WON))
    await isDone()
    expect((await bet(id))?.result).toBe('refund_entire')
    send(valid())
    await comesTo(id, 'win_entire')
    send({ ...market, seq: (seq += 1) })
    send({ ...match, seq: (seq += 1) })
    send(wrong())
    await comesTo(id, 'no_results')
    expect(await balance()).toBe(9000n)
    await expectLedgerToBalance(test.database.kysely)
  })
})
