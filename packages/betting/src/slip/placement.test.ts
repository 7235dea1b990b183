import { describe, expect, test } from 'vitest'
import { amountOf } from '../money/amount.ts'
import { oddsOf } from '../odds/odds.ts'
import type { CollectingBonus } from '../bets/bonus.ts'
import { NO_BONUSES } from '../bets/bonus.ts'
import { freebet, hunting } from '../testing/bonuses.ts'
import { placedBet } from '../testing/placed-bets.ts'
import { add, addCustom, context, idOf, place, price, rules, run, shape } from '../testing/slip.ts'
import { toPlacementBet, toPlacementBets } from './placement.ts'
import type { SlipError, SlipState } from './slip-state.ts'

const multi = { provider: 'multi' }
const staked = run([add('1'), { type: 'setStake', stake: amountOf(1000n) }])
const placing = run([place()], staked)

const refused: SlipError = {
  code: 101,
  message: 'error.place_bets.invalid_odds',
  details: 'details',
  messagesByBet: { [idOf('1')]: 'The price moved' },
  isWrongOddsError: true,
}

/** As after a reload: what was sent is asked about beside another slip. */
function processingOf({ ticketState, inProgress, processingBets }: SlipState) {
  return { ticketState, inProgress, processingBets }
}

describe('placing', () => {
  test('[PLACE-02] [AMB-07] goes through INITIAL to PROCESSING with the bets in hand', () => {
    expect(placing).toMatchObject({ ticketState: 'PROCESSING', inProgress: true, error: null })
    expect(placing.processingBets).toEqual(staked.bets)
  })

  test('[PLACE-03] submits only bets with a stake above 0', () => {
    const two = run([add('1', multi), add('2', multi)])
    expect(run([place()], two)).toBe(two)
    const one = run([{ type: 'setStake', stake: amountOf(5n), betKey: idOf('2') }, place()], two)
    expect(one.processingBets.map((bet) => bet.selections[0]?.matchId)).toEqual(['2'])
    const done = run([{ type: 'placementSucceeded', placedBets: [placedBet('a')] }], one)
    expect(shape(done)).toEqual(['single 1 0'])
  })

  test('[PLACE-04] as a visitor resets the ticket and sends nothing', () => {
    const visitor = context({ rules: { ...rules, isLoggedIn: false } })
    const asked = run([{ type: 'placeRequested', context: visitor }], staked)
    expect(asked).toMatchObject({ ticketState: 'INITIAL', inProgress: false, processingBets: [] })
  })

  test('is refused while anything blocks it', () => {
    const moved = run([price('1', 2100)], staked)
    expect(run([place()], moved)).toBe(moved)
    expect(run([place({ balance: amountOf(999n) })], staked)).toBe(staked)
    expect(run([place({ balance: null })], staked)).toBe(staked)
    expect(run([place({ isConnected: false })], staked)).toBe(staked)
    expect(run([place({ staleSelectionIds: new Set([idOf('1')]) })], staked)).toBe(staked)
  })
})

describe('the answer', () => {
  test('[PLACE-05] of success leaves what was built after the bets were sent', () => {
    const sent = run([add('1'), add('2'), { type: 'setStake', stake: amountOf(5n) }, place()])
    const built = run([add('3')], run([{ type: 'placementFailed', error: null }], sent))
    const asked = { ...built, ...processingOf(sent) }
    const done = run([{ type: 'placementSucceeded', placedBets: [placedBet('a')] }], asked)
    expect(shape(done)).toEqual(['single 1 5'])
    expect(done.selectedOutcomeIds).toEqual([idOf('3')])
  })

  test('[PLACE-05] of success shows what was placed and empties the slip', () => {
    const placedBets = [placedBet('a')]
    const done = run([{ type: 'placementSucceeded', placedBets }], placing)
    expect(done).toMatchObject({ ticketState: 'SUCCESS', inProgress: false, placedBets, bets: [] })
    expect(done.processingBets).toEqual(staked.bets)
    const next = run([add('2')], done)
    expect(next).toMatchObject({ ticketState: 'INITIAL', placedBets: [], processingBets: [] })
    expect(shape(next)).toEqual(['single 1 0'])
  })

  test('[PLACE-06] with a code sets ERROR with message, per-bet messages and details', () => {
    const failed = run([{ type: 'placementFailed', error: refused }], placing)
    expect(failed).toMatchObject({ ticketState: 'ERROR', inProgress: false, error: refused })
    expect(shape(failed)).toEqual(shape(staked))
  })

  test('[PLACE-06] a refusal stays to be read when the same bonuses are told again', () => {
    const told = (bonus: CollectingBonus) =>
      ({
        type: 'bonusesLoaded',
        betKey: idOf('1'),
        bonuses: { ...NO_BONUSES, hunting: [bonus] },
      }) as const
    const failed = run(
      [place(), { type: 'placementFailed', error: refused }],
      run([told(hunting)], staked),
    )
    expect(failed.bets[0]?.bonus).toBe(hunting)
    expect(run([told({ ...hunting })], failed)).toMatchObject({ error: refused })
  })

  test('[SLIP-09] keeps the message of each selection', () => {
    const failed = run([{ type: 'placementFailed', error: refused }], placing)
    expect(failed.error?.messagesByBet[idOf('1')]).toBe('The price moved')
    expect(failed.processingBets).toEqual([])
  })

  test('[PLACE-16] of a wrong price brings the current one, to be accepted', () => {
    const currentOdds = { [idOf('1')]: oddsOf(1900) }
    const failed = run([{ type: 'placementFailed', error: refused, currentOdds }], placing)
    expect(failed.ticketState).toBe('ERROR')
    expect(failed.bets[0]?.selections[0]).toMatchObject({ odds: 1900, isChanged: true })
    expect(run([place()], failed)).toBe(failed)
    const accepted = run([{ type: 'acceptOddsChanges' }], failed)
    expect(accepted).toMatchObject({ ticketState: 'INITIAL', error: null })
    expect(run([place()], accepted).inProgress).toBe(true)
  })

  test('[PLACE-07] without a code leaves the slip as it was', () => {
    const failed = run([{ type: 'placementFailed', error: null }], placing)
    expect(failed).toMatchObject({ ticketState: 'INITIAL', inProgress: false, error: null })
    expect(failed.bets).toBe(staked.bets)
    const uncoded = { ...refused, code: null }
    const other = run([{ type: 'placementFailed', error: uncoded }], placing)
    expect(other.ticketState).toBe('INITIAL')
  })

  test('that comes when nothing is under way is ignored', () => {
    expect(run([{ type: 'placementSucceeded', placedBets: [] }], staked)).toBe(staked)
    expect(run([{ type: 'placementFailed', error: refused }], staked)).toBe(staked)
  })
})

const stake = { type: 'setStake', stake: amountOf(1000n) } as const

test('[PLACE-09] a bet carries stake, selections and type', () => {
  const sending = run([add('1'), stake, place()])
  expect(toPlacementBets(sending)).toEqual([
    {
      type: 'single',
      stake: { amount: 1000n, currency: 'EUR' },
      selections: [{ matchId: '1', marketId: 1, specifier: '', outcomeId: '1', odds: 2000 }],
    },
  ])
})

test('[SYS-10] [AMB-18] a system carries its id', () => {
  const system = run([
    add('1'),
    add('2'),
    add('3'),
    stake,
    { type: 'setBetType', betType: 'system' },
    place(),
  ])
  expect(toPlacementBets(system)).toMatchObject([{ type: 'system', systemId: '2/3' }])
})

test('[CUST-08] a custom bet carries its odds', () => {
  const betKey = 'custom_bet:1'
  const custom = run([
    addCustom('1'),
    stake,
    { type: 'customOddsQuoted', betKey, selectionIds: [idOf('1')], odds: oddsOf(3000) },
    { type: 'setVip', betKey, isVip: true },
    place(),
  ])
  expect(toPlacementBets(custom)).toMatchObject([
    { type: 'custom_bet', customOdds: 3000, isVip: true },
  ])
})

test('[PLACE-09] a bonus is named', () => {
  const free = run([add('1'), { type: 'setBonus', betKey: idOf('1'), bonus: freebet }, place()])
  expect(toPlacementBets(free)).toMatchObject([
    { bonus: { id: 'free', type: 'freebet', odds: null }, stake: { amount: 500n } },
  ])
})

test('the price that is asked for is the accepted one, also while it moves', () => {
  const sending = run([add('1'), stake, place(), price('1', 1500)])
  expect(toPlacementBets(sending)[0]?.selections[0]?.odds).toBe(2000)
  const [bet] = run([add('1'), price('1', 2500)], undefined, { ...rules, acceptMode: 'any' }).bets
  expect(bet === undefined ? null : toPlacementBet(bet).selections[0]?.odds).toBe(2500)
})
