import { amountOf } from '@touchline/betting'
import { generateKeyPairSync } from 'node:crypto'
import type { PlacedBet, Placement } from '@touchline/contract'
import { canonicalJson, proveReceipt, receiptText, webCrypto } from '@touchline/contract/receipts'
import { describe, expect, it } from 'vitest'
import { engines } from '../../../db/testing/test-database.ts'
import { backendOfTest } from '../../testing/backend-of-suite.ts'
import { combo, leg, single } from '../../testing/placements.ts'
import { refusalOf } from '../../testing/refusal.ts'
import { startTestBackend } from '../../testing/test-backend.ts'
import { oddsChange, result, settlement, WON } from '../../testing/world.ts'

describe.each(engines)('receipts on $name', (engine) => {
  const test = backendOfTest(engine)
  const { client } = test

  const place = async (body: Placement): Promise<PlacedBet> => {
    const [bet] = (await client('placeBets', { body })).data
    return bet ?? expect.fail('nothing was placed')
  }
  const receiptOf = async ({ id }: { id: string }, reader = client) =>
    (await reader('getReceipt', { params: { id } })).data
  const prove = async (text: string) => {
    const keys = (await test.visitor()('listReceiptKeys')).data
    return proveReceipt(text, keys, webCrypto(globalThis.crypto.subtle))
  }

  it('[FAIR-13] [PLACE-05] says what was accepted, and anyone can prove it with the published key', async () => {
    const body = combo(
      [leg('1', '1', 2000), leg('3', '1', 1500), leg('4', '4', 1700, 186)],
      amountOf(600n),
      {
        type: 'system',
        systemId: '2/3',
      },
    )
    const bet = await place(body)
    const signed = await receiptOf(bet)
    const proven = await prove(receiptText(signed))
    expect(proven).toMatchObject({
      verdict: 'proven',
      receipt: {
        bet_id: bet.id,
        reference: bet.ref,
        placed_at: bet.createdAt,
        type: 'system',
        system: '2/3',
        stake: '600',
        currency: 'EUR',
        subunits: 100,
        odds: String(bet.odds),
        potential_win: String(bet.winAmount),
        operator: 'Touchline',
        version: 2,
      },
    })
    const { selections } = JSON.parse(signed.canonical) as { selections: object[] }
    expect(selections[0]).toEqual({
      league: 'Bundesliga',
      market: '1x2',
      market_id: 1,
      match: 'Home 1 – Away 1',
      match_id: '1',
      odds: 2000,
      outcome: 'Home 1',
      outcome_id: '1',
      specifier: '',
      start_time: bet.selections[0]?.match.startTime,
    })
    expect(selections).toHaveLength(3)
  })

  it('stays the same for ever: after settlement, in another language, after a restart', async () => {
    const bet = await place(single(leg('1', '1', 2000), amountOf(100n)))
    const first = await receiptOf(bet)
    test.feed.send(settlement('1', test.clock.now(), [{ id: '1', ...WON }]))
    await expect.poll(async () => (await client('listBets')).data[0]?.status).toBe('done')
    await client('updateLocale', { body: { locale: 'de' } })
    expect(await receiptOf(bet)).toEqual(first)
    await test.backend.stop()
    const { privateKey } = generateKeyPairSync('ed25519')
    const receiptSigningKey = privateKey.export({ format: 'der', type: 'pkcs8' }).toString('base64')
    const later = await startTestBackend(test.database, { receiptSigningKey }, test.clock)
    // A new key signs new receipts; the old one goes on proving its own.
    const keys = (await later.visitor()('listReceiptKeys')).data
    const old = JSON.parse(first.canonical) as { key_id: string }
    expect(keys.map(({ id }) => id)).toContain(old.key_id)
    expect(keys.length).toBeGreaterThan(1)
    const judged = await proveReceipt(receiptText(first), keys, webCrypto(globalThis.crypto.subtle))
    expect(judged.verdict).toBe('proven')
    await later.backend.stop()
  })

  it('is made from the bet alone where the process died before it was kept', async () => {
    const bet = await place(single(leg('3', '1', 1500), amountOf(100n)))
    const first = await receiptOf(bet)
    await test.database.kysely.deleteFrom('receipts').where('bet_id', '=', BigInt(bet.id)).execute()
    expect(await receiptOf(bet)).toEqual(first)
  })

  it('comes when a live bet is accepted, with the prices of then', async () => {
    const bet = await place(single(leg('2', '1', 1800), amountOf(100n), { acceptMode: 'any' }))
    expect(bet.status).toBe('submitted')
    expect(await refusalOf(receiptOf(bet))).toMatchObject({
      status: 409,
      messageKey: 'error.receipts.not_accepted',
    })
    test.feed.send(oddsChange('2', test.clock.now(), result([1900, 3200, 4500])))
    test.clock.advance(3000)
    await expect
      .poll(async () => (await client('listBets')).data[0]?.status)
      .toBe('waiting_results')
    const { canonical } = await receiptOf(bet)
    expect(JSON.parse(canonical)).toMatchObject({ odds: '1900', potential_win: '190' })
  })

  it('is for its player alone, and a rejected bet has none', async () => {
    const bet = await place(single(leg('1', '1', 2000), amountOf(100n)))
    const other = (await test.player()).client
    expect(await refusalOf(receiptOf(bet, other))).toMatchObject({ status: 404 })
    expect(await refusalOf(receiptOf(bet, test.visitor()))).toMatchObject({ status: 401 })
    expect(await refusalOf(receiptOf({ id: 'x' }))).toMatchObject({ status: 404 })
    await test.database.kysely.deleteFrom('receipts').where('bet_id', '=', BigInt(bet.id)).execute()
    await test.database.kysely
      .updateTable('bets')
      .set({ status: 'rejected' })
      .where('id', '=', BigInt(bet.id))
      .execute()
    expect(await refusalOf(receiptOf(bet))).toMatchObject({ status: 409 })
  })

  it('is proven or refused by the backend for browsers that cannot', async () => {
    const text = receiptText(
      await receiptOf(await place(single(leg('1', '1', 2000), amountOf(100n)))),
    )
    const check = async (pasted: string) =>
      (await test.visitor()('verifyReceipt', { body: { text: pasted } })).data
    expect(await check(text)).toEqual({ verdict: 'proven', reason: null })
    expect(await check(text.replace('"stake": "100"', '"stake": "999"'))).toEqual({
      verdict: 'refused',
      reason: 'changed',
    })
    expect(await check('nothing')).toEqual({ verdict: 'refused', reason: 'malformed' })
  })

  it('are kept for every accepted bet without being asked for', async () => {
    const bet = await place(single(leg('1', '2', 3000), amountOf(100n)))
    const stored = () =>
      test.database.kysely
        .selectFrom('receipts')
        .select('canonical')
        .where('bet_id', '=', BigInt(bet.id))
        .executeTakeFirst()
    await expect.poll(stored).toBeDefined()
    const { canonical } = (await stored()) ?? expect.fail('there is none')
    expect(canonicalJson(JSON.parse(canonical))).toBe(canonical)
  })
})
