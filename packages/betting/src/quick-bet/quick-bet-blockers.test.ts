import { expect, test } from 'vitest'
import type { PlacementContext } from '../slip/blocker.ts'
import { ready, runQuick, tap } from '../testing/quick-bet.ts'
import { context, idOf, pick, price, rules } from '../testing/slip.ts'
import { quickBetBlockers } from './quick-bet-blockers.ts'

const tapped = runQuick([tap], ready)
const codes = (state: typeof ready, more: Partial<PlacementContext> = {}) =>
  quickBetBlockers(state, context(more)).map(({ code }) => code)

test('[QUICK-10] warnings are those of the slip', () => {
  expect(codes(tapped)).toEqual([])
  expect(codes(ready)).toEqual(['slip_empty'])
  expect(codes({ ...tapped, state: 'PROCESSING' })).toEqual(['in_progress'])
  expect(codes(tapped, { isConnected: false })).toEqual(['connection_lost'])
  expect(codes(tapped, { balance: 499n })).toEqual(['balance_too_low'])
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
