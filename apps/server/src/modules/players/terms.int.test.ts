import { amountOf } from '@touchline/betting'
import { describe, expect, it } from 'vitest'
import { engines } from '../../db/testing/test-database.ts'
import { backendOfSuite } from '../testing/backend-of-suite.ts'
import { leg, single } from '../testing/placements.ts'
import { refusalOf } from '../testing/refusal.ts'

describe.each(engines)('versions of the terms on $name', (engine) => {
  const test = backendOfSuite(engine, { termsVersion: '1' })

  it('[FAIR-36] keeps what was agreed to and when, and takes no bet under other terms until they are', async () => {
    const email = `${crypto.randomUUID()}@example.test`
    const credentials = { email, password: 'Secret-pass-1' }
    const first = test.visitor()
    await first('signUp', { body: { ...credentials, termsAccepted: true } })
    const joinedAt = test.clock.now()
    const place = (client: typeof first) =>
      client('placeBets', { body: single(leg('1', '1', 2000), amountOf(100n)) })
    expect((await place(first)).data).toHaveLength(1)
    test.clock.advance(60_000)
    await test.restart({ settings: { termsVersion: '2' } })

    const client = test.visitor()
    const { data } = await client('signIn', { body: credentials })
    expect(data.player.termsToAccept).toBe('2')
    expect(await refusalOf(place(client))).toMatchObject({
      status: 422,
      code: 236,
      messageKey: 'error.terms.not_accepted',
    })
    // What is open stays readable, and the money is there.
    expect((await client('listBets', { query: {} })).data).toHaveLength(1)
    const accept = (version: string) => client('acceptTerms', { body: { version } })
    expect(await refusalOf(accept('1'))).toMatchObject({ status: 422 })
    expect((await accept('2')).data.termsToAccept).toBeNull()
    await accept('2')
    expect((await place(client)).data).toHaveLength(1)
    const { rows } = await test.database.pool.query<{ version: string; accepted_at: Date }>(
      'select version, accepted_at from terms_acceptances where player_id = $1 order by version',
      [data.player.id],
    )
    expect(rows.map(({ version }) => version)).toEqual(['1', '2'])
    expect(rows[0]?.accepted_at.getTime()).toBe(joinedAt)
  })
})
