import { describe, expect, test } from 'vitest'
import { amountOf, NO_AMOUNT } from '../money/amount.ts'
import { oddsOf } from '../odds/odds.ts'
import type { PlacementContext } from '../slip/blockers.ts'
import { freebet as five } from '../testing/bonuses.ts'
import { placedBet } from '../testing/placed-bets.ts'
import { ready, runQuick, tap } from '../testing/quick-bet.ts'
import { context, idOf, market, pick, price, rules } from '../testing/slip.ts'
import type { QuickBetEvent } from './reduce-quick-bet.ts'
import { quickBetBlockers } from './reduce-quick-bet.ts'

const place: QuickBetEvent = { type: 'placeRequested', context: context() }
const prices = (odds: number): QuickBetEvent => ({
  type: 'marketsUpdated',
  markets: [market('1', odds)],
})
const tapped = runQuick([tap], ready)
const placing = runQuick([place], tapped)
const error = {
  code: 101,
  message: 'error.place_bets.invalid_odds',
  details: null,
  messagesByBet: {},
  isWrongOddsError: true,
}

describe('approval', () => {
  test('[QUICK-03] is reset by toggling', () => {
    expect(ready).toMatchObject({ isEnabled: true, isApproved: true })
    const off = runQuick([{ type: 'toggle' }], ready)
    expect(off).toMatchObject({ isEnabled: false, isApproved: false, stake: 500n })
    expect(runQuick([{ type: 'toggle' }], off).isApproved).toBe(false)
  })

  test('[QUICK-04] is reset by another stake or currency', () => {
    expect(runQuick([{ type: 'setStake', stake: amountOf(501n) }], ready).isApproved).toBe(false)
    expect(runQuick([{ type: 'setStake', stake: amountOf(500n) }], ready)).toBe(ready)
    const usd = runQuick([{ type: 'setCurrency', currency: 'USD', subunits: 100 }], ready)
    expect(usd).toMatchObject({ isApproved: false, currency: 'USD', stake: 0n })
    expect(runQuick([{ type: 'setCurrency', currency: 'EUR', subunits: 100 }], ready)).toBe(ready)
  })

  test('[QUICK-05] counts only with a stake above 0', () => {
    const none = runQuick([{ type: 'toggle' }, { type: 'setApproved', isApproved: true }])
    expect(none.isApproved).toBe(false)
  })

  test('[QUICK-13] is revoked when the balance is below the stake or zero', () => {
    expect(runQuick([{ type: 'balanceChanged', balance: amountOf(499n) }], ready).isApproved).toBe(
      false,
    )
    expect(runQuick([{ type: 'balanceChanged', balance: amountOf(500n) }], ready)).toBe(ready)
    const free = runQuick([{ type: 'balanceChanged', balance: NO_AMOUNT }], ready)
    expect(free.isApproved).toBe(false)
  })
})

describe('adding a selection', () => {
  test('[QUICK-06] of a live match starts a quick bet', () => {
    expect(tapped.selectedOutcomeIds).toEqual([idOf('1')])
    expect(tapped.bet).toMatchObject({ betType: 'single', stake: 500n, currency: 'EUR' })
  })

  test('[QUICK-07] of any other kind switches quick bet off', () => {
    const others: QuickBetEvent[] = [
      { type: 'addSelection', selection: pick('1') },
      { type: 'addSelection', selection: pick('1', { matchStatus: 1, type: 'season' }) },
      { type: 'addSelection', selection: pick('1', { matchStatus: 1 }), custom: true },
    ]
    for (const event of others) {
      expect(runQuick([event], tapped)).toMatchObject({ isEnabled: false, bet: null })
    }
  })

  test('does nothing while quick bet is off', () => {
    const off = runQuick([{ type: 'toggle' }], ready)
    expect(runQuick([tap], off)).toBe(off)
  })
})

describe('placing', () => {
  test('[QUICK-09] needs an approved bet', () => {
    expect(placing.state).toBe('PROCESSING')
    const unapproved = runQuick([{ type: 'setApproved', isApproved: false }], tapped)
    expect(runQuick([place], unapproved)).toBe(unapproved)
    expect(runQuick([place], ready)).toBe(ready)
  })

  test('[QUICK-10] does nothing while a warning exists or it is processing', () => {
    expect(runQuick([place, tap, { type: 'toggle' }, { type: 'dismiss' }], placing)).toBe(placing)
    const moved = runQuick([prices(2100)], tapped)
    expect(moved.state).toBe('ODDS_CHANGED')
    expect(runQuick([place], moved)).toBe(moved)
    const accepted = runQuick([{ type: 'acceptOddsChanges' }], moved)
    expect(accepted.state).toBe('INITIAL')
    expect(runQuick([place], accepted).state).toBe('PROCESSING')
  })

  test('[QUICK-11] ends in SUCCESS, ERROR or INITIAL', () => {
    const won = runQuick([{ type: 'placementSucceeded', placedBet: placedBet('a') }], placing)
    expect(won).toMatchObject({ state: 'SUCCESS', placedBet: { id: 'a' }, isApproved: true })
    expect(runQuick([{ type: 'placementFailed', error }], placing)).toMatchObject({
      state: 'ERROR',
      error,
    })
    expect(runQuick([{ type: 'placementFailed', error: null }], placing).state).toBe('INITIAL')
    const currentOdds = { [idOf('1')]: oddsOf(1900) }
    const failed = runQuick([{ type: 'placementFailed', error, currentOdds }], placing)
    expect(failed.bet?.selections[0]).toMatchObject({ odds: 1900, isChanged: true })
  })

  test('[QUICK-12] the result clears the selected outcomes, processing keeps them', () => {
    expect(placing.selectedOutcomeIds).toEqual([idOf('1')])
    const results: QuickBetEvent[] = [
      { type: 'placementSucceeded', placedBet: placedBet('a') },
      { type: 'placementFailed', error },
      { type: 'placementFailed', error: null },
    ]
    for (const result of results) expect(runQuick([result], placing).selectedOutcomeIds).toEqual([])
  })

  test('keeps its state while prices move under way', () => {
    const moved = runQuick([prices(2100)], placing)
    expect([moved.state, moved.bet?.selections[0]?.odds]).toEqual(['PROCESSING', 2100])
  })

  test('late answers are ignored', () => {
    const placed: QuickBetEvent = { type: 'placementSucceeded', placedBet: placedBet('a') }
    expect(runQuick([placed], tapped)).toBe(tapped)
    expect(runQuick([{ type: 'placementFailed', error }], tapped)).toBe(tapped)
  })
})

test('matches, providers and dismissal', () => {
  const over = runQuick([{ type: 'matchStatusChanged', matchId: '1', matchStatus: 4 }], tapped)
  expect(over.bet?.selections[0]?.isNotAvailable).toBe(true)
  const off = runQuick([{ type: 'providerUnavailable', provider: 'plain' }], tapped)
  expect(off.bet?.selections[0]?.isSuspended).toBe(true)
  const back = runQuick([{ type: 'providerAvailable', provider: 'plain' }], off)
  expect(back.bet?.selections[0]?.isSuspended).toBe(false)
  expect(runQuick([prices(2000)], tapped)).toBe(tapped)
  const gone = runQuick([{ type: 'dismiss' }], tapped)
  expect(gone).toMatchObject({ bet: null, isEnabled: true, isApproved: true })
  expect(runQuick([{ type: 'dismiss' }], gone)).toBe(gone)
})

test('signing out turns quick bet off', () => {
  const out = runQuick([{ type: 'signedOut' }], tapped)
  expect(out).toMatchObject({ isEnabled: false, isApproved: false, bet: null, stake: 0n })
  expect(runQuick([{ type: 'signedOut' }], out)).toBe(out)
})

const codes = (state: typeof ready, more: Partial<PlacementContext> = {}) =>
  quickBetBlockers(state, context(more)).map(({ code }) => code)

test('[QUICK-10] warnings are those of the slip', () => {
  expect(codes(tapped)).toEqual([])
  expect(codes(ready)).toEqual(['slip_empty'])
  expect(codes({ ...tapped, state: 'PROCESSING' })).toEqual(['in_progress'])
  expect(codes(tapped, { isConnected: false })).toEqual(['connection_lost'])
  expect(codes(tapped, { balance: amountOf(499n) })).toEqual(['balance_too_low'])
  expect(codes(tapped, { balance: null })).toEqual(['balance_unknown'])
  expect(codes(tapped, { staleSelectionIds: new Set([idOf('1')]) })).toEqual(['selection_stale'])
  const suspended = price('1', 2000, -1)
  if (suspended.type !== 'marketsUpdated') throw new Error('no update')
  expect(codes(runQuick([suspended], tapped))).toEqual(['selection_suspended'])
})

test('[QUICK-08] a visitor has to sign in', () => {
  expect(codes(tapped, { rules: { ...rules, isLoggedIn: false }, balance: null })).toEqual([
    'sign_in_required',
  ])
})

test('[QUICK-14] a win that does not exceed the stake is refused with its key', () => {
  const flat = runQuick(
    [{ type: 'addSelection', selection: pick('1', { matchStatus: 1, odds: 1000 }) }],
    ready,
  )
  const [found] = quickBetBlockers(flat, context())
  expect(found?.messageKey).toBe('error.potential_win.equal_or_less')
})

describe('a freebet', () => {
  const free = { ...five, freebetStake: amountOf(700n) }
  const choose: QuickBetEvent = { type: 'setFreebet', freebet: free }
  const chosen = runQuick([choose], ready)
  const waiting = runQuick([tap], chosen)

  test('[FREE-03] [FREE-04] [QUICK-09] stakes one bet in place of cash, and takes back what was agreed to', () => {
    expect(chosen).toMatchObject({ freebet: free, stake: 500n, isApproved: false })
    expect(runQuick([choose], chosen)).toBe(chosen)
    expect(waiting.bet).toMatchObject({ stake: 700n, bonus: free, freebetStake: 700n })
    const cash = runQuick([{ type: 'setFreebet', freebet: null }], waiting)
    expect(cash.bet).toMatchObject({ stake: 500n, bonus: null, freebetStake: null })
    expect(cash.isApproved).toBe(false)
    expect(runQuick([{ type: 'setStake', stake: amountOf(300n) }], waiting)).toMatchObject({
      freebet: null,
      bet: { stake: 300n, bonus: null },
    })
  })

  test('[QUICK-09] waits for a press on every tap, and leaves with its bet', () => {
    const agreed = runQuick([{ type: 'setApproved', isApproved: true }], waiting)
    expect(runQuick([tap], agreed).isApproved).toBe(false)
    const sent = runQuick([place], agreed)
    expect(sent.state).toBe('PROCESSING')
    const none = { freebet: null, isApproved: false, stake: 500n }
    const placed: QuickBetEvent = { type: 'placementSucceeded', placedBet: placedBet('a') }
    expect(runQuick([placed], sent)).toMatchObject({ state: 'SUCCESS', ...none })
    expect(runQuick([{ type: 'placementFailed', error: null }], sent)).toMatchObject(none)
    const gone = { ...error, isWrongOddsError: false }
    expect(runQuick([{ type: 'placementFailed', error: gone }], sent)).toMatchObject(none)
    const currentOdds = { [idOf('1')]: oddsOf(1900) }
    expect(runQuick([{ type: 'placementFailed', error, currentOdds }], sent)).toMatchObject({
      freebet: free,
      bet: { stake: 700n, bonus: free },
    })
  })

  test('needs no balance, and no approval is taken back for one', () => {
    const agreed = runQuick([{ type: 'setApproved', isApproved: true }], waiting)
    expect(runQuick([{ type: 'balanceChanged', balance: NO_AMOUNT }], agreed)).toBe(agreed)
    expect(codes(agreed, { balance: NO_AMOUNT })).toEqual([])
  })

  test('[GAP-49] that does not go with the bet stays and blocks, also when a price takes it there', () => {
    const dear = { ...free, minOdds: oddsOf(2000) }
    const fits = runQuick([{ type: 'setFreebet', freebet: dear }, tap], ready)
    expect(codes(fits)).toEqual([])
    const fallen = runQuick([prices(1900), { type: 'acceptOddsChanges' }], fits)
    expect(fallen.bet).toMatchObject({ stake: 700n, bonus: dear })
    expect(codes(fallen)).toEqual(['bonus_conditions'])
    expect(codes(runQuick([prices(2100), { type: 'acceptOddsChanges' }], fallen))).toEqual([])
  })

  test('belongs to its currency, and ends with quick bet', () => {
    expect(runQuick([{ type: 'setFreebet', freebet: { ...free, currency: 'USD' } }], ready)).toBe(
      ready,
    )
    const usd = runQuick([{ type: 'setCurrency', currency: 'USD', subunits: 100 }], waiting)
    expect(usd).toMatchObject({ freebet: null, bet: { stake: 0n, bonus: null } })
    expect(runQuick([{ type: 'toggle' }], chosen).freebet).toBeNull()
  })
})
