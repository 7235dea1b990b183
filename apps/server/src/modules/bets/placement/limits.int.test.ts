import { amountOf, type Amount } from '@touchline/betting'
import { wordsOf } from '@touchline/contract'
import type { Placement } from '@touchline/contract'
import { describe, expect, it } from 'vitest'
import { allEngines } from '../../../db/testing/test-database.ts'
import { beginExclusion } from '../../limits/exclusion.ts'
import { listLimits, setLimit } from '../../limits/change-limits.ts'
import { readGuardRails, setGuardRails } from '../../limits/guard-rails.ts'
import { createNoticeMail } from '../../players/notice-mail.ts'
import { backendOfSuite } from '../../testing/backend-of-suite.ts'
import { giveBonus } from '../../testing/bonuses.ts'
import { expectLedgerToBalance } from '../../testing/ledger-audit.ts'
import { passTime } from '../../testing/pass-time.ts'
import { createPlayer } from '../../testing/people.ts'
import { combo, leg, single } from '../../testing/placements.ts'
import { refusalOf } from '../../testing/refusal.ts'
import { storedSingle } from '../../testing/stored-placement.ts'
import { postTransaction, postTransactions } from '../../wallet/post-transaction.ts'
import { acceptBet } from '../acceptance/accept-bet.ts'
import { runPlacement } from './place-bets-statement.ts'

const DAY_MS = 86_400_000

type Placed = Awaited<ReturnType<typeof runPlacement>>

function betIdOf(placed: Placed): bigint {
  const [betId] = placed.outcome === 'placed' ? placed.bet_ids : []
  if (betId === undefined) throw new Error('nothing was placed')
  return betId
}

describe.each(allEngines)('placements under limits on $name', (engine) => {
  const test = backendOfSuite(engine)
  const now = () => new Date(test.clock.now())
  const db = () => test.database.kysely
  const place = (player: number, stake: bigint, over: Parameters<typeof storedSingle>[2] = {}) =>
    runPlacement(db(), storedSingle(player, amountOf(stake), { now: now(), ...over }))
  const limit = (
    player: number,
    type: 'loss' | 'wager' | 'bet',
    amount: bigint,
    currency = 'EUR',
    period: 'day' | 'week' | 'month' = 'day',
  ) =>
    setLimit(
      db(),
      player,
      { type, amount: amountOf(amount), currency, ...(type === 'bet' ? {} : { period }) },
      now(),
    )

  it('[RG-02] [FAIR-25] of 100 placements at once in two currencies none passes a loss limit', async () => {
    const player = await createPlayer(db(), { EUR: amountOf(100_000n), USDT: amountOf(10n ** 9n) })
    await limit(player, 'loss', 8_000n)
    const outcomes = await Promise.all(
      Array.from({ length: 100 }, (_, index) =>
        index % 2 === 0
          ? place(player, 300n)
          : // Two euros' worth.
            place(player, 2_000_000n, { currency: 'USDT' }),
      ),
    )
    const { rows } = await test.database.pool.query<{ euros: string }>(
      `select sum(b.stake::numeric * 100 / c.per_euro)::text as euros
       from bets b join currencies c on c.code = b.currency where b.player_id = $1`,
      [player],
    )
    const staked = Number(rows[0]?.euros)
    expect(staked).toBeLessThanOrEqual(8_000)
    expect(staked).toBeGreaterThan(7_700)
    expect(outcomes.filter(({ outcome }) => outcome === 'limited').length).toBeGreaterThan(0)
    await expectLedgerToBalance(db())
  })

  it('[FAIR-25] a limit is there to its last unit for stakes in another currency', async () => {
    const player = await createPlayer(db(), { JPY: amountOf(100_000n) })
    const yen = (stake: bigint) => place(player, stake, { currency: 'JPY' })
    // A euro is ¥150.
    await limit(player, 'bet', 200n)
    await limit(player, 'wager', 1_000n)
    expect(await yen(301n)).toMatchObject({ outcome: 'limited', type: 'bet' })
    for (const stake of [300n, 300n, 300n, 300n]) {
      expect((await yen(stake)).outcome).toBe('placed')
    }
    expect(await yen(301n)).toMatchObject({ outcome: 'limited' })
    expect((await yen(300n)).outcome).toBe('placed')
    expect(await yen(1n)).toMatchObject({ outcome: 'limited', type: 'wager', left: 0n })
  })

  it('[FAIR-25] [FAIR-30] the lowest of several periods wins, says what is left, and begins anew', async () => {
    const player = await createPlayer(db(), { EUR: amountOf(100_000n) })
    await limit(player, 'wager', 5_000n)
    await limit(player, 'wager', 7_000n, 'EUR', 'week')
    expect((await place(player, 4_000n)).outcome).toBe('placed')
    const until = new Date(test.clock.now() + DAY_MS)
    expect(await place(player, 1_001n)).toMatchObject({
      outcome: 'limited',
      type: 'wager',
      period: 'day',
      left: 1_000n,
      amount: 5_000n,
      until,
    })
    await passTime(test.database, DAY_MS)
    expect((await place(player, 3_000n)).outcome).toBe('placed')
    expect(await place(player, 1n)).toMatchObject({ outcome: 'limited', period: 'week', left: 0n })
  })

  it('counts what came back against a loss limit, and a refused bet against both', async () => {
    const player = await createPlayer(db(), { EUR: amountOf(100_000n) })
    await limit(player, 'loss', 1_000n)
    await limit(player, 'wager', 2_000n)
    await place(player, 1_000n)
    const back = (kind: 'settlement' | 'rejection', amount: bigint) =>
      postTransaction(db(), {
        kind,
        cause: `${player}:${kind}`,
        playerId: player,
        currency: 'EUR',
        entries: [
          { account: 'stakes', amount: amountOf(-amount) },
          { account: 'player', amount: amountOf(amount) },
        ],
      })
    expect(await place(player, 1n)).toMatchObject({ outcome: 'limited', type: 'loss' })
    await back('settlement', 400n)
    expect((await place(player, 400n)).outcome).toBe('placed')
    expect(await place(player, 1n)).toMatchObject({ outcome: 'limited', type: 'loss' })
    await back('rejection', 400n)
    expect((await place(player, 400n)).outcome).toBe('placed')
  })

  it('[RG-02] a freebet stakes nothing, also where a limit is lower than what has been used', async () => {
    const player = await createPlayer(db(), { EUR: amountOf(100_000n) })
    await limit(player, 'wager', 1_000n)
    expect((await place(player, 800n)).outcome).toBe('placed')
    await limit(player, 'wager', 500n)
    const { bets } = storedSingle(player, amountOf(100n))
    const terms = { mode: 'all_win', amount: { EUR: '1.00' } }
    const given = { kind: 'freebet', terms, amount: 100n } as const
    const id = BigInt(await giveBonus(test.database.pool, player, given))
    const uses = [{ bonusId: id, chosen: true, potential: 0n }]
    const bonus = { id, type: 'freebet', odds: null, freebetMode: 'all_win', boost: null } as const
    const free = bets.map((bet) => ({ ...bet, bonus, uses }))
    expect(await place(player, 1n)).toMatchObject({ outcome: 'limited', left: 0n })
    expect(await place(player, 100n, { bets: free })).toMatchObject({ outcome: 'placed' })
  })

  it('[FAIR-25] never goes back to a period that is over, whatever time a placement is of', async () => {
    const player = await createPlayer(db(), { EUR: amountOf(100_000n) })
    await limit(player, 'wager', 5_000n)
    const begun = test.clock.now()
    const at = (ms: number) => ({ now: new Date(begun + ms) })
    expect((await place(player, 4_000n, at(0))).outcome).toBe('placed')
    expect((await place(player, 3_000n, at(DAY_MS))).outcome).toBe('placed')
    // It waited, or comes from a process whose clock is behind.
    const late = at(DAY_MS - 1)
    expect(await place(player, 2_001n, late)).toMatchObject({
      outcome: 'limited',
      left: 2_000n,
      until: new Date(begun + 2 * DAY_MS),
    })
    expect((await place(player, 1_000n, late)).outcome).toBe('placed')
    expect(await listLimits(db(), player, late.now)).toMatchObject([
      { current: 4_000n, resetsAt: new Date(begun + 2 * DAY_MS).toISOString() },
    ])
    expect(await place(player, 1_001n, at(DAY_MS))).toMatchObject({ left: 1_000n })
    expect((await place(player, 5_000n, at(2 * DAY_MS))).outcome).toBe('placed')
  })

  it.each(['wager', 'loss'] as const)(
    '[FAIR-25] a bet that is refused in the next period of a %s limit makes no room there',
    async (type) => {
      const player = await createPlayer(db(), { EUR: amountOf(100_000n) })
      await limit(player, type, 1_000n)
      const placeToWait = async () => {
        const { bets } = storedSingle(player, amountOf(400n))
        const waits = { status: 'submitted', acceptanceAt: now() } as const
        return place(player, 400n, { bets: bets.map((bet) => ({ ...bet, ...waits })) })
      }
      const refuse = async (waiting: Placed) =>
        acceptBet(
          db(),
          test.backend.book,
          {
            betId: betIdOf(waiting),
            verdict: { approved: false, reason: 'error.place_bets.not_approved' },
            now: test.clock.now(),
          },
          async () => ({ kind: 'refused', problems: new Map() }),
        )
      const before = await placeToWait()
      await passTime(test.database, DAY_MS)
      const within = await placeToWait()
      expect((await place(player, 500n)).outcome).toBe('placed')
      await refuse(before)
      expect(await place(player, 101n)).toMatchObject({ outcome: 'limited', left: 100n })
      await refuse(within)
      expect(await place(player, 501n)).toMatchObject({ outcome: 'limited', left: 500n })
      expect(await listLimits(db(), player, now())).toMatchObject([{ current: 500n }])
      expect((await place(player, 500n)).outcome).toBe('placed')
    },
  )

  it('[FAIR-25] what comes back for stakes of earlier periods makes no room beyond a loss limit', async () => {
    const player = await createPlayer(db(), { EUR: amountOf(100_000n), USDT: amountOf(10n ** 9n) })
    const idOf = (placed: Placed) => String(betIdOf(placed))
    // Before there was a limit, in its first period, and in its second.
    const older = idOf(await place(player, 700n))
    await limit(player, 'loss', 1_000n)
    const euros = idOf(await place(player, 500n))
    const dollars = idOf(await place(player, 4_000_000n, { currency: 'USDT' }))
    await passTime(test.database, DAY_MS)
    const today = idOf(await place(player, 600n))
    const book = (
      kind: 'settlement' | 'resettlement' | 'cashout',
      cause: string,
      amount: bigint,
      currency = 'EUR',
    ) => ({
      kind,
      cause,
      playerId: player,
      currency,
      entries: [
        { account: 'stakes', amount: amountOf(-amount) },
        { account: 'player', amount: amountOf(amount) },
      ] as const,
    })
    await postTransactions(db(), [
      book('settlement', older, 700n),
      book('settlement', euros, 5_000n),
      book('cashout', dollars, 3_000_000n, 'USDT'),
    ])
    expect(await place(player, 401n)).toMatchObject({ outcome: 'limited', left: 400n })
    // A correction of what was then is no loss of today either.
    await postTransaction(db(), book('resettlement', `${euros}:2`, -2_000n))
    expect(await place(player, 401n)).toMatchObject({ outcome: 'limited', left: 400n })
    await postTransaction(db(), book('settlement', today, 250n))
    expect(await place(player, 651n)).toMatchObject({ outcome: 'limited', left: 650n })
    expect((await place(player, 650n)).outcome).toBe('placed')
  })

  it('[RG-02] holds a largest stake by its worth in every currency', async () => {
    const player = await createPlayer(db(), { EUR: amountOf(100_000n), USDT: amountOf(10n ** 9n) })
    await limit(player, 'bet', 1_000n)
    expect((await place(player, 1_000n)).outcome).toBe('placed')
    expect(await place(player, 1_001n)).toMatchObject({ outcome: 'limited', type: 'bet' })
    expect(await place(player, 10_000_001n, { currency: 'USDT' })).toMatchObject({
      outcome: 'limited',
      type: 'bet',
    })
  })

  it('[RG-02] takes no bet of a player who takes a break', async () => {
    const player = await createPlayer(db(), { EUR: amountOf(100_000n) })
    await beginExclusion(
      db(),
      player,
      { type: 'coolingoff', days: 1 },
      {
        now: now(),
        notices: createNoticeMail({ send: () => Promise.resolve() }, 'en'),
        zone: null,
      },
    )
    expect(await place(player, 100n)).toMatchObject({ outcome: 'limited', type: 'coolingoff' })
    await passTime(test.database, DAY_MS)
    expect((await place(player, 100n)).outcome).toBe('placed')
  })

  it('keeps to the hours that a player keeps free of live bets, in their zone', async () => {
    const player = await createPlayer(db(), { EUR: amountOf(100_000n) })
    const rails = {
      pause: null,
      calm: false,
      noLive: { from: 1_320, until: 360, zone: 'Europe/Vienna' },
    }
    await setGuardRails(db(), { id: player, sessionId: '' }, rails, now())
    const at = (time: string) => ({ now: new Date(`2026-06-01T${time}:00Z`) })
    const live = (time: string) => {
      const placement = storedSingle(player, amountOf(100n), at(time))
      const bets = placement.bets.map((bet) => ({ ...bet, isLive: true }))
      return runPlacement(db(), { ...placement, bets })
    }
    expect((await live('19:59')).outcome).toBe('placed')
    expect(await live('20:00')).toMatchObject({
      outcome: 'limited',
      type: 'no_live',
      until: new Date('2026-06-02T04:00:00Z'),
    })
    expect(await live('03:59')).toMatchObject({ outcome: 'limited', type: 'no_live' })
    expect((await live('04:00')).outcome).toBe('placed')
    expect((await place(player, 100n, at('22:00'))).outcome).toBe('placed')
  })

  it.each([
    // Clocks go forward at 01:00 UTC of the one night, and back at that of the other.
    ['2027-03-27T22:00:00Z', '2027-03-28T04:00:00Z', '2027-03-28T20:00:00Z'],
    ['2026-10-24T22:00:00Z', '2026-10-25T05:00:00Z', '2026-10-25T21:00:00Z'],
  ])('[FAIR-30] quiet hours that hold at %s end by the clock', async (night, ends, next) => {
    const player = await createPlayer(db(), { EUR: amountOf(100_000n) })
    const noLive = { from: 1_320, until: 360, zone: 'Europe/Vienna' }
    const asker = { id: player, sessionId: '' }
    await setGuardRails(db(), asker, { pause: null, calm: false, noLive }, now())
    const live = (at: Date) => {
      const placement = storedSingle(player, amountOf(100n), { now: at })
      const bets = placement.bets.map((bet) => ({ ...bet, isLive: true }))
      return runPlacement(db(), { ...placement, bets })
    }
    const end = new Date(ends)
    expect(await live(new Date(night))).toMatchObject({ type: 'no_live', until: end })
    expect(await live(new Date(end.getTime() - 1))).toMatchObject({ type: 'no_live', until: end })
    expect((await live(end)).outcome).toBe('placed')
    expect((await readGuardRails(db(), asker, new Date(night))).held.noLiveUntil).toBe(
      end.toISOString(),
    )
    expect((await readGuardRails(db(), asker, end)).held.changesAt).toBe(
      new Date(next).toISOString(),
    )
  })

  it('[FAIR-30] pauses after so many losses in a row, for as long as was chosen', async () => {
    const player = await createPlayer(db(), { EUR: amountOf(100_000n) })
    const pause = { losses: 2, amount: null, currency: null, minutes: 60 }
    await setGuardRails(
      db(),
      { id: player, sessionId: '' },
      { pause, noLive: null, calm: false },
      now(),
    )
    const settle = async (stake: bigint, win: bigint, result = 'lose_entire') => {
      test.clock.advance(1_000)
      await place(player, stake)
      await test.database.pool.query(
        `with bet as (
           update bets set status = 'done', settled_at = $2
           where id = (select max(id) from bets where player_id = $1) returning id
         )
         insert into settlements (bet_id, number, result, win_amount)
         select id, 1, $4, $3 from bet`,
        [player, now(), win, result],
      )
    }
    await settle(100n, 0n)
    await settle(100n, 200n)
    await settle(100n, 0n)
    expect((await place(player, 100n)).outcome).toBe('placed')
    // What was returned is neither lost nor won.
    await settle(100n, 100n, 'refund_entire')
    await settle(100n, 0n)
    const { held } = await readGuardRails(db(), { id: player, sessionId: '' }, now())
    expect(await place(player, 100n)).toMatchObject({
      outcome: 'limited',
      type: 'pause',
      until: new Date(held.pauseUntil ?? ''),
    })
    await passTime(test.database, 3_600_000)
    expect((await place(player, 100n)).outcome).toBe('placed')
  })

  it('[RG-02] [FAIR-30] holds bets of every kind, and takes them once they fit', async () => {
    const { client } = await test.player()
    const wager = { type: 'wager', period: 'day', amount: amountOf(500n), currency: 'EUR' } as const
    await client('setLimit', { body: wager })
    const legs = [leg('1', '1', 2000), leg('3', '1', 1500), leg('4', '4', 1700, 186)] as const
    const [first] = legs
    const quick = (stake: Amount) => {
      const body = single(first, stake)
      return { ...body, meta: { ...body.meta, quick: true } }
    }
    const kinds: ((stake: Amount) => Placement)[] = [
      (stake) => single(first, stake),
      quick,
      (stake) => single(first, stake, { isVip: true }),
      (stake) => combo([...legs], stake),
      (stake) => combo([...legs], stake, { type: 'system', systemId: '2/3' }),
      // Two of them that fit alone.
      (stake) => {
        const body = single(first, amountOf(stake / 2n))
        return { ...body, bets: [...body.bets, ...body.bets] }
      },
    ]
    for (const body of kinds) {
      expect(await refusalOf(client('placeBets', { body: body(amountOf(600n)) }))).toMatchObject({
        status: 422,
        messageKey: 'error.limits.wager',
      })
    }
    await client('placeBets', { body: quick(amountOf(500n)) })
    expect((await client('listLimits')).data).toMatchObject([{ current: 500n }])
  })

  it('[RG-01] [RG-04] says in words which limit stands in the way, and until when', async () => {
    const { client } = await test.player()
    const body = { type: 'loss', period: 'day', amount: amountOf(500n), currency: 'EUR' } as const
    await client('setLimit', { body })
    await client('placeBets', { body: single(leg('1', '1', 2000), amountOf(300n)) })
    const refusal = await refusalOf(
      client('placeBets', { body: single(leg('1', '1', 2000), amountOf(300n)) }),
    )
    expect(refusal).toMatchObject({
      status: 422,
      messageKey: 'error.limits.loss',
      details: { limit: 'loss', left: 200, amount: 500, currency: 'EUR' },
    })
    expect(wordsOf(refusal.details)).toEqual([])
    expect(refusal.localizedMessage).toMatch(
      /^Your loss limit: 2\.00\u00A0€ of 5\.00\u00A0€ are left until/,
    )
    expect((await client('listLimits')).data).toMatchObject([
      { type: 'loss', period: 'day', amount: 500n, current: 300n, status: 'active' },
    ])
  })
})
