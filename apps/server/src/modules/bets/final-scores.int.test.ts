import { amountOf } from '@touchline/betting'
import { describe, expect, it } from 'vitest'
import { engines } from '../../db/testing/test-database.ts'
import { backendOfTest } from '../testing/backend-of-suite.ts'
import { leg, single } from '../testing/placements.ts'
import { fixture, settlement, state, WON } from '../testing/world.ts'

describe.each(engines)('the score of a bet on $name', (engine) => {
  const test = backendOfTest(engine)
  const matchOfBet = async () => {
    const { data } = await test.client('listBets')
    return data[0]?.selections[0]?.match
  }
  const scoreOfBet = async () => (await matchOfBet())?.score
  const stored = () =>
    test.database.kysely
      .selectFrom('final_scores')
      .select(['match_id', 'score'])
      .orderBy('match_id')
      .execute()

  it('[P16] is stored when its match ends, and stays when the feed has another match there', async () => {
    await test.client('placeBets', { body: single(leg('1', '1', 2000), amountOf(1000n)) })
    const now = test.clock.now()
    test.feed.send(state('1', now, 1, { score: { home: 2, away: 1 } }))
    expect(await scoreOfBet()).toEqual({ home: 2, away: 1 })
    expect(await stored()).toEqual([])
    test.feed.send(
      settlement('1', now, [{ id: '1', ...WON }]),
      state('1', now, 4, { score: { home: 3, away: 1 } }),
      state('2', now, 4, { score: { home: 7, away: 7 } }),
    )
    await expect.poll(stored).toEqual([{ match_id: '1', score: { home: 3, away: 1 } }])

    expect(await scoreOfBet()).toEqual({ home: 3, away: 1 })

    // A corrected score counts; another match that takes the id does not.
    test.feed.send(state('1', now, 4, { score: { home: 4, away: 1 } }))
    await expect.poll(stored).toEqual([{ match_id: '1', score: { home: 4, away: 1 } }])
    test.feed.send(
      fixture('1', now, { startTime: now + 48 * 3_600_000, status: 1 }),
      state('1', now, 1, { score: { home: 0, away: 5 } }),
    )
    expect(await matchOfBet()).toMatchObject({ status: 4, score: { home: 4, away: 1 } })
    await test.client('placeBets', { body: single(leg('3', '1', 1500), amountOf(1000n)) })
    test.feed.send(
      state('1', now, 4, { score: { home: 0, away: 9 } }),
      state('3', now, 4, { score: { home: 2, away: 2 } }),
    )
    await expect.poll(stored).toEqual([
      { match_id: '1', score: { home: 4, away: 1 } },
      { match_id: '3', score: { home: 2, away: 2 } },
    ])
  })
})
