import { amountOf, NO_AMOUNT } from '@touchline/betting'
import type { PlacedBet } from '@touchline/contract'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

import { settle, type KitOptions } from '../slip/testing/slip-kit.ts'
import { aPlayer } from '../session/testing/session-fixtures.ts'
import { memoryStorage } from '../../base/browser-storage.ts'
import { deferred, noAnswer, refusal } from '../../testing/fake-api.ts'
import { aPlacedBet } from '../../testing/placed-bets.ts'
import {
  QUICK_BET,
  QUICK_JOURNAL,
  readPreference,
  writePreference,
  type QuickBetPreference,
} from './quick-bet-preference.ts'
import { QUICK_TAPS } from './stored-taps.ts'
import { approvedKit, liveId, livePick, loaded, quickKit } from './testing/quick-kit.ts'

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2026-11-20T19:00:00Z') })
})
afterEach(() => {
  vi.useRealTimers()
})

function holding(text: string | null) {
  const local = memoryStorage()
  if (text !== null) local.setItem(QUICK_BET.key, text)
  return local
}

const storages = () => ({ session: memoryStorage(), local: memoryStorage() })

describe('the preference', () => {
  test('[QUICK-15] [QUICK-02] stays on the device with its stake, and never with its approval', async () => {
    const kept = storages()
    await approvedKit({ storages: kept })
    expect(kept.local.getItem(QUICK_BET.key)).toContain('"isEnabled":true')
    const { quickBet, view } = await quickKit({ storages: kept })
    expect(quickBet.getState().isEnabled).toBe(true)
    expect(view().quick).toMatchObject({ isEnabled: true, isApproved: false, stake: 500n })
    quickBet.setEnabled(false)
    expect((await quickKit({ storages: kept })).quickBet.getState().isEnabled).toBe(false)
  })

  test('[QUICK-15] keeps a stake of another currency than the usual one, while nobody knows who is there', async () => {
    const kept = storages()
    const inBitcoin = { isEnabled: true, stake: amountOf(50_000n), currency: 'BTC' }
    writePreference(kept.local, inBitcoin)
    const player = deferred<{ data: ReturnType<typeof aPlayer> }>()
    const opening = quickKit({ storages: kept, answers: { getPlayer: () => player.promise } })
    await loaded()
    player.resolve({ data: aPlayer({ currency: 'BTC' }) })
    const { view } = await opening
    expect(view().quick).toMatchObject(inBitcoin)
    expect(readPreference(kept.local)).toEqual(inBitcoin)
  })

  test('[QUICK-15] what cannot be read counts as never chosen', () => {
    const none = { isEnabled: false, stake: 0n, currency: null }
    for (const text of [
      null,
      '',
      'true',
      '[]',
      '{"version":9,"isEnabled":true}',
      '{"version":1}',
    ]) {
      expect(readPreference(holding(text))).toEqual(none)
    }
    expect(readPreference(holding('{"version":1,"isEnabled":true,"stake":"-5"}'))).toEqual({
      ...none,
      isEnabled: true,
    })
  })

  test('[AUTH-17] ends when the player signs out', async () => {
    const kept = storages()
    const { quickBet, session, view } = await approvedKit({ storages: kept })
    await session.signOut()
    expect(quickBet.getState()).toMatchObject({ isEnabled: false, hasNews: false })
    expect(view().quick).toMatchObject({ isEnabled: false, isApproved: false, stake: 0n })
    expect(readPreference(kept.local).isEnabled).toBe(false)
  })
})

describe('the approval', () => {
  test('[QUICK-03] ends with switching quick bet off', async () => {
    const { quickBet, view } = await approvedKit()
    quickBet.setEnabled(false)
    quickBet.setEnabled(true)
    expect(view().quick).toMatchObject({ isEnabled: true, isApproved: false })
  })

  test('[QUICK-04] [QUICK-05] ends with another stake and needs one', async () => {
    const { store, view } = await approvedKit()
    store().setStake(amountOf(1000n))
    expect(view().quick.isApproved).toBe(false)
    store().setStake(NO_AMOUNT)
    store().setApproved(true)
    expect(view().quick.isApproved).toBe(false)
  })

  test('[QUICK-04] ends with another account', async () => {
    const { session, view } = await approvedKit({
      answers: {
        listAccounts: () => ({
          data: [
            { currency: 'EUR', balance: amountOf(100_000n), active: true },
            { currency: 'BTC', balance: amountOf(100_000n), active: true },
          ],
        }),
        switchAccount: () => ({ data: { currency: 'BTC' } }),
      },
    })
    await session.switchAccount('BTC')
    expect(view().quick).toMatchObject({ currency: 'BTC', stake: 0n, isApproved: false })
  })

  test('[QUICK-04] a bet on its way keeps its currency until it has ended', async () => {
    const answer = deferred<{ data: PlacedBet[] }>()
    const { session, store, view } = await approvedKit({
      answers: {
        placeBets: () => answer.promise,
        listAccounts: () => ({
          data: [
            { currency: 'EUR', balance: amountOf(100_000n), active: true },
            { currency: 'BTC', balance: amountOf(100_000n), active: true },
          ],
        }),
        switchAccount: () => ({ data: { currency: 'BTC' } }),
      },
    })
    store().tap(livePick)
    await session.switchAccount('BTC')
    expect(view().quick).toMatchObject({ state: 'PROCESSING', currency: 'EUR', stake: 500n })
    answer.resolve({ data: [aPlacedBet()] })
    await settle()
    expect(view().quick).toMatchObject({ state: 'SUCCESS', currency: 'BTC', stake: 0n })
    expect(view().quick.isApproved).toBe(false)
  })

  test('[QUICK-13] is taken back when the balance falls below the stake, and told', async () => {
    const { session, store, view } = await approvedKit()
    session.applyBalance({ currency: 'EUR', amount: amountOf(500n) })
    expect(view().quick.isApproved).toBe(true)
    session.applyBalance({ currency: 'EUR', amount: amountOf(499n) })
    expect(view()).toMatchObject({ isRevoked: true, quick: { isApproved: false } })
    store().setApproved(true)
    expect(view().quick.isApproved).toBe(false)
    session.applyBalance({ currency: 'EUR', amount: NO_AMOUNT })
    store().setApproved(true)
    expect(view().quick.isApproved).toBe(false)
  })
})

describe('another tab', () => {
  const chosen = (isEnabled: boolean, stake = 500n) => ({
    isEnabled,
    stake: amountOf(stake),
    currency: 'EUR',
  })

  async function twoTabs() {
    const kept = storages()
    const kit = await approvedKit({ storages: kept })
    return {
      ...kit,
      kept: () => readPreference(kept.local),
      elsewhere: (preference: QuickBetPreference) => writePreference(kept.local, preference),
    }
  }

  test('[QUICK-03] that switched it off is heard by the next tap, which goes to the slip', async () => {
    const { quickBet, slip, placements, elsewhere, kept } = await twoTabs()
    elsewhere(chosen(false))
    quickBet.pick(livePick)
    await settle()
    expect(placements()).toEqual([])
    expect(slip.isSelected(liveId)).toBe(true)
    expect(quickBet.getState().isEnabled).toBe(false)
    expect(kept()).toEqual(chosen(false))
  })

  test('[QUICK-03] that switched it off and on again leaves nothing to press here', async () => {
    const { quickBet, store, placements, elsewhere } = await twoTabs()
    store().setApproved(false)
    quickBet.pick(livePick)
    elsewhere(chosen(false))
    store().press()
    elsewhere(chosen(true))
    store().press()
    await settle()
    expect(placements()).toEqual([])
    expect(quickBet.getState()).toMatchObject({ isEnabled: true, selectedId: null })
  })

  test('[QUICK-04] with another stake takes back what was agreed to here', async () => {
    const { quickBet, view, placements, elsewhere } = await twoTabs()
    elsewhere(chosen(true, 50_000n))
    quickBet.pick(livePick)
    await settle()
    expect(placements()).toEqual([])
    expect(view().quick).toMatchObject({ stake: 50_000n, isApproved: false })
  })

  test('[QUICK-04] with another stake: a press for the old one agrees to nothing', async () => {
    const { quickBet, store, view, placements, elsewhere } = await twoTabs()
    store().setApproved(false)
    quickBet.pick(livePick)
    elsewhere(chosen(true, 50_000n))
    store().press()
    await settle()
    expect(placements()).toEqual([])
    expect(view()).toMatchObject({ quick: { isApproved: false }, action: { kind: 'approve' } })
  })

  test('[QUICK-04] with a stake of another currency keeps no press from counting', async () => {
    const { quickBet, store, placements, elsewhere } = await twoTabs()
    store().setApproved(false)
    quickBet.pick(livePick)
    elsewhere({ ...chosen(true, 0n), currency: null })
    store().press()
    await settle()
    expect(placements()).toMatchObject([{ bets: [{ stake: { value: 500n } }] }])
  })

  test('[QUICK-15] keeps what it chose when something else is chosen here', async () => {
    const { store, elsewhere, kept } = await twoTabs()
    elsewhere(chosen(false))
    store().setStake(amountOf(700n))
    expect(kept()).toEqual(chosen(false, 700n))
  })

  test('is caught up with: off, and on without an agreement', async () => {
    const { quickBet, view, elsewhere } = await twoTabs()
    elsewhere(chosen(false))
    quickBet.getState().store?.catchUp()
    expect(quickBet.getState().isEnabled).toBe(false)
    elsewhere(chosen(true))
    quickBet.getState().store?.catchUp()
    expect(view().quick).toMatchObject({ isEnabled: true, isApproved: false, stake: 500n })
  })
})

describe('a reload amid the delay', () => {
  const waits = aPlacedBet({ status: 'submitted', acceptanceAt: '2026-11-20T19:00:03Z' })
  const rejected = aPlacedBet({ status: 'rejected', acceptanceAt: null })
  const accepted = aPlacedBet({ status: 'waiting_results', acceptanceAt: null })
  const listed = (bet: PlacedBet) => ({
    listBets: () => ({
      data: [bet],
      meta: { pagination: { total: 1, page: 1, limit: 30, lastPage: 1 } },
    }),
  })

  async function reloaded(
    kept: ReturnType<typeof storages>,
    now: PlacedBet,
    answers: KitOptions['answers'] = listed(now),
  ) {
    const before = await approvedKit({
      storages: kept,
      answers: { placeBets: () => ({ data: [waits] }) },
    })
    before.quickBet.pick(livePick)
    await settle()
    return quickKit({ storages: kept, answers })
  }

  test('[QUICK-11] [FAIR-20] tells how the bet ended', async () => {
    const { view } = await reloaded(storages(), rejected)
    expect(view().taps).toMatchObject([{ end: { kind: 'placed', bet: { status: 'rejected' } } }])
  })

  test('[QUICK-11] follows a bet that still waits, and keeps nothing of one that was taken', async () => {
    const kept = storages()
    const { quickBet, view } = await reloaded(kept, waits)
    expect(view().taps).toMatchObject([{ end: { bet: { status: 'submitted' } } }])
    expect(QUICK_TAPS.isThere(kept.session)).toBe(true)
    quickBet.applyBet(accepted)
    expect(view().taps).toMatchObject([{ end: { bet: { status: 'waiting_results' } } }])
    expect(QUICK_TAPS.isThere(kept.session)).toBe(false)
  })

  test('[QUICK-11] stays closed where the player closes it before the bets are read', async () => {
    const kept = storages()
    const bets = deferred<Awaited<ReturnType<ReturnType<typeof listed>['listBets']>>>()
    const answers = { listBets: () => bets.promise }
    const { quickBet, store } = await reloaded(kept, rejected, answers)
    store().forgetTaps()
    bets.resolve(listed(rejected).listBets())
    await settle()
    expect(quickBet.getState().hasNews).toBe(false)
    expect(QUICK_TAPS.isThere(kept.session)).toBe(false)
  })

  test('[QUICK-11] tells no more of what the player has closed, and nothing to another one', async () => {
    const kept = storages()
    const { store } = await reloaded(kept, rejected)
    store().forgetTaps()
    expect(QUICK_TAPS.isThere(kept.session)).toBe(false)
    QUICK_TAPS.write(kept.session, JSON.stringify({ playerId: 'other', ids: [rejected.id] }))
    const { view, sentTo } = await quickKit({ storages: kept, answers: listed(rejected) })
    expect(view().taps).toEqual([])
    expect(sentTo('listBets')).toEqual([])
    expect(QUICK_TAPS.isThere(kept.session)).toBe(false)
  })
})

describe('an answer that does not come', () => {
  test('is asked for again with the same reference, also after a reload', async () => {
    const kept = storages()
    const lost = await approvedKit({
      storages: kept,
      answers: {
        placeBets: () => {
          throw noAnswer()
        },
      },
    })
    lost.quickBet.pick(livePick)
    await settle()
    expect(lost.view()).toMatchObject({ phase: 'checking', action: { kind: 'checking' } })
    expect(kept.session.getItem(QUICK_JOURNAL.key)).not.toBeNull()
    const back = await quickKit({ storages: kept })
    await loaded()
    expect(back.placements()[0]).toEqual(lost.placements()[0])
    expect(back.view().taps).toHaveLength(1)
    expect(kept.session.getItem(QUICK_JOURNAL.key)).toBeNull()
  })

  test('[PLACE-07] what nobody could say is only asked about, whatever the session brings', async () => {
    const fail = () => Promise.reject(refusal(500))
    const outcomes = [fail, () => ({ data: [aPlacedBet()] })]
    const { quickBet, session, view, placements } = await approvedKit({
      answers: { placeBets: fail, closePlacement: () => outcomes.shift()?.() ?? { data: [] } },
    })
    quickBet.pick(livePick)
    await settle()
    expect(view().taps).toMatchObject([{ end: { kind: 'open' } }])
    session.applyBalance({ currency: 'EUR', amount: amountOf(2_000n) })
    await settle()
    expect(placements()).toHaveLength(1)
    expect(view().taps[0]).toMatchObject({ end: { kind: 'placed' } })
  })

  test('does not keep the player from switching quick bet off: its end still shows', async () => {
    const answer = deferred<{ data: ReturnType<typeof aPlacedBet>[] }>()
    const { quickBet, view } = await approvedKit({ answers: { placeBets: () => answer.promise } })
    quickBet.pick(livePick)
    quickBet.setEnabled(false)
    expect(quickBet.getState()).toMatchObject({ isEnabled: false, hasNews: true })
    answer.resolve({ data: [aPlacedBet()] })
    await settle()
    expect(view()).toMatchObject({ quick: { isEnabled: false }, taps: [{}] })
    expect(quickBet.getState().hasNews).toBe(true)
  })
})
