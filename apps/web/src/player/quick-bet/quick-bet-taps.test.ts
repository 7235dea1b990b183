import { amountOf, oddsOf } from '@touchline/betting'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

import { firstMatch, pick, settle } from '../slip/testing/slip-kit.ts'
import { aFreebet } from '../../testing/bonuses.ts'
import { freebetOf } from '../slip/bonuses.ts'
import { deferred, refusal } from '../../testing/fake-api.ts'
import { aPlacedBet } from '../../testing/placed-bets.ts'
import { approvedKit, liveId, liveMatch, livePick, loaded, quickKit } from './testing/quick-kit.ts'

const freeUse = {
  id: 'free',
  type: 'freebet',
  mode: 'only_win' as const,
  freebetStake: amountOf(500n),
  paid: null,
}

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2026-11-20T19:00:00Z') })
})
afterEach(() => {
  vi.useRealTimers()
})

describe('a tap', () => {
  test('[QUICK-01] [QUICK-06] [PLACE-10] [AMB-23] places at once and leaves the slip alone', async () => {
    const { quickBet, slip, placements, onPlaced } = await approvedKit()
    quickBet.pick(livePick)
    await settle()
    expect(placements()).toMatchObject([
      {
        meta: { quick: true, type: 'single', deviceId: 'device-1', acceptMode: 'none' },
        bets: [{ stake: { value: 500n, currency: 'EUR' }, selections: [{ matchId: '30' }] }],
      },
    ])
    expect(slip.getState()).toMatchObject({ slip: { bets: [] }, panel: { isOpen: false } })
    expect(onPlaced).toHaveBeenCalledOnce()
  })

  test('[FAIR-9] goes to the slip while quick bet is off, without a line of it being loaded', async () => {
    const { quickBet, slip, placements } = await quickKit()
    quickBet.pick(livePick)
    expect(slip.isSelected(liveId)).toBe(true)
    expect(quickBet.getState().store).toBeNull()
    expect(placements()).toEqual([])
  })

  test('[QUICK-07] [AMB-24] [AMB-25] on anything but a live match switches quick bet off first', async () => {
    const { quickBet, slip, notices, placements } = await approvedKit()
    quickBet.pick(pick(firstMatch))
    expect(quickBet.getState()).toMatchObject({ isEnabled: false, hasNews: false })
    expect(slip.getState().slip.selectedOutcomeIds).toEqual(['10:1::1'])
    expect(slip.getState().panel.isOpen).toBe(true)
    expect(notices).toEqual([{ kind: 'quickBetOff' }])
    expect(placements()).toEqual([])
  })

  test('counts as live when the match has begun since the row was read', async () => {
    const { quickBet, placements } = await approvedKit()
    quickBet.pick({ ...livePick, match: { ...liveMatch, status: 0 } })
    await settle()
    expect(placements()).toHaveLength(1)
  })

  test('on a selection of the slip only takes it out', async () => {
    const { quickBet, slip, placements } = await quickKit()
    quickBet.pick(livePick)
    quickBet.setEnabled(true)
    await loaded()
    quickBet.pick(livePick)
    expect(slip.isSelected(liveId)).toBe(false)
    expect(placements()).toEqual([])
    expect(quickBet.getState().isEnabled).toBe(true)
  })

  test('[QUICK-08] of a visitor asks to sign in', async () => {
    const { quickBet, store, view, requestSignIn, placements } = await quickKit({ isVisitor: true })
    quickBet.setEnabled(true)
    await loaded()
    store().setStake(amountOf(500n))
    store().setApproved(true)
    quickBet.pick(livePick)
    await settle()
    expect(requestSignIn).toHaveBeenCalledWith('toBet')
    expect(placements()).toEqual([])
    expect(view().action).toEqual({ kind: 'signIn' })
  })

  test('[FAIR-9] [QUICK-09] without approval waits for it; the button gives it and places', async () => {
    const { quickBet, store, view, placements } = await approvedKit()
    store().setApproved(false)
    quickBet.pick(livePick)
    await settle()
    expect(placements()).toEqual([])
    expect(quickBet.getState().selectedId).toBe(liveId)
    expect(view().action).toEqual({ kind: 'approve', stake: 500n })
    store().press()
    await settle()
    expect(placements()).toHaveLength(1)
    expect(view().quick.isApproved).toBe(true)
  })

  test('again on the outcome at hand lets go of it', async () => {
    const { quickBet, store, view } = await approvedKit()
    store().setApproved(false)
    quickBet.pick(livePick)
    quickBet.pick(livePick)
    expect(view()).toMatchObject({ action: null, quick: { bet: null, isEnabled: true } })
  })
})

describe('one movement of the hand', () => {
  test('[QUICK-10] a double click whose bet was placed in between places once', async () => {
    const { quickBet, placements } = await approvedKit()
    quickBet.pick(livePick)
    await settle()
    vi.advanceTimersByTime(250)
    quickBet.pick(livePick)
    await settle()
    expect(placements()).toHaveLength(1)
    expect(quickBet.getState().selectedId).toBeNull()
  })

  test('[QUICK-10] neither does it place a bet that was refused in between', async () => {
    const { quickBet, placements } = await approvedKit({
      answers: {
        placeBets: () => {
          throw refusal(422, { code: 130 })
        },
      },
    })
    quickBet.pick(livePick)
    await settle()
    vi.advanceTimersByTime(250)
    quickBet.pick(livePick)
    await settle()
    expect(placements()).toHaveLength(1)
  })

  test('[QUICK-10] a key that is held places once', async () => {
    const { quickBet, placements } = await approvedKit()
    quickBet.pick(livePick)
    await settle()
    vi.advanceTimersByTime(600)
    for (let repeat = 0; repeat < 100; repeat += 1) {
      quickBet.pick(livePick)
      await settle()
      vi.advanceTimersByTime(30)
    }
    expect(placements()).toHaveLength(1)
  })

  test('[QUICK-10] an impatient tap that meets the answer is none', async () => {
    const answer = deferred<{ data: ReturnType<typeof aPlacedBet>[] }>()
    const { quickBet, placements } = await approvedKit({
      answers: { placeBets: () => answer.promise },
    })
    quickBet.pick(livePick)
    vi.advanceTimersByTime(3_000)
    answer.resolve({ data: [aPlacedBet()] })
    await settle()
    vi.advanceTimersByTime(100)
    quickBet.pick(livePick)
    await settle()
    expect(placements()).toHaveLength(1)
  })

  test('[QUICK-06] [QUICK-12] another price is free at once, the same one after a moment', async () => {
    const { quickBet, placements } = await approvedKit()
    quickBet.pick(livePick)
    await settle()
    quickBet.pick(pick(liveMatch, '2'))
    await settle()
    expect(placements()).toHaveLength(2)
    vi.advanceTimersByTime(700)
    quickBet.pick(pick(liveMatch, '2'))
    await settle()
    expect(placements()).toHaveLength(3)
  })
})

describe('on its way', () => {
  test('[QUICK-10] a second tap does nothing while the first is processed', async () => {
    const answer = deferred<{ data: ReturnType<typeof aPlacedBet>[] }>()
    const { quickBet, view, placements } = await approvedKit({
      answers: { placeBets: () => answer.promise },
    })
    quickBet.pick(livePick)
    quickBet.pick(pick(liveMatch, '2'))
    quickBet.pick(livePick)
    expect(view()).toMatchObject({ phase: 'sending', quick: { state: 'PROCESSING' } })
    expect(quickBet.getState().selectedId).toBe(liveId)
    answer.resolve({ data: [aPlacedBet()] })
    await settle()
    expect(placements()).toHaveLength(1)
  })

  test('[QUICK-10] [QUICK-14] warnings keep an approved tap from being placed', async () => {
    const { quickBet, store, view, placements, setConnected } = await approvedKit()
    quickBet.pick(pick(liveMatch, '1', 1001))
    expect(view().action).toEqual({ kind: 'blocked', code: 'potential_win_not_above_stake' })
    store().dismiss()
    setConnected(false)
    quickBet.pick(livePick)
    expect(view().action).toEqual({ kind: 'blocked', code: 'connection_lost' })
    expect(placements()).toEqual([])
  })

  test('[QUICK-11] [QUICK-12] SUCCESS frees the outcome and keeps the bet to be read', async () => {
    const { quickBet, view } = await approvedKit()
    quickBet.pick(livePick)
    await settle()
    expect(view().quick).toMatchObject({ state: 'SUCCESS', selectedOutcomeIds: [] })
    expect(view().taps).toMatchObject([{ end: { kind: 'placed', bet: { ref: 'TL-7F3K' } } }])
    expect(quickBet.getState().selectedId).toBeNull()
  })

  test('[QUICK-11] [QUICK-12] ERROR tells why; a new price can be accepted and placed', async () => {
    let isRefused = true
    const wrongOdds = refusal(422, {
      code: 101,
      errorsByBet: {
        [liveId]: {
          code: 101,
          messageKey: 'error.place_bets.invalid_odds',
          localizedMessage: 'The price is 1.90 now',
          odds: oddsOf(1900),
        },
      },
    })
    const { quickBet, store, view, placements } = await approvedKit({
      answers: {
        placeBets: () => {
          if (isRefused) throw wrongOdds
          return { data: [aPlacedBet()] }
        },
      },
    })
    quickBet.pick(livePick)
    await settle()
    expect(view().quick).toMatchObject({ state: 'ERROR', selectedOutcomeIds: [] })
    expect(view().taps[0]?.end).toMatchObject({ kind: 'refused' })
    isRefused = false
    expect(view().action?.kind).toBe('accept')
    store().press()
    // The rest of the same movement must not place.
    store().press()
    expect(placements()).toHaveLength(1)
    // A clock that is set back meanwhile makes the moment no longer.
    vi.setSystemTime(Date.now() - 3_600_000)
    vi.advanceTimersByTime(300)
    store().press()
    await settle()
    expect(placements()[1]?.bets[0]?.selections[0]?.odds).toBe(1900)
    expect(view().quick.state).toBe('SUCCESS')
  })

  test('[QUICK-11] [QUICK-12] INITIAL after an answer that is nobody’s, with an alert', async () => {
    const { quickBet, view, raiseError } = await approvedKit({
      answers: {
        placeBets: () => {
          throw refusal(500)
        },
      },
    })
    quickBet.pick(livePick)
    await settle()
    expect(view().quick).toMatchObject({ state: 'INITIAL', selectedOutcomeIds: [] })
    expect(raiseError).toHaveBeenCalledOnce()
  })

  test('[QUICK-11] follows the bet through its acceptance delay', async () => {
    const submitted = aPlacedBet({
      status: 'submitted',
      acceptanceAt: '2026-11-20T19:00:03Z',
    })
    const rejected = aPlacedBet({ status: 'rejected', rejectionKey: 'error.place_bets.x' })
    const { quickBet, view } = await approvedKit({
      answers: { placeBets: () => ({ data: [submitted] }) },
    })
    quickBet.pick(livePick)
    await settle()
    quickBet.applyBet(rejected)
    expect(view().taps[0]?.end).toMatchObject({ kind: 'placed', bet: { status: 'rejected' } })
  })
})

test('a price that moves under the button is accepted first, and only after a rest', async () => {
  const { quickBet, store, view, placements, reprice } = await approvedKit()
  store().setApproved(false)
  quickBet.pick(livePick)
  await reprice(liveMatch, { 1: 1900 })
  expect(view().action).toEqual({ kind: 'accept', count: 1 })
  store().press()
  expect(view().action?.kind).toBe('accept')
  vi.advanceTimersByTime(300)
  store().press()
  expect(view().action?.kind).toBe('approve')
  expect(placements()).toEqual([])
})

test('[FREE-03] [QUICK-09] [QUICK-13] a freebet goes with one tap, by a press of its own and without a balance', async () => {
  const { quickBet, store, view, placements } = await approvedKit({
    answers: {
      listAccounts: () => ({ data: [{ currency: 'EUR', balance: amountOf(0n), active: true }] }),
      placeBets: () => ({ data: [aPlacedBet({ bonus: freeUse })] }),
    },
  })
  const freebet = freebetOf(aFreebet())
  store().setFreebet(freebet)
  quickBet.pick(livePick)
  await settle()
  expect(placements()).toEqual([])
  expect(view().action).toEqual({ kind: 'approve', stake: 500n })
  store().press()
  await settle()
  expect(placements()).toMatchObject([
    { meta: { quick: true }, bets: [{ bonus: { id: 'free', type: 'freebet' } }] },
  ])
  expect(view().quick).toMatchObject({ freebet: null, isApproved: false })
})
