import { amountOf, oddsOf, type Odds } from '@touchline/betting'
import { describe, expect, it } from 'vitest'

import { engines } from '../../db/testing/test-database.ts'
import type { FeedMessage } from '../../feed/messages.ts'
import { createSimClock } from '../../feed/simulator/engine/sim-clock.ts'
import { createRaceRunner } from '../../feed/simulator/racing/race-runner.ts'
import { racePlans, withCourses } from '../../feed/simulator/racing/race-schedule.ts'
import { backendOfTest, type BackendOfTest } from '../testing/backend-of-suite.ts'
import { giveBonus } from '../testing/bonuses.ts'
import { expectLedgerToBalance } from '../testing/ledger-audit.ts'
import { single } from '../testing/placements.ts'
import { catalogue } from '../testing/world.ts'

const SEED = '7'
const HOUR = 3600_000
/** Of what is on offer: before, during and stopped. */
const COMING: (0 | 1 | 2)[] = [0, 1, 2]

/** The first race of which a runner is taken out, and in which nobody shares a place. */
function aRace(now: number) {
  const clock = createSimClock(now, 1)
  const options = { seed: SEED, provider: 'simulator', clock, marginScale: 1 } as const
  for (const plan of racePlans(SEED, clock.zero, 0, 48 * HOUR)) {
    const draw = plan.race?.()
    if (draw === undefined || plan.kickOff < HOUR) continue
    const { ranks } = draw.end()
    const running = ranks.filter((rank) => rank > 0)
    const out = draw.withdrawnAt.filter((at) => at !== null)
    if (out.length !== 1 || new Set(running).size < running.length || running.length < 8) continue
    return {
      plan,
      draw,
      off: clock.wallAt(plan.kickOff),
      make: () => createRaceRunner(plan, draw, options),
    }
  }
  throw new Error('there is no such race')
}

/** The card as players see it before anybody is taken out. */
function openRace({ clock, feed }: BackendOfTest) {
  const race = aRace(clock.now())
  const runner = race.make()
  feed.send(withCourses(catalogue), ...runner.announce(race.off - 2 * HOUR))
  feed.send(...runner.advance(race.off - 2 * HOUR))
  return { ...race, runner, id: race.plan.id }
}

describe.each(engines)('racing on $name', (engine) => {
  const test = backendOfTest(engine)
  const { client } = test

  const send = (messages: readonly FeedMessage[]) => test.feed.send(...messages)

  const open = () => openRace(test)

  const marketsOf = async (id: string) =>
    (await client('listMarkets', { params: { id }, query: {} })).data

  it('[RACE-01] an each-way bet is settled by its halves, Rule 4 and the field it was made on', async () => {
    const { id, runner, off, draw } = open()
    const [before] = [await marketsOf(id)]
    const eachWay = before.find((market) => market.id === 912)
    const card = (await client('getRace', { params: { id } })).data
    const winner = card.runners[draw.end().ranks.indexOf(1)]
    const gone = card.runners[draw.withdrawnAt.findIndex((at) => at !== null)]
    if (eachWay === undefined || winner === undefined || gone === undefined) throw new Error('card')
    const bet = async (outcomeId: string) => {
      const outcome = eachWay.outcomes.find((one) => one.id === outcomeId)
      const leg = {
        matchId: id,
        marketId: 912,
        specifier: eachWay.specifier,
        outcomeId,
        odds: outcome?.odds ?? oddsOf(0),
      }
      await client('placeBets', { body: single(leg, amountOf(1000n)) })
      return leg.odds
    }
    const odds = await bet(winner.outcomeId)
    await bet(gone.outcomeId)

    send(runner.advance(off - 1000))
    const after = await marketsOf(id)
    expect(after.map(({ specifier }) => specifier)).not.toContain(eachWay.specifier)
    const told = (await client('getRace', { params: { id } })).data
    const withdrawn = told.runners.find(({ outcomeId }) => outcomeId === gone.outcomeId)?.withdrawn
    expect(withdrawn).toBeGreaterThan(1000)

    send(runner.advance(off + 1000))
    send(runner.advance(off + 600_000))
    const bets = async () => (await client('listBets')).data
    await expect
      .poll(async () => (await bets()).every(({ status }) => status === 'done'))
      .toBe(true)
    const [onGone, onWinner] = await bets()
    const over = (await client('getRace', { params: { id } })).data
    const ran = over.runners.find(({ outcomeId }) => outcomeId === winner.outcomeId)
    const startingPrice = ran?.startingPrice
    expect(onGone).toMatchObject({ result: 'refund_entire', winAmount: 1000n })
    const part = Number(/part=(\d)/.exec(eachWay.specifier)?.[1])
    expect(onWinner).toMatchObject({
      result: 'win_entire',
      winAmount: byHand(odds, part, withdrawn ?? oddsOf(0), startingPrice ?? oddsOf(0)),
      selections: [{ bestOdds: true, race: { eachWay: { part }, startingPrice } }],
    })
    await expectLedgerToBalance(test.database.kysely)

    expect(ran).toMatchObject({ place: 1, isDeadHeat: false })
    const [listed] = (await client('listRaces')).data
    expect(listed?.placed.map(({ place }) => place)).toEqual([1, 2, 3])
  })

  it('[RACE-01] [CASH-03] an each-way bet is cashed out for what both halves are worth now', async () => {
    const { id } = open()
    const markets = await marketsOf(id)
    const eachWay = markets.find((market) => market.id === 912)
    const outcome = eachWay?.outcomes[0]
    if (eachWay === undefined || outcome === undefined) throw new Error('card')
    const { id: outcomeId, odds } = outcome
    const leg = { matchId: id, marketId: 912, specifier: eachWay.specifier, outcomeId, odds }
    const placed = await client('placeBets', { body: single(leg, amountOf(10_000n)) })
    const part = Number(/part=(\d)/.exec(eachWay.specifier)?.[1])
    const chance = (marketId: number) => {
      const { specifier = '' } = markets.find((market) => market.id === marketId) ?? {}
      return test.backend.book.priceOf(id, marketId, specifier, outcomeId)?.probability ?? 0
    }
    const profit = (odds / 1000 - 1) / ((1 + 1 / part) / 2)
    const worth = (10_000 / 2) * (chance(910) * (1 + profit) + chance(911) * (1 + profit / part))
    const [bet] = (await client('listBets')).data
    const offered = Number(bet?.toCashout ?? 0)
    // Less the margin, and rounded down to a step of at most a hundredth.
    expect(offered).toBeLessThanOrEqual(worth * 0.95)
    expect(offered).toBeGreaterThan(worth * 0.95 * 0.989)
    expect(placed.data).toHaveLength(1)

    // What it keeps back of a place alone would be more than the place pays.
    const freebet = await giveBonus(test.database.pool, test.playerId, {
      kind: 'freebet',
      amount: 1000n,
      terms: { mode: 'all_win', amount: { EUR: '10.00' } },
    })
    const bonus = { id: freebet, type: 'freebet', odds: null } as const
    const body = single(leg, amountOf(1000n))
    await client('placeBets', {
      body: { ...body, bets: body.bets.map((one) => ({ ...one, bonus })) },
    })
    expect((await client('listBets')).data[0]).toMatchObject({
      bonus: { id: freebet },
      toCashout: null,
    })
  })

  it('[RACE-01] [GAP-41] races stand in no list of matches', async () => {
    const { id } = open()
    const ids = async (query: object) =>
      (await client('listMatches', { query })).data.map((match) => match.id)
    expect(await ids({})).not.toContain(id)
    expect(await ids({ type: ['season', 'match'] })).not.toContain(id)
    expect(await ids({ sportType: ['horse_racing'] })).toEqual([id])
    expect(await ids({ type: ['stage'] })).toEqual([id])
    expect(await ids({ type: ['stage', 'season'] })).toEqual([id])
    const both = { sportType: ['horse_racing', 'sport'] }
    expect(await ids(both)).toEqual(expect.arrayContaining([id, '1']))
    const sports = (await client('listSports')).data.map(({ key }) => key)
    expect(sports).not.toContain('horse-racing')
    const asked = await client('listSports', { query: { sportType: ['horse_racing'] } })
    expect(asked.data.map(({ key }) => key)).toEqual(['horse-racing'])
    const byType = await client('listSports', { query: { type: ['horse_racing'] } })
    expect(byType.data).toEqual(asked.data)
    const plain = await client('listSports', { query: { type: ['sport', 'match'] } })
    expect(plain.data.map(({ key }) => key)).toEqual(sports)
    const all = await client('listSports', { query: both })
    expect(all.data.map(({ key }) => key)).toEqual(
      expect.arrayContaining([...sports, 'horse-racing']),
    )
  })
})

describe.each(engines)('racing switched off on $name', (engine) => {
  const test = backendOfTest(engine, { horseRacing: false })

  it('[RACE-02] nothing is offered, and settings say so', async () => {
    expect((await test.client('getSettings')).data.horseRacingEnabled).toBe(false)
    const { id } = openRace(test)
    expect((await test.client('listRaces')).data).toEqual([])
    const asked = test.client('getRace', { params: { id } })
    await expect(asked).rejects.toMatchObject({ status: 404 })
    // What the feed has all the same counts as not covered, and has no prices.
    expect(test.backend.book.match(id)?.status).toBe(5)
    const query = { sportType: ['horse_racing'], matchStatus: COMING }
    expect((await test.client('listMatches', { query })).data).toEqual([])
    expect((await test.client('listMarkets', { params: { id }, query: {} })).data).toEqual([])
  })
})

/**
 * EUR 10 each way on the winner, in whole numbers: both halves by themselves, less Rule 4, or at the
 * starting price where that is more.
 */
function byHand(odds: Odds, part: number, withdrawnAt: Odds, startingPrice: Odds): bigint {
  const steps: [number, number][] = [
    [3, 25],
    [4, 20],
    [5.5, 15],
    [9, 10],
    [14, 5],
  ]
  const longer = steps.find(([profit]) => withdrawnAt / 1000 - 1 <= profit)?.[1] ?? 0
  if (withdrawnAt <= 3250) throw new Error('take another race: this table begins at 9/4')
  const winProfit = BigInt(Math.round(((odds - 1000) * 2 * part) / (part + 1)))
  const taken = winProfit * BigInt(100 - longer)
  const started = BigInt(startingPrice - 1000) * 100n
  const profit = started > taken ? started : taken
  const unit = 2n * BigInt(part) * 1000n * 100n
  const half = 1000n * BigInt(part) * 1000n * 100n
  const win = half + (half * profit) / 100_000n
  const place = half + (half * profit) / (100_000n * BigInt(part))
  return (win + place) / unit
}
