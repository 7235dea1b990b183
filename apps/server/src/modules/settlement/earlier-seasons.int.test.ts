import { amountOf, totalOdds } from '@touchline/betting'
import { describe, expect, it } from 'vitest'
import { allEngines } from '../../db/testing/test-database.ts'
import type { PlacementToStore } from '../bets/placement/place-bets-statement.ts'
import { runPlacement } from '../bets/placement/place-bets-statement.ts'
import { backendOfTest } from '../testing/backend-of-suite.ts'
import { expectLedgerToBalance } from '../testing/ledger-audit.ts'
import { storedSingle } from '../testing/stored-placement.ts'
import { fixture } from '../testing/world.ts'

/** As the season before the calendar gave them: league 1000, and a slot counted from 1,000,000. */
const [ENDED, HALF_DECIDED, OPEN, TOLD] = [
  '10001000012',
  '10001000013',
  '10001000014',
  '10041000099',
]
/** Of the end of a season that nobody plays to its end. */
const OUTRIGHT = '10008500000'

describe.each(allEngines)('a database of the season before, on $name', (engine) => {
  const test = backendOfTest(engine)

  type Leg = PlacementToStore['bets'][number]['selections'][number]

  /** A bet as the version before has stored it. */
  const placed = async (...legs: readonly Partial<Leg>[]): Promise<string> => {
    const placement = storedSingle(test.playerId, amountOf(1000n))
    const bets = placement.bets.map((bet) => {
      const [first] = bet.selections
      if (first === undefined) throw new Error('a single without a leg')
      const selections = legs.map((leg) => ({ ...first, ...leg }))
      const odds = totalOdds(selections.map((leg) => leg.odds))
      const type = legs.length > 1 ? ('combo' as const) : ('single' as const)
      return { ...bet, type, selections, odds }
    })
    const outcome = await runPlacement(test.database.kysely, { ...placement, bets })
    if (outcome.outcome !== 'placed') throw new Error(outcome.outcome)
    return String(outcome.bet_ids[0])
  }

  const isKnown = (matchId: string, outcomeId: string, result: 0 | 1) =>
    test.database.pool.query(
      `insert into outcome_results
        (match_id, market_id, specifier, outcome_id, result, void_factor, certainty)
       values ($1, 1, '', $2, $3, 0, 2)`,
      [matchId, outcomeId, result],
    )

  const stored = async (betId: string) => {
    const { rows } = await test.database.pool.query<{
      status: string
      reason: string | null
      legs: readonly string[]
      paid: string | null
    }>(
      `select b.status, b.rejection_key as reason,
        array(select concat(s.match_id, ' ', s.result, ' ', s.void_factor) from bet_selections s
          where s.bet_id = b.id order by s.position) as legs,
        (select win_amount::text from settlements where bet_id = b.id) as paid
       from bets b where b.id = $1`,
      [betId],
    )
    return rows[0]
  }

  it('settles what is known, voids the rest with a reason, and mixes nothing up', async () => {
    const won = await placed({ matchId: ENDED })
    const half = await placed({ matchId: HALF_DECIDED }, { matchId: HALF_DECIDED, marketId: 18 })
    const open = await placed({ matchId: OPEN })
    const outright = await placed({ matchId: OUTRIGHT, marketId: 900 })
    const combo = await placed({ matchId: OPEN }, { matchId: '1' })
    const mine = await placed({ matchId: '1' })
    await isKnown(ENDED, '1', 1)
    await isKnown(HALF_DECIDED, '1', 1)
    await test.restart()

    const settled = async (betId: string) =>
      expect.poll(async () => (await stored(betId))?.status).toBe('done')
    for (const betId of [won, half, open, outright]) await settled(betId)
    expect(await stored(won)).toEqual({
      status: 'done',
      reason: null,
      legs: [`${ENDED} 1 0`],
      paid: '2000',
    })
    // The leg that was decided is won, the other one counts for nothing.
    const back = { status: 'done', reason: 'bet.void.season_replaced' }
    expect(await stored(half)).toEqual({
      ...back,
      legs: [`${HALF_DECIDED} 1 0`, `${HALF_DECIDED} 0 1000`],
      paid: '2000',
    })
    expect(await stored(open)).toEqual({ ...back, legs: [`${OPEN} 0 1000`], paid: '1000' })
    expect(await stored(outright)).toEqual({ ...back, legs: [`${OUTRIGHT} 0 1000`], paid: '1000' })
    // A match of today keeps its bets open.
    expect(await stored(combo)).toMatchObject({
      status: 'waiting_results',
      reason: 'bet.void.season_replaced',
      legs: [`${OPEN} 0 1000`, '1  '],
    })
    expect(await stored(mine)).toMatchObject({ status: 'waiting_results', reason: null })
    await expectLedgerToBalance(test.database.kysely)

    const before = await Promise.all([won, half, open, outright].map(stored))
    await test.restart()
    expect(await Promise.all([won, half, open, outright].map(stored))).toEqual(before)
  })

  it('leaves alone what an earlier version still plays', async () => {
    const now = test.clock.now()
    test.feed.send(fixture(TOLD, now, { startTime: now + 3_600_000 }))
    const still = await placed({ matchId: TOLD })
    const gone = await placed({ matchId: OPEN })
    test.clock.advance(31_000)
    await expect.poll(async () => (await stored(gone))?.status).toBe('done')
    expect(await stored(still)).toMatchObject({ status: 'waiting_results', legs: [`${TOLD}  `] })
  })

  it('tells the player so', async () => {
    await placed({ matchId: OPEN })
    test.clock.advance(31_000)
    const read = async () => (await test.client('listBets')).data[0]
    await expect.poll(async () => (await read())?.status).toBe('done')
    expect(await read()).toMatchObject({
      result: 'refund_entire',
      rejectionKey: 'bet.void.season_replaced',
      selections: [{ status: 'void' }],
    })
  })
})
