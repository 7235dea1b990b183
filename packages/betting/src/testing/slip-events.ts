import fc from 'fast-check'
import { BET_TYPES } from '../bets/bet-type.ts'
import { NO_BONUSES } from '../bets/bonus.ts'
import { amountOf } from '../money/amount.ts'
import type { OddsAcceptMode } from '../odds/accept-mode.ts'
import { oddsOf } from '../odds/odds.ts'
import { offeredBets } from '../slip/composition.ts'
import { parsePersistedSlip, persistSlip } from '../slip/persist.ts'
import type { SlipEvent } from '../slip/reduce-slip.ts'
import type { SelectionInput } from '../slip/selection.ts'
import { betKey } from '../slip/slip-bet.ts'
import type { SlipState } from '../slip/slip-state.ts'
import { boost, freebet, hunting } from './bonuses.ts'
import { placedBet } from './placed-bets.ts'
import { context, market, pick, rules } from './slip.ts'

/** An event that depends on the state it meets, such as one that names a bet of the slip. */
export type Step = (state: SlipState, mode: OddsAcceptMode) => SlipEvent

const MATCHES = ['1', '2', '3', '4', '5', '6', '7', '8']
const match = fc.constantFrom(...MATCHES)
const odds = fc.integer({ min: 1000, max: 4000 }).map(oddsOf)
const stake = fc.bigInt(0n, 20_000n).map(amountOf)
const status = fc.constantFrom(1, 1, 1, 1, 1, 1, 1, 1, -1, 0, -2, -3, -4)
const at = fc.nat(9)
const ALL_MARKETS = MATCHES.map((matchId) => market(matchId, 1900))

const selection: fc.Arbitrary<SelectionInput> = fc
  .tuple(match, fc.boolean(), fc.boolean(), odds)
  .map(([matchId, isTotal, isOther, price]) =>
    pick(matchId, {
      provider: Number(matchId) % 2 === 0 ? 'plain' : 'multi',
      odds: price,
      ...(isTotal && { marketId: 18, specifier: 'total=2.5' }),
      outcomeId: isOther ? '3' : '1',
    }),
  )

const fixed =
  (event: SlipEvent): Step =>
  () =>
    event
/** A bet of the slip, or one that it could hold as well. */
const keyAt = (state: SlipState, index: number) => {
  const bets = index % 3 === 0 ? offeredBets(state.bets, state, rules) : state.bets
  const bet = bets[index % Math.max(bets.length, 1)]
  return bet === undefined ? 'none' : betKey(bet)
}
const idAt = (state: SlipState, index: number) =>
  state.selectedOutcomeIds[index % Math.max(state.selectedOutcomeIds.length, 1)] ?? 'none'

const adding: fc.Arbitrary<Step> = fc
  .tuple(selection, fc.nat(9))
  .map(([picked, n]) => fixed({ type: 'addSelection', selection: picked, custom: n === 0 }))

const composing: fc.Arbitrary<Step> = fc.oneof(
  selection.map((picked) => fixed({ type: 'toggleSelection', selection: picked })),
  at.map((n): Step => (state) => ({ type: 'removeSelection', selectionId: idAt(state, n) })),
  fc.constantFrom(...BET_TYPES).map((betType) => fixed({ type: 'setBetType', betType })),
  at.map((n): Step => (state) => {
    const systemType = state.systemTypes[n % Math.max(state.systemTypes.length, 1)]
    return systemType === undefined ? { type: 'cleanOut' } : { type: 'setSystemType', systemType }
  }),
  fc.nat(4).map((n) => fixed({ type: n === 0 ? 'clear' : 'cleanOut' })),
)

const typing: fc.Arbitrary<Step> = stake.map((amount) => fixed({ type: 'setStake', stake: amount }))

const staking: fc.Arbitrary<Step> = fc.oneof(
  fc.tuple(stake, at).map(([amount, n]): Step => (state) => ({
    type: 'setRecommendedStake',
    stake: amount,
    betKey: keyAt(state, n),
  })),
  fc.tuple(stake, at).map(([amount, n]): Step => (state) => ({
    type: 'setPotentialWin',
    amount,
    betKey: keyAt(state, n),
  })),
  fc
    .constantFrom('EUR', 'USD')
    .map((currency) => fixed({ type: 'setCurrency', currency, subunits: 100 })),
  fc.tuple(fc.constantFrom(freebet, boost, hunting), at).map(([bonus, n]): Step => (state) => ({
    type: 'setBonus',
    betKey: keyAt(state, n),
    bonus,
  })),
  at.map((n): Step => (state) => ({ type: 'removeBonus', betKey: keyAt(state, n) })),
  at.map((n): Step => (state) => ({
    type: 'bonusesLoaded',
    betKey: keyAt(state, n),
    bonuses: { ...NO_BONUSES, comboboost: [boost], freebet: [freebet] },
  })),
  fc.tuple(odds, at).map(([price, n]): Step => (state) => ({
    type: 'customOddsQuoted',
    betKey: keyAt(state, n),
    selectionIds:
      state.bets[n % Math.max(state.bets.length, 1)]?.selections.map(({ id }) => id) ?? [],
    odds: price,
  })),
  fc.tuple(odds, at).map(([price, n]): Step => (state) => ({
    type: 'proposeCustomOdds',
    betKey: keyAt(state, n),
    odds: price,
  })),
)

const live: fc.Arbitrary<Step> = fc.oneof(
  fc.tuple(match, status, odds, odds, fc.nat(8)).map(([matchId, code, one, other, missing]) => {
    const listed = [
      { outcomeId: '1', active: missing !== 1, odds: missing === 2 ? null : one },
      { outcomeId: '3', active: true, odds: other },
    ].slice(missing === 3 ? 1 : 0)
    const plain = market(matchId, one, { status: code as 1, outcomes: listed })
    return fixed({
      type: 'marketsUpdated',
      markets: [plain, { ...plain, marketId: 18, specifier: 'total=2.5' }],
    })
  }),
  fc
    .tuple(match, fc.constantFrom(0, 1, 1, 2, 4, 5))
    .map(([matchId, matchStatus]) =>
      fixed({ type: 'matchStatusChanged', matchId, matchStatus: matchStatus as 1 }),
    ),
  fc
    .tuple(fc.constantFrom('plain', 'multi'), fc.boolean())
    .map(([provider, isBack]) =>
      fixed({ type: isBack ? 'providerAvailable' : 'providerUnavailable', provider }),
    ),
  fc.constantFrom<SlipEvent>({ type: 'acceptOddsChanges' }, { type: 'rulesChanged' }).map(fixed),
)

const placing: fc.Arbitrary<Step> = fc
  .tuple(fc.nat(60), fc.nat(30), fc.nat(3))
  .map(([n, k, wealth]): Step => (state, acceptMode) => ({
    type: 'placeRequested',
    context: context({
      rules: { ...context().rules, acceptMode, isLoggedIn: k !== 0 },
      balance: amountOf(wealth > 0 ? 1_000_000n : 5000n),
      staleSelectionIds: new Set(n < 5 ? [idAt(state, n)] : []),
      isConnected: k !== 1,
    }),
  }))

const answering: fc.Arbitrary<Step> = fc.oneof(
  fc
    .constantFrom<SlipEvent>(
      { type: 'placementSucceeded', placedBets: [placedBet('a')] },
      { type: 'placementFailed', error: null },
      { type: 'reuseSelections', markets: ALL_MARKETS },
    )
    .map(fixed),
  fc.tuple(odds, at).map(([price, n]): Step => (state) => ({
    type: 'placementFailed',
    error: {
      code: 101,
      message: 'error.place_bets.invalid_odds',
      details: null,
      messagesByBet: {},
      isWrongOddsError: true,
    },
    currentOdds: { [idAt(state, n)]: price },
  })),
)

/** A restore mostly ends at once: until then the slip takes nothing. */
const restoring: fc.Arbitrary<Step> = fc.nat(5).map((n): Step => (state) => {
  if (n === 0) return { type: 'restoreStarted' }
  return n < 3
    ? { type: 'restoreFinished', bets: savedBets(state), markets: ALL_MARKETS }
    : { type: 'restoreFailed' }
})

/** Another window sends the same slip, with prices as it saw them some time ago. */
const sharing: fc.Arbitrary<Step> = odds.map((old): Step => (state) => ({
  type: 'slipShared',
  bets: savedBets(state).map((bet) => ({
    ...bet,
    selections: bet.selections.map((leg) => ({ ...leg, odds: old, isSuspended: false })),
  })),
  markets: [],
}))

const savedBets = (state: SlipState) => parsePersistedSlip(persistSlip(state))?.bets ?? []

export const step: fc.Arbitrary<Step> = fc.oneof(
  { arbitrary: adding, weight: 5 },
  { arbitrary: composing, weight: 3 },
  { arbitrary: typing, weight: 4 },
  { arbitrary: staking, weight: 3 },
  { arbitrary: live, weight: 4 },
  { arbitrary: placing, weight: 4 },
  { arbitrary: answering, weight: 3 },
  { arbitrary: restoring, weight: 1 },
  { arbitrary: sharing, weight: 1 },
)
