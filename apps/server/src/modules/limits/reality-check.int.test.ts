import { amountOf } from '@touchline/betting'
import { describe, expect, it } from 'vitest'
import { engines } from '../../db/testing/test-database.ts'
import { backendOfTest } from '../testing/backend-of-suite.ts'
import { leg, single } from '../testing/placements.ts'

describe.each(engines)('reality checks on $name', (engine) => {
  const test = backendOfTest(engine)
  const { client } = test

  it('[RG-10] [RG-11] one that is set in the midst of play tells of that play alone', async () => {
    const stake = (units: bigint) =>
      client('placeBets', { body: single(leg('1', '1', 2000), amountOf(units)) })
    const sums = async () => {
      const { stakeSum, winSum } = (await client('getSessionInfo')).data
      return { stakeSum, winSum }
    }
    await stake(1_000n)
    await client('startSportsbookSession')
    // The ledger goes by the clock of the database.
    await test.database.pool.query(
      'update sportsbook_sessions set started_at = clock_timestamp() where player_id = $1',
      [test.playerId],
    )
    await stake(300n)
    await client('setLimit', { body: { type: 'reality_check', amount: amountOf(15n) } })
    expect(await sums()).toEqual({ stakeSum: 300n, winSum: 0n })
    await stake(200n)
    await client('continueSportsbookSession')
    expect(await sums()).toEqual({ stakeSum: 500n, winSum: 0n })
  })
})
