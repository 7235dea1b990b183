import { amountOf, countMatched, readNumbers } from '@touchline/betting'
import { proveLottery } from '@touchline/contract/draws'
import { describe, expect, it } from 'vitest'

import { engines } from '../../db/testing/test-database.ts'
import { backendOfTest } from '../testing/backend-of-suite.ts'
import { expectLedgerToBalance } from '../testing/ledger-audit.ts'
import { single } from '../testing/placements.ts'
import { refuseUpdates } from '../testing/refuse-updates.ts'
import { cancelByHand, writeUndrawn } from './cancel-draw-command.ts'
import { drawOf, drawsOnSale, GAMES } from './games.ts'
import { readPromises } from './lottery-repository.ts'
import { REST_MS } from './lottery-service.ts'

const [FIVE] = GAMES

const DAY_MS = 86_400_000

describe.each(engines)('lotteries on $name', (engine) => {
  const test = backendOfTest(engine)
  const { client } = test

  const five = async () => {
    const [first] = (await client('listLotteries')).data
    if (first === undefined) throw new Error('a lottery')
    return first
  }
  const buy = async (outcomeId: string, stake = 50n) => {
    const { draw, marketId, specifier, odds } = await five()
    const leg = { matchId: draw.id, marketId, specifier, outcomeId, odds }
    return client('placeBets', { body: single(leg, amountOf(stake)) })
  }
  const balance = async () => (await client('listAccounts')).data[0]?.balance

  it('[LOTT-01] rules and the exact odds of each prize stand before any ticket', async () => {
    const lottery = await five()
    expect(lottery).toMatchObject({ code: 'five', numbers: 35, picks: 5 })
    expect(lottery.prizes[0]).toEqual({ matched: 5, multiple: 60_000, winning: 1, all: 324_632 })
    const pays = lottery.prizes.reduce(
      (sum, { multiple, winning, all }) => sum + (multiple * winning) / all,
      0,
    )
    expect(pays).toBeGreaterThan(0.6)
    expect(pays).toBeLessThan(1)
    const euro = lottery.stakes['EUR'] ?? []
    expect(euro[0]).toBe(50n)
    await test.backend.lotteries.work()
    expect((await five()).draw.commitment).toMatch(/^[0-9a-f]{64}$/)
  })

  it('[LOTT-01] tickets are bought, drawn, settled, and the draw can be made anew', async () => {
    await test.backend.lotteries.work()
    const { draw } = await five()
    const tickets = [
      '1-2-3-4-5',
      '6-7-8-9-10',
      '11-12-13-14-15',
      '16-17-18-19-20',
      '21-22-23-24-25',
      '26-27-28-29-30',
      '31-32-33-34-35',
      '1-2-3-4-5',
    ]
    for (const ticket of tickets) await buy(ticket)
    expect(await balance()).toBe(10_000n - 400n)
    const early = client('getLotteryProof', { params: { id: draw.id } })
    await expect(early).rejects.toMatchObject({ status: 404 })

    test.clock.advance(Date.parse(draw.closesAt) - test.clock.now() + REST_MS + 1000)
    await test.backend.lotteries.work()
    const proof = (await client('getLotteryProof', { params: { id: draw.id } })).data
    expect(proof.tickets.map(({ numbers }) => numbers)).toEqual(tickets)
    expect(await proveLottery(proof, globalThis.crypto.subtle)).toEqual({ verdict: 'proven' })
    expect((await five()).results[0]).toMatchObject({ id: draw.id, drawn: proof.drawn })
    const next = String(Number(draw.id) + 1)
    const asked = (ids: string[]) => test.visitor()('listLotteryDraws', { query: { ids } })
    expect((await asked([next, draw.id, 'x'])).data).toEqual([
      {
        id: draw.id,
        number: draw.number,
        closesAt: draw.closesAt,
        drawn: proof.drawn,
        cancelled: false,
      },
    ])
    await expect(asked(Array.from({ length: 101 }, String))).rejects.toMatchObject({ status: 400 })

    const bets = async () => (await client('listBets')).data
    await expect
      .poll(async () => (await bets()).every(({ status }) => status === 'done'))
      .toBe(true)
    const pays = new Map(FIVE?.prizes.map(({ matched, multiple }) => [matched, multiple]))
    let won = 0n
    for (const bet of await bets()) {
      const [leg] = bet.selections
      const own = FIVE === undefined ? [] : (readNumbers(leg?.outcome.id ?? '', FIVE) ?? [])
      const prize = 50n * BigInt(pays.get(countMatched(own, proof.drawn)) ?? 0)
      expect(bet.winAmount).toBe(prize)
      expect(leg?.status).toBe(prize > 0n ? 'won' : 'lost')
      won += prize
    }
    expect(await balance()).toBe(9_600n + won)
    await expectLedgerToBalance(test.database.kysely)
  })

  it('is drawn once, whichever process comes first', async () => {
    await test.backend.lotteries.work()
    await buy('1-2-3-4-5')
    const { draw } = await five()
    test.clock.advance(Date.parse(draw.closesAt) - test.clock.now() + REST_MS + 1000)
    await Promise.all([1, 2, 3].map(() => test.backend.lotteries.work()))
    const before = (await client('getLotteryProof', { params: { id: draw.id } })).data
    await test.backend.lotteries.work()
    expect((await client('getLotteryProof', { params: { id: draw.id } })).data).toEqual(before)
    await expectLedgerToBalance(test.database.kysely)
  })

  it('[LOTT-01] a draw that is cancelled gives its tickets back, and shows what it would have drawn', async () => {
    const db = test.database.kysely
    const now = () => new Date(test.clock.now())
    // Those of today are drawn by other tests. It works when it is told to, as another process might.
    await test.restart({ downMs: 2 * DAY_MS })
    await test.backend.lotteries.stop()
    await test.backend.lotteries.work()
    const { draw, marketId, specifier, odds } = await five()
    await buy('1-2-3-4-5')
    expect(await writeUndrawn(db)).toContain(
      `${draw.id}\tfive ${draw.number}\tcloses ${draw.closesAt}\t1 tickets`,
    )
    const both = await Promise.allSettled([
      cancelByHand(db, draw.id, now()),
      cancelByHand(db, draw.id, now()),
    ])
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    const late = { matchId: draw.id, marketId, specifier, outcomeId: '6-7-8-9-10', odds }
    await client('placeBets', { body: single(late, amountOf(70n)) })
    expect(await balance()).toBe(10_000n - 120n)

    await test.backend.lotteries.work()
    await expect.poll(balance).toBe(10_000n)
    for (const bet of (await client('listBets')).data) {
      expect(bet).toMatchObject({ status: 'done', result: 'refund_entire' })
      expect(bet.selections[0]?.status).toBe('void')
    }
    expect((await five()).draw.number).toBe(draw.number + 1)
    expect((await five()).results[0]).toMatchObject({ id: draw.id, drawn: [], cancelled: true })
    await expect(client('placeBets', { body: single(late, amountOf(50n)) })).rejects.toMatchObject({
      status: 422,
    })

    test.clock.advance(Date.parse(draw.closesAt) - test.clock.now() + REST_MS + 1000)
    await test.backend.lotteries.work()
    const proof = (await client('getLotteryProof', { params: { id: draw.id } })).data
    expect(proof.tickets.map(({ numbers }) => numbers)).toEqual(['1-2-3-4-5'])
    expect(await proveLottery(proof, globalThis.crypto.subtle)).toEqual({ verdict: 'proven' })
    expect(await balance()).toBe(10_000n)
    await expectLedgerToBalance(db)
  })

  it('[LOTT-01] a game of which every draw on sale is cancelled is not on offer until the next', async () => {
    await test.restart({ downMs: 4 * DAY_MS })
    await test.backend.lotteries.work()
    const draws = GAMES.flatMap((game) => drawsOnSale(game, test.clock.now()))
    const now = new Date(test.clock.now())
    for (const { id } of draws) await cancelByHand(test.database.kysely, id, now)
    expect((await client('listLotteries')).data).toEqual([])
    test.clock.advance((draws[0]?.closesAt ?? 0) - test.clock.now())
    expect((await client('listLotteries')).data.map(({ code }) => code)).toEqual(['five'])
  })

  it('[LOTT-01] a draw that is over is not cancelled, nor one that there is not', async () => {
    await test.restart({ downMs: 3 * DAY_MS })
    await test.backend.lotteries.work()
    const { draw } = await five()
    test.clock.advance(Date.parse(draw.closesAt) - test.clock.now() + REST_MS + 1000)
    await test.backend.lotteries.work()
    const cancel = (id: string) =>
      cancelByHand(test.database.kysely, id, new Date(test.clock.now()))
    await expect(cancel(draw.id)).rejects.toThrow(`${draw.id} is drawn`)
    await expect(cancel('5100')).rejects.toThrow('There is no draw 5100.')
  })

  it('[LOTT-01] sells no ticket of a draw before its promise', async () => {
    const promised = async () => {
      const { draw } = await five()
      const rows = await test.database.kysely
        .selectFrom('lottery_draws')
        .select(['commitment'])
        .where('match_id', '=', draw.id)
        .execute()
      expect(rows).toEqual(draw.commitment === null ? [] : [{ commitment: draw.commitment }])
      return draw.commitment
    }
    expect(await promised()).not.toBeNull()
    await buy('1-2-3-4-5')
    // As a process that has lost the database, or was away.
    await test.backend.lotteries.stop()
    test.clock.advance(60 * 60_000)
    expect(await promised()).toBeNull()
    await expect(buy('1-2-3-4-5')).rejects.toMatchObject({ status: 422 })
    expect(await balance()).toBe(10_000n - 50n)
    await test.backend.lotteries.work()
    const commitment = await promised()
    expect(commitment).not.toBeNull()
    await buy('1-2-3-4-5')
    expect(await promised()).toBe(commitment)
  })

  it('[LOTT-01] a draw is promised before its sale begins', async () => {
    await test.backend.lotteries.stop()
    const { draw, marketId, specifier, odds } = await five()
    if (FIVE === undefined) throw new Error('a game')
    const last = drawsOnSale(FIVE, test.clock.now()).at(-1)
    const next = drawOf(FIVE, (last?.number ?? 0) + 1)
    const leg = { matchId: next.id, marketId, specifier, outcomeId: '1-2-3-4-5', odds }
    const buyNext = () => client('placeBets', { body: single(leg, amountOf(50n)) })
    await expect(buyNext()).rejects.toMatchObject({ status: 422 })
    test.clock.advance(Date.parse(draw.closesAt) - test.clock.now())
    expect((await buyNext()).data).toHaveLength(1)
    const promised = (await readPromises(test.database.kysely, [next])).get(next.id)
    expect(promised?.commitment).toMatch(/^[0-9a-f]/)
  })

  it.each(['5-4-3-2-1', '1-2-3-4', '1-1-2-3-4', '0-1-2-3-4', '1-2-3-4-36', 'x'])(
    'refuses what is no ticket: %s',
    async (numbers) => {
      await expect(buy(numbers)).rejects.toMatchObject({ status: 422 })
      expect(await balance()).toBe(10_000n)
    },
  )

  it('sells no ticket of a draw that has closed', async () => {
    const { draw, marketId, specifier, odds } = await five()
    test.clock.advance(Date.parse(draw.closesAt) - test.clock.now())
    const leg = { matchId: draw.id, marketId, specifier, outcomeId: '1-2-3-4-5', odds }
    const late = client('placeBets', { body: single(leg, amountOf(50n)) })
    await expect(late).rejects.toMatchObject({ status: 422 })
  })

  it('[LOTT-01] are drawn where one before them cannot be, and that one later', async () => {
    // Those of today are drawn by other tests.
    await test.restart({ downMs: DAY_MS })
    await test.backend.lotteries.work()
    const { draw } = await five()
    const allow = await refuseUpdates(test.database.pool, [
      `on lottery_draws for each row when (new.match_id = '${draw.id}')`,
    ])
    test.clock.advance(Date.parse(draw.closesAt) - test.clock.now() + 1000)
    await test.backend.lotteries.work()
    const next = (await five()).draw
    test.clock.advance(Date.parse(next.closesAt) - test.clock.now() + REST_MS + 1000)
    // The backend draws besides, from when its clock goes on.
    await test.backend.lotteries.work().catch(() => undefined)
    const query = { ids: [draw.id, next.id] }
    const drawn = async () =>
      (await test.visitor()('listLotteryDraws', { query })).data.map(({ id }) => id)
    await expect.poll(drawn).toEqual([next.id])
    await allow()
    await test.backend.lotteries.work()
    await expect.poll(drawn).toHaveLength(2)
  })
})

describe.each(engines)('lotteries switched off on $name', (engine) => {
  const test = backendOfTest(engine, { lotteries: false })

  it('[LOTT-02] nothing is offered or sold, and settings say so', async () => {
    const { client, clock } = test
    expect((await client('getSettings')).data.lotteryEnabled).toBe(false)
    expect((await client('listLotteries')).data).toEqual([])
    const [draw] = FIVE === undefined ? [] : drawsOnSale(FIVE, clock.now())
    const leg = {
      matchId: draw?.id ?? '',
      marketId: 920,
      specifier: 'of=35|picks=5',
      outcomeId: '1-2-3-4-5',
      odds: 60_000_000,
    }
    const asked = client('placeBets', { body: single(leg as never, amountOf(50n)) })
    await expect(asked).rejects.toMatchObject({ status: 422 })
  })
})
