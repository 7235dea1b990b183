import { amountOf, NO_AMOUNT, oddsOf } from '@touchline/betting'
import type { ApiClient, ApiError, SharedBet } from '@touchline/contract'
import { beforeEach, describe, expect, it } from 'vitest'
import { engines } from '../../../db/testing/test-database.ts'
import { backendOfTest } from '../../testing/backend-of-suite.ts'
import { leg } from '../../testing/placements.ts'
import { startTestBackend } from '../../testing/test-backend.ts'
import { dropOld } from '../../retention/drop-old.ts'
import { keepSharedBets } from './share-bets.ts'

const combo: SharedBet = {
  type: 'combo',
  stake: { value: amountOf(1000n), currency: 'EUR' },
  selections: [leg('1', '1', 2000), leg('3', '2', 4000)],
}

describe.each(engines)('sharing bets on $name', (engine) => {
  const test = backendOfTest(engine)
  let visitor: ApiClient
  beforeEach(async () => {
    await test.database.kysely.deleteFrom('sign_in_failures').execute()
    visitor = test.visitor()
  })

  const share = async (...bets: SharedBet[]) =>
    (await visitor('shareBets', { body: { bets } })).data.code
  const find = async (code: string, client = visitor) =>
    (await client('findSharedBets', { query: { code } })).data
  const refusal = (asked: Promise<unknown>) =>
    asked.then(
      () => expect.fail('it was not refused'),
      (error: unknown) => error as ApiError,
    )

  it('[SHARE-02] [GAP-09] bets without a type are of the one that they look like', async () => {
    const [first, second] = combo.selections
    if (first === undefined || second === undefined) throw new Error('a combo has two legs')
    const { stake } = combo
    const third = leg('4', '4', 1700, 186)
    const bets = [
      { stake, selections: [first] },
      { stake, selections: [first, second] },
      { stake, selections: [first, second, third], systemId: '2/3' },
      { stake, selections: [first, second], customOdds: oddsOf(9000) },
    ]
    const { data } = await visitor('shareBets', { body: { bets } })
    const found = await find(data.code)
    expect(found.bets.map(({ type }) => type)).toEqual(['single', 'combo', 'system', 'custom_bet'])
  })

  it('[SHARE-01] [SHARE-02] [SHARE-03] a visitor shares bets and another one finds them', async () => {
    const system: SharedBet = {
      type: 'system',
      stake: { value: NO_AMOUNT, currency: 'USD' },
      selections: [...combo.selections, leg('4', '4', 1700, 186)],
      systemId: '2/3',
    }
    const found = await find(await share(combo, system), test.visitor({ language: 'de' }))
    expect(found.bets).toMatchObject([combo, system])
    expect(found.bets[0]?.selections[0]?.names).toMatchObject({
      match: 'Home 1 – Away 1',
      market: '1x2',
      outcome: 'Home 1',
    })
  })

  it('[SHARE-04] the code can be read out and typed in any case; the same bets have the same', async () => {
    const code = await share(combo)
    expect(code).toMatch(/^[2-9A-Z]{8}$/)
    expect(code).not.toMatch(/[01ILOU]/)
    expect(await share(combo)).toBe(code)
    expect((await find(` ${code.toLowerCase()} `)).code).toBe(code)
    const other = await share({ ...combo, stake: { value: amountOf(999n), currency: 'EUR' } })
    expect(other).not.toBe(code)
  })

  it('[SHARE-09] an unknown code and a text that is none answer 404', async () => {
    for (const code of ['ABCDEFGH', 'x', 'a b c d e f', "' or 1=1"]) {
      expect(await refusal(find(code))).toMatchObject({
        status: 404,
        messageKey: 'error.share.not_found',
        localizedMessage: 'There is no bet under this code.',
      })
    }
  })

  it('[SHARE-11] a selection that the book does not know has no names; without any there is no code', async () => {
    const gone = leg('404', '1', 2000)
    const { bets } = await find(await share({ ...combo, selections: [leg('1', '1', 2000), gone] }))
    expect(bets[0]?.selections.map(({ names }) => names?.match)).toEqual([
      'Home 1 – Away 1',
      undefined,
    ])
    expect(await refusal(share({ ...combo, selections: [gone] }))).toMatchObject({ status: 422 })
  })

  it('[SHARE-06] nothing is shared and nothing found where the site does not share', async () => {
    const code = await share(combo)
    const silent = await startTestBackend(test.database, { sharing: false })
    const client = silent.visitor()
    expect((await client('getSystemSettings')).data.platform.sharingEnabled).toBe(false)
    expect(await refusal(find(code, client))).toMatchObject({ status: 403 })
    const asked = client('shareBets', { body: { bets: [combo] } })
    expect(await refusal(asked)).toMatchObject({ messageKey: 'error.share.disabled' })
    await silent.backend.stop()
  })

  it('[SHARE-03] who guesses codes is told to wait, and learns of none that exists', async () => {
    const code = await share(combo)
    const guesses = Array.from({ length: 110 }, () => refusal(find('ABCDEFGH')))
    const answers = (await Promise.all(guesses)).map(({ status }) => status)
    expect([404, 429].map((one) => answers.filter((status) => status === one).length)).toEqual([
      100, 10,
    ])
    const ofNone = await refusal(find('ABCDEFGH'))
    const ofOne = await refusal(find(code))
    expect(ofOne).toMatchObject({ status: 429, messageKey: 'error.auth.too_many_attempts' })
    expect(ofOne).toEqual(ofNone)
    test.clock.advance(15 * 60_000)
    expect((await find(code)).code).toBe(code)
  })

  it('[SHARE-03] a code that exists may be looked up as often as one likes', async () => {
    const code = await share(combo)
    for (let tries = 0; tries < 120; tries += 1) await find(code)
    expect((await find(code)).code).toBe(code)
  })

  it('[SHARE-02] who makes codes by the hundred is told to wait', async () => {
    for (let tries = 0; tries < 100; tries += 1) await share(combo)
    expect(await refusal(share(combo))).toMatchObject({ status: 429 })
  })

  it('a code that is taken gives way to another, and old ones are forgotten', async () => {
    const db = test.database.kysely
    const now = new Date(test.clock.now())
    const content = { bets: [], facts: {} }
    const codes = ['TAKEN222', 'TAKEN222', 'FREE2222']
    const make = () => codes.shift() ?? ''
    const keep = (text: string) =>
      keepSharedBets(db, { hash: Buffer.from(text), content, now }, make)
    expect([await keep('one'), await keep('two')]).toEqual(['TAKEN222', 'FREE2222'])
    const later = now.getTime() + 91 * 86_400_000
    await dropOld(db, { retention: { shared_bets: 90 }, now: later, isStopped: () => false })
    expect(await db.selectFrom('shared_bets').selectAll().execute()).toEqual([])
  })
})
