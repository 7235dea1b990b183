import { amountOf } from '@touchline/betting'
import { sql } from 'kysely'
import { beforeEach, describe, expect, it } from 'vitest'

import { engines } from '../../db/testing/test-database.ts'
import type { FeedMarket } from '../../feed/messages.ts'
import { backendOfTest } from '../testing/backend-of-suite.ts'
import { leg, single } from '../testing/placements.ts'
import { market, oddsChange } from '../testing/world.ts'

const grouped = (one: FeedMarket): FeedMarket => ({ ...one, customBetGroups: ['match'] })
const result = grouped(market(1, '', ['1', '2', '3'], [1700, 3600, 5000], 1))
const both = grouped(market(29, '', ['74', '76'], [1800, 1950], 1))
const total = grouped(market(18, 'total=2.5', ['12', '13'], [1850, 1950], 1))

describe.each(engines)('highlights on $name', (engine) => {
  const test = backendOfTest(engine)
  beforeEach(() => {
    for (const id of ['1', '3', '4']) {
      test.feed.send(oddsChange(id, test.clock.now(), result, both, total))
    }
  })

  const ready = async (matchId = '1') =>
    (await test.visitor()('listReadyBuilders', { query: { matchId: [matchId] } })).data[0]
  const popular = (limit = 8) => test.visitor()('listPopularBets', { query: { limit } })

  it('prices ready-made builders as a player who builds the same', async () => {
    const [first, ...others] = (await ready())?.builders ?? []
    expect(others).toHaveLength(2)
    const selections = (first?.legs ?? []).map(
      ({ market: { matchId, id, specifier }, outcomeId }) => ({
        matchId,
        marketId: id,
        specifier,
        outcomeId,
      }),
    )
    const { data } = await test.visitor()('quoteCustomBet', { body: { selections } })
    expect(first?.odds).toBe(data.odds)
    expect(selections.map(({ outcomeId }) => outcomeId)).toEqual(['1', '12'])
  })

  it('prices them anew when the match has moved, with the prices of their legs', async () => {
    const before = await ready()
    test.feed.answerTogether({ kind: 'priced', probability: 0.25 })
    expect(await ready()).toEqual(before)
    test.feed.send(
      oddsChange(
        '1',
        test.clock.now(),
        grouped(market(1, '', ['1', '2', '3'], [1900, 3400, 4000], 1)),
      ),
    )
    test.clock.advance(1000)
    const [first] = (await ready())?.builders ?? []
    expect(first?.odds).toBe(3730)
    expect(first?.legs[0]?.market.outcomes[0]?.odds).toBe(1900)
  })

  it('proposes none where the legs do not go together', async () => {
    test.feed.answerTogether({ kind: 'impossible', selections: [0, 1] })
    expect(await ready()).toBeUndefined()
  })

  it('chooses important matches to come where none is named', async () => {
    const { data } = await test.visitor()('listReadyBuilders', { query: { limit: 2 } })
    expect(data.map(({ match }) => match.status)).toEqual([0, 0])
  })

  it('says that favourites stand in for popular bets while too few have bet', async () => {
    await test.client('placeBets', { body: single(leg('1', '3', 5000), amountOf(100n)) })
    const { data, meta } = await popular()
    expect(meta.basis).toBe('matches')
    expect(data.length).toBeGreaterThan(0)
    for (const {
      market: { outcomes },
      outcomeId,
      players,
    } of data) {
      const least = outcomes.toSorted((a, b) => a.odds - b.odds)[0]
      expect({ outcomeId, players }).toEqual({ outcomeId: least?.id, players: 0 })
    }
  })

  it('counts the players behind an outcome, not their bets, and only of late', async () => {
    test.feed.send(oddsChange('5', test.clock.now(), result))
    test.feed.send(oddsChange('4', test.clock.now(), market(186, '', ['1', '5'], [1700, 2100], 1)))
    const players = [test.client, (await test.player()).client, (await test.player()).client]
    for (const [place, client] of players.entries()) {
      for (const id of ['1', '3', '4', '5'].slice(0, place === 2 ? 1 : 4)) {
        const backed = leg(id, '1', 1700, id === '4' ? 186 : 1)
        await client('placeBets', { body: single(backed, amountOf(100n)) })
        await client('placeBets', { body: single(backed, amountOf(100n)) })
      }
    }
    // Of one player alone, however often.
    await test.client('placeBets', { body: single(leg('1', '3', 5000), amountOf(100n)) })
    test.clock.advance(20_000)
    const { data, meta } = await popular()
    expect(meta).toMatchObject({ basis: 'bets', hours: 6 })
    expect(
      data.map(({ match, outcomeId, players: number }) => [match.id, outcomeId, number]),
    ).toEqual([
      ['1', '1', 3],
      ['3', '1', 2],
      ['4', '1', 2],
      ['5', '1', 2],
    ])
    await sql`update bets set created_at = now() - interval '7 hours'`.execute(test.database.kysely)
    test.clock.advance(20_000)
    expect((await popular()).meta.basis).toBe('matches')
  })
})
