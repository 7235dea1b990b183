import { describe, expect, it } from 'vitest'
import { engines } from '../../db/testing/test-database.ts'
import { backendOfSuite } from '../testing/backend-of-suite.ts'
import { refusalOf } from '../testing/refusal.ts'

const MINUTE_MS = 60_000

describe.each(engines)('time at play on $name', (engine) => {
  const test = backendOfSuite(engine)

  const at = (offset: number) => new Date(test.clock.now() + offset).toISOString()
  async function limitedPlayer(minutes: number | null) {
    const player = await test.player()
    await test.database.kysely
      .updateTable('players')
      .set({ session_limit_minutes: minutes })
      .where('id', '=', player.id)
      .execute()
    return player.client
  }

  it('[RG-08] has no end without a limit', async () => {
    const client = await limitedPlayer(null)
    const startedAt = at(0)
    expect((await client('startSportsbookSession')).data).toEqual({ startedAt, endsAt: null })
    test.clock.advance(MINUTE_MS)
    expect((await client('startSportsbookSession')).data.startedAt).toBe(startedAt)
  })

  it('[RG-09] [RG-10] goes on until the limit, then answers 403 and says until when', async () => {
    const client = await limitedPlayer(60)
    const endsAt = at(60 * MINUTE_MS)
    expect((await client('startSportsbookSession')).data.endsAt).toBe(endsAt)
    test.clock.advance(20 * MINUTE_MS)
    expect((await client('continueSportsbookSession')).data.endsAt).toBe(endsAt)
    test.clock.advance(20 * MINUTE_MS)
    await client('continueSportsbookSession')
    test.clock.advance(20 * MINUTE_MS)
    const availableAt = at((23 * 60 + 1) * MINUTE_MS)
    expect(await refusalOf(client('continueSportsbookSession'))).toMatchObject({
      status: 403,
      messageKey: 'error.session.limit_reached',
      details: { available_at: availableAt },
    })
    expect(await refusalOf(client('startSportsbookSession'))).toMatchObject({ status: 403 })
  })

  it('[RG-09] holds players to the limit of the site who have none of their own', async () => {
    await test.restart({ settings: { sessionLimitMinutes: 30 } })
    const own = await limitedPlayer(60)
    const standard = await limitedPlayer(null)
    const startedAt = at(0)
    const start = async (client: typeof own) => (await client('startSportsbookSession')).data
    expect(await start(own)).toEqual({ startedAt, endsAt: at(60 * MINUTE_MS) })
    expect(await start(standard)).toEqual({ startedAt, endsAt: at(30 * MINUTE_MS) })
    test.clock.advance(30 * MINUTE_MS)
    expect(await refusalOf(standard('continueSportsbookSession'))).toMatchObject({
      status: 403,
      messageKey: 'error.session.limit_reached',
    })
    await own('continueSportsbookSession')
    await test.restart()
  })

  it('does not count the time away', async () => {
    const client = await limitedPlayer(60)
    await client('startSportsbookSession')
    test.clock.advance(10 * MINUTE_MS)
    await client('continueSportsbookSession')
    test.clock.advance(31 * MINUTE_MS)
    const { data } = await client('startSportsbookSession')
    expect(data).toEqual({ startedAt: at(0), endsAt: at(50 * MINUTE_MS) })
  })

  it('ends with signing out', async () => {
    const { client, id } = await test.player()
    await client('startSportsbookSession')
    await client('signOut')
    const open = await test.database.kysely
      .selectFrom('sportsbook_sessions')
      .select('id')
      .where('player_id', '=', id)
      .where('ended_at', 'is', null)
      .execute()
    expect(open).toEqual([])
  })
})
