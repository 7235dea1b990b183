import { amountOf } from '@touchline/betting'
import { randomUUID } from 'node:crypto'
import type { Placement } from '@touchline/contract'
import { BET_ERROR } from '@touchline/contract'
import { describe, expect, it } from 'vitest'
import { engines } from '../../../db/testing/test-database.ts'
import { backendOfTest } from '../../testing/backend-of-suite.ts'
import { expectLedgerToBalance } from '../../testing/ledger-audit.ts'
import { leg, single } from '../../testing/placements.ts'
import { refusalOf } from '../../testing/refusal.ts'
import { oddsChange, result } from '../../testing/world.ts'

describe.each(engines)('closing a reference on $name', (engine) => {
  const test = backendOfTest(engine)
  const { client } = test

  const place = async (body: Placement) => (await client('placeBets', { body })).data
  const refusal = (body: Placement) => refusalOf(place(body))
  const balance = async () => (await client('listAccounts')).data[0]?.balance

  it('[PLACE-08] closes a reference that has placed nothing: it never will', async () => {
    const body = single(leg('1', '1', 2000), amountOf(1000n))
    const { reference } = body.meta
    const close = async () => (await client('closePlacement', { body: { reference } })).data
    expect(await close()).toEqual([])
    expect(await refusal(body)).toMatchObject({ status: 409, code: BET_ERROR.placementClosed })
    const dearer = single(leg('1', '1', 1900), amountOf(1000n))
    expect(await refusal({ ...dearer, meta: body.meta })).toMatchObject({
      code: BET_ERROR.placementClosed,
    })
    expect(await close()).toEqual([])
    expect(await balance()).toBe(10_000n)
  })

  it('[PLACE-08] closing answers the bets that a reference has placed, and leaves it in use', async () => {
    const body = single(leg('1', '1', 2000), amountOf(1000n))
    const { reference } = body.meta
    const placed = await place(body)
    expect((await client('closePlacement', { body: { reference } })).data).toEqual(placed)
    expect(await place(body)).toEqual(placed)
    const other = await test.player()
    expect((await other.client('closePlacement', { body: { reference } })).data).toEqual([])
  })

  it('[PLACE-08] is the same in capital letters, and another body is refused in either', async () => {
    const body = single(leg('1', '1', 2000), amountOf(1000n))
    const reference = body.meta.reference.toUpperCase()
    const placed = await place(body)
    const capital = { ...body, meta: { ...body.meta, reference } }
    expect(await place(capital)).toEqual(placed)
    expect(await refusal({ ...capital, meta: { ...capital.meta, quick: true } })).toMatchObject({
      code: BET_ERROR.referenceReused,
    })
    expect(await balance()).toBe(9_000n)
  })

  it('[PLACE-07] takes nothing of a page that shows another player than the one whose session it has', async () => {
    const body = single(leg('1', '1', 2000), amountOf(1000n))
    const { reference } = body.meta
    const email = `${randomUUID()}@example.test`
    const page = test.visitor({ headers: { 'X-Player': String(test.playerId) } })
    await page('signUp', { body: { email, password: 'Secret-pass-1', termsAccepted: true } })
    const other = { status: 412, messageKey: 'error.session.other_player' }
    expect(await refusalOf(page('placeBets', { body }))).toMatchObject(other)
    expect(await refusalOf(page('closePlacement', { body: { reference } }))).toMatchObject(other)
    expect(await place(body)).toHaveLength(1)
  })

  it('[PLACE-08] a copy of a refused request places nothing, though the price is right again', async () => {
    const body = single(leg('1', '1', 2500), amountOf(1000n))
    expect(await refusal(body)).toMatchObject({ code: BET_ERROR.invalidOdds })
    test.feed.send(oddsChange('1', test.clock.now(), result([2500, 3000, 4000])))
    expect(await refusal(body)).toMatchObject({ code: BET_ERROR.placementClosed })
    expect(await balance()).toBe(10_000n)
    await place({ ...body, meta: { ...body.meta, reference: randomUUID() } })
  })

  it('[PLACE-08] a placement and its closing at the same moment agree on what happened', async () => {
    for (let round = 0; round < 10; round += 1) {
      const body = single(leg('1', '1', 2000), amountOf(100n))
      const { reference } = body.meta
      const [placed, closed] = await Promise.allSettled([
        place(body),
        client('closePlacement', { body: { reference } }),
      ])
      const bets = closed.status === 'fulfilled' ? closed.value.data : []
      expect(placed.status === 'fulfilled' ? placed.value : []).toEqual(bets)
      if (placed.status === 'rejected') {
        expect(placed.reason).toMatchObject({ code: BET_ERROR.placementClosed })
      }
    }
    await expectLedgerToBalance(test.database.kysely)
  })
})
