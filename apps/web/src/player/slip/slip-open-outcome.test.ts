import { amountOf } from '@touchline/betting'
import { BET_ERROR, type Placement } from '@touchline/contract'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

import { noAnswer, refusal } from '../../testing/fake-api.ts'
import { aPlacedBet } from '../../testing/placed-bets.ts'
import { JOURNAL } from './stored.ts'
import { pick, settle, slipKit, type KitOptions } from './testing/slip-kit.ts'

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2026-11-20T19:00:00Z') })
})
afterEach(() => {
  vi.useRealTimers()
})

const OTHER_PLAYER = 'error.session.other_player'

const placed = () => ({ data: [aPlacedBet()] })
const nothing = () => ({ data: [] })
const fail = (cause: Error) => async () => {
  throw cause
}

async function pressed(answers: KitOptions['answers']) {
  const kit = slipKit(answers === undefined ? {} : { answers })
  await kit.start(true)
  kit.slip.dispatch({ type: 'toggle', picked: pick() })
  kit.slip.dispatch({ type: 'setStake', stake: amountOf(1000n) })
  kit.slip.dispatch({ type: 'press' })
  await settle()
  return kit
}

describe('an answer that leaves the outcome open', () => {
  test('[PLACE-07] a server error that placed nothing is raised, the slip is as it was', async () => {
    const { slip, raiseError, sentTo, storages } = await pressed({
      placeBets: fail(refusal(500)),
      closePlacement: nothing,
    })
    expect(raiseError).toHaveBeenCalledOnce()
    expect(slip.getState()).toMatchObject({ phase: 'idle', failure: { code: null, isOpen: false } })
    expect(slip.getState().slip).toMatchObject({ ticketState: 'INITIAL', inProgress: false })
    expect(slip.getState().slip.bets[0]?.stake).toBe(1000n)
    expect(sentTo('placeBets')).toHaveLength(1)
    expect(sentTo('closePlacement')).toHaveLength(1)
    expect(storages.session.getItem(JOURNAL.key)).toBeNull()
  })

  test('[PLACE-05] a server error after the bets were placed is a success', async () => {
    const { slip, raiseError } = await pressed({
      placeBets: fail(refusal(500)),
      closePlacement: placed,
    })
    expect(slip.getState().slip.ticketState).toBe('SUCCESS')
    expect(raiseError).not.toHaveBeenCalled()
  })

  test('[PLACE-07] where nobody can say, nothing new is placed before the question is answered', async () => {
    const outcomes = [fail(refusal(500)), placed]
    const { slip, sentTo, raiseError, storages } = await pressed({
      placeBets: fail(refusal(500)),
      closePlacement: () => outcomes.shift()?.() ?? nothing(),
    })
    expect(raiseError).toHaveBeenCalledOnce()
    expect(slip.getState().slip.ticketState).toBe('INITIAL')
    expect(slip.getState().failure).toMatchObject({ isOpen: true })
    expect(storages.session.getItem(JOURNAL.key)).not.toBeNull()
    slip.dispatch({ type: 'press' })
    await settle()
    expect(sentTo('placeBets')).toHaveLength(1)
    expect(slip.getState().slip.ticketState).toBe('SUCCESS')
    expect(storages.session.getItem(JOURNAL.key)).toBeNull()
  })

  test('[PLACE-07] what nobody could say is only asked about, whatever the session brings', async () => {
    const outcomes = [fail(refusal(500)), placed]
    const { slip, session, sentTo } = await pressed({
      placeBets: fail(refusal(500)),
      closePlacement: () => outcomes.shift()?.() ?? nothing(),
    })
    expect(slip.getState().failure).toMatchObject({ isOpen: true })
    await session.saveSettings({ autoAcceptOddsChange: 'any' })
    await settle()
    expect(sentTo('placeBets')).toHaveLength(1)
    expect(sentTo('closePlacement')).toHaveLength(2)
    expect(slip.getState().slip.ticketState).toBe('SUCCESS')
  })

  test('[PLACE-07] a page that is loaded again after such an answer only asks', async () => {
    const before = await pressed({
      placeBets: fail(refusal(500)),
      closePlacement: fail(noAnswer()),
    })
    expect(before.slip.getState().phase).toBe('checking')
    const { slip, start, sentTo } = slipKit({
      storages: before.storages,
      answers: { closePlacement: placed },
    })
    await start(true)
    expect(sentTo('placeBets')).toEqual([])
    expect(slip.getState().slip.ticketState).toBe('SUCCESS')
  })

  test('[PLACE-07] where another player is signed in by now, nobody is told that nothing was placed', async () => {
    const answers = [fail(noAnswer()), fail(refusal(412, { messageKey: OTHER_PLAYER }))]
    const { slip, raiseError, storages } = await pressed({
      placeBets: () => answers.shift()?.() ?? placed(),
    })
    await vi.advanceTimersByTimeAsync(1_000)
    expect(slip.getState()).toMatchObject({ phase: 'idle', failure: { isOpen: true } })
    expect(raiseError).toHaveBeenCalledOnce()
    expect(storages.session.getItem(JOURNAL.key)).not.toBeNull()
  })

  test('[PLACE-07] at the first press nothing was placed by whoever is not signed in any more', async () => {
    const { slip, storages } = await pressed({
      placeBets: fail(refusal(412, { messageKey: OTHER_PLAYER })),
    })
    expect(slip.getState()).toMatchObject({ phase: 'idle', failure: { isOpen: false } })
    expect(storages.session.getItem(JOURNAL.key)).toBeNull()
  })

  test('[HTTP-03] a request that was called off is asked about, not failed', async () => {
    const answers = [fail(new DOMException('left the page', 'AbortError')), placed]
    const { slip, raiseError } = await pressed({
      placeBets: () => answers.shift()?.() ?? placed(),
    })
    expect(slip.getState().phase).toBe('checking')
    await vi.advanceTimersByTimeAsync(1_000)
    expect(slip.getState().slip.ticketState).toBe('SUCCESS')
    expect(raiseError).not.toHaveBeenCalled()
  })
})

describe('a long time without an answer', () => {
  test('[PLACE-07] [ALERT-05] offline: sent again for half a minute, then only asked about', async () => {
    let isOnline = false
    const { slip, sentTo, storages } = await pressed({
      placeBets: fail(noAnswer()),
      closePlacement: () => (isOnline ? nothing() : fail(noAnswer())()),
    })
    await vi.advanceTimersByTimeAsync(120_000)
    expect(slip.getState().phase).toBe('checking')
    const sends = sentTo('placeBets').length
    expect(sends).toBeGreaterThan(3)
    isOnline = true
    await vi.advanceTimersByTimeAsync(15_000)
    expect(sentTo('placeBets')).toHaveLength(sends)
    expect(slip.getState()).toMatchObject({
      phase: 'idle',
      failure: { code: BET_ERROR.placementClosed, message: '' },
    })
    expect(slip.getState().slip).toMatchObject({ ticketState: 'ERROR', inProgress: false })
    expect(slip.getState().slip.bets[0]?.stake).toBe(1000n)
    expect(storages.session.getItem(JOURNAL.key)).toBeNull()
  })

  test('[PLACE-07] a page that is opened again later only asks', async () => {
    const before = await pressed({ placeBets: fail(noAnswer()) })
    await vi.advanceTimersByTimeAsync(3_600_000)
    const { slip, start, sentTo } = slipKit({
      storages: before.storages,
      answers: { closePlacement: placed },
    })
    await start(true)
    expect(sentTo('placeBets')).toEqual([])
    const [sent] = before
      .sentTo('placeBets')
      .map(({ input }) => input?.body as unknown as Placement)
    expect(sentTo('closePlacement')[0]?.input?.body).toEqual({ reference: sent?.meta.reference })
    expect(slip.getState().slip.ticketState).toBe('SUCCESS')
  })
})

test('[PLACE-06] [PLACE-08] a reference that was used for other bets is a refusal', async () => {
  const answers = [
    fail(noAnswer()),
    fail(refusal(409, { code: BET_ERROR.referenceReused, localizedMessage: 'Check My bets' })),
  ]
  const { slip } = await pressed({ placeBets: () => answers.shift()?.() ?? placed() })
  await vi.advanceTimersByTimeAsync(1_000)
  expect(slip.getState()).toMatchObject({ phase: 'idle', failure: { message: 'Check My bets' } })
})

test('[AUTH-18] [PLACE-07] a session that ends while the answer is open keeps the question', async () => {
  const answers = [fail(noAnswer()), fail(refusal(401))]
  const { slip, storages } = await pressed({
    placeBets: () => answers.shift()?.() ?? placed(),
  })
  await vi.advanceTimersByTimeAsync(1_000)
  expect(slip.getState()).toMatchObject({ phase: 'interrupted', action: { kind: 'signIn' } })
  expect(storages.session.getItem(JOURNAL.key)).not.toBeNull()
})
