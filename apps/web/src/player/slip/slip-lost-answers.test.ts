import { amountOf } from '@touchline/betting'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

import { deferred, noAnswer, refusal } from '../../testing/fake-api.ts'
import { aPlacedBet } from '../../testing/placed-bets.ts'
import { BETS, JOURNAL } from './stored.ts'
import { bodyOf, placed, readySlip } from './testing/ready-slip.ts'
import { firstMatch, otherMatch, pick, secondMatch, settle, slipKit } from './testing/slip-kit.ts'

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2026-11-20T19:00:00Z') })
})
afterEach(() => {
  vi.useRealTimers()
})

describe('without an answer', () => {
  function losing(times: number, then = placed) {
    let count = 0
    return () => {
      count += 1
      return count <= times ? Promise.reject(noAnswer()) : then()
    }
  }

  test('[PLACE-07] the same reference is asked about until there is an answer', async () => {
    const { slip, sentTo, storages } = await readySlip({ answers: { placeBets: losing(2) } })
    slip.dispatch({ type: 'press' })
    expect(storages.session.getItem(JOURNAL.key)).not.toBeNull()
    await settle()
    expect(slip.getState().action).toEqual({ kind: 'checking' })
    slip.dispatch({ type: 'press' })
    await vi.advanceTimersByTimeAsync(1000)
    expect(slip.getState().phase).toBe('checking')
    await vi.advanceTimersByTimeAsync(2000)
    expect(slip.getState().slip.ticketState).toBe('SUCCESS')
    const bodies = sentTo('placeBets').map(bodyOf)
    expect(bodies).toHaveLength(3)
    expect(new Set(bodies.map((body) => JSON.stringify(body.meta))).size).toBe(1)
    expect(storages.session.getItem(JOURNAL.key)).toBeNull()
  })

  test('[PLACE-07] a refusal after a lost answer is the truth too', async () => {
    const { slip } = await readySlip({
      answers: {
        placeBets: losing(1, () => {
          throw refusal(422, { code: 101, localizedMessage: 'Price changed' })
        }),
      },
    })
    slip.dispatch({ type: 'press' })
    await settle()
    await vi.advanceTimersByTimeAsync(1000)
    expect(slip.getState()).toMatchObject({ phase: 'idle', failure: { code: 101 } })
  })

  async function leftOpen() {
    const kit = await readySlip({ answers: { placeBets: losing(99) } })
    kit.slip.dispatch({ type: 'press' })
    await settle()
    return kit
  }

  test('[PLACE-07] a reload takes the question up again, word for word', async () => {
    const before = await leftOpen()
    const { slip, start, sentTo } = slipKit({
      storages: before.storages,
      answers: { placeBets: placed },
    })
    await start(true)
    const [first] = before.sentTo('placeBets').map(bodyOf)
    expect(sentTo('placeBets').map(bodyOf)).toEqual([first])
    expect(slip.getState().slip.ticketState).toBe('SUCCESS')
    expect(slip.getState().slip.bets).toEqual([])
  })

  test('[PLACE-07] another player never asks about it', async () => {
    const before = await leftOpen()
    const { slip, start, sentTo } = slipKit({
      storages: before.storages,
      answers: {
        placeBets: placed,
        getPlayer: async () => {
          const { aPlayer } = await import('../session/testing/session-fixtures.ts')
          return { data: aPlayer({ id: 'somebody-else' }) }
        },
      },
    })
    await start(true)
    expect(sentTo('placeBets')).toEqual([])
    expect(before.storages.session.getItem(JOURNAL.key)).toBeNull()
    expect(slip.getState().phase).toBe('idle')
  })

  test('[AUTH-18] after the session ended the same player is told at the next sign-in', async () => {
    const before = await leftOpen()
    const { slip, session, start } = slipKit({
      storages: before.storages,
      answers: { placeBets: placed },
    })
    await start(false)
    expect(slip.getState().phase).toBe('interrupted')
    expect(slip.getState().action).toEqual({ kind: 'signIn' })
    await session.signIn({ email: 'a@b.test', password: 'x' })
    await settle()
    expect(slip.getState().slip.ticketState).toBe('SUCCESS')
  })

  test('[AUTH-17] signing out forgets the question', async () => {
    const { slip, session, storages } = await leftOpen()
    await session.signOut()
    expect(storages.session.getItem(JOURNAL.key)).toBeNull()
    expect(slip.getState()).toMatchObject({ phase: 'idle', receipt: [] })
  })
})

describe('saved bets that could not be brought back', () => {
  const away = () => Promise.reject(new Error('backend is away'))
  const ONE_PAGE = { pagination: { total: 1, page: 1, limit: 500, lastPage: 1 } }
  const found = () => ({ data: [firstMatch, secondMatch], meta: ONE_PAGE })
  const settings = { multiSingleAvailability: { simulator: true } }
  const legsIn = ({ slip }: ReturnType<typeof slipKit>) => slip.getState().slip.selectedOutcomeIds

  /** Two singles, of which that with a stake was sent and had no answer. */
  async function leftOpen() {
    const kit = await readySlip({
      settings,
      answers: { placeBets: () => Promise.reject(noAnswer()) },
    })
    kit.slip.dispatch({ type: 'toggle', picked: pick(secondMatch) })
    kit.slip.dispatch({ type: 'press' })
    await settle()
    return kit.storages
  }

  test('[PLACE-05] [SLIP-38] do not come back once they are known to be placed', async () => {
    const before = await readySlip({ answers: { placeBets: () => Promise.reject(noAnswer()) } })
    before.slip.dispatch({ type: 'press' })
    await settle()
    const { storages } = before
    const lost = slipKit({ storages, answers: { listMatches: away, placeBets: placed } })
    await lost.start(true)
    expect(lost.slip.getState()).toMatchObject({
      slip: { ticketState: 'SUCCESS', bets: [] },
      hasRestoreFailed: false,
    })
    expect(BETS.isThere(storages.session)).toBe(false)
    const next = slipKit({ storages })
    await next.start(true)
    expect(legsIn(next)).toEqual([])
  })

  test('[PLACE-05] [SLIP-38] only those that were not placed come back', async () => {
    let isAway = true
    const lost = slipKit({
      settings,
      storages: await leftOpen(),
      answers: { listMatches: () => (isAway ? away() : found()), placeBets: placed },
    })
    await lost.start(true)
    expect(lost.slip.getState().slip.ticketState).toBe('SUCCESS')
    isAway = false
    lost.slip.dispatch({ type: 'dismissReceipt' })
    expect(lost.slip.getState().hasRestoreFailed).toBe(true)
    lost.slip.dispatch({ type: 'restoreAgain' })
    await settle()
    expect(legsIn(lost)).toEqual(['20:1::1'])
  })

  test('[AUTH-18] [PLACE-05] not while the player has to sign in to be told', async () => {
    let isAway = true
    const storages = await leftOpen()
    const lost = slipKit({
      settings,
      storages,
      answers: { listMatches: () => (isAway ? away() : found()), placeBets: placed },
    })
    await lost.start(false)
    expect(lost.slip.getState()).toMatchObject({ phase: 'interrupted', hasRestoreFailed: true })
    isAway = false
    lost.slip.dispatch({ type: 'restoreAgain' })
    lost.slip.dispatch({ type: 'toggle', picked: pick(otherMatch('30')) })
    await settle()
    expect(lost.slip.getState()).toMatchObject({ phase: 'interrupted', hasRestoreFailed: true })
    await lost.session.signIn({ email: 'a@b.test', password: 'x' })
    await settle()
    expect(lost.slip.getState().slip.ticketState).toBe('SUCCESS')
    const next = slipKit({ settings, storages })
    await next.start(true)
    expect(legsIn(next)).toEqual(['20:1::1'])
  })

  test('[PLACE-05] are back before anything is asked about what was sent', async () => {
    const matches = deferred<ReturnType<typeof found>>()
    const answers = [away, () => matches.promise]
    const outcomes = [() => Promise.reject(refusal(500)), placed]
    const lost = slipKit({
      settings,
      storages: await leftOpen(),
      answers: {
        listMatches: () => answers.shift()?.() ?? found(),
        placeBets: () => Promise.reject(refusal(500)),
        closePlacement: () => outcomes.shift()?.() ?? placed(),
      },
    })
    await lost.start(true)
    expect(lost.slip.getState()).toMatchObject({
      failure: { isOpen: true },
      hasRestoreFailed: true,
    })
    lost.slip.dispatch({ type: 'restoreAgain' })
    lost.session.applyBalance({ currency: 'EUR', amount: amountOf(70_000n) })
    await settle()
    matches.resolve(found())
    await settle()
    expect(lost.slip.getState().slip.ticketState).toBe('SUCCESS')
    expect(legsIn(lost)).toEqual(['20:1::1'])
  })
})

describe('the acceptance delay', () => {
  const submitted = aPlacedBet({ status: 'submitted', acceptanceAt: '2026-11-20T19:00:03Z' })
  const page = { pagination: { total: 1, page: 1, limit: 30, lastPage: 1 } }

  test('[MYB-14] push tells the receipt how it ended', async () => {
    const { slip } = await readySlip({ answers: { placeBets: () => ({ data: [submitted] }) } })
    slip.dispatch({ type: 'press' })
    await settle()
    slip.applyBet({ ...submitted, status: 'waiting_results', acceptanceAt: null })
    expect(slip.getState().receipt[0]?.status).toBe('waiting_results')
  })

  test('[MYB-08] without push the bets are read after the delay', async () => {
    const rejected = { ...submitted, status: 'rejected' as const, acceptanceAt: null }
    const { slip, sentTo } = await readySlip({
      answers: {
        placeBets: () => ({ data: [submitted] }),
        listBets: () => ({ data: [rejected], meta: page }),
      },
    })
    slip.dispatch({ type: 'press' })
    await settle()
    await vi.advanceTimersByTimeAsync(4_999)
    expect(sentTo('listBets')).toEqual([])
    await vi.advanceTimersByTimeAsync(1)
    expect(slip.getState().receipt[0]?.status).toBe('rejected')
    await vi.advanceTimersByTimeAsync(60_000)
    expect(sentTo('listBets')).toHaveLength(1)
  })
})
