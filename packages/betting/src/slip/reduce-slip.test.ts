import { expect, test } from 'vitest'
import { amountOf } from '../money/amount.ts'
import { placedBet } from '../testing/placed-bets.ts'
import { add, idOf, place, price, rules, run } from '../testing/slip.ts'
import { reduceBet } from './reduce-slip.ts'

const combo = run([add('1'), add('2'), add('3'), { type: 'setStake', stake: amountOf(1000n) }])

test('[SLIP-32] clearing resets everything except the system types', () => {
  const cleared = run([{ type: 'clear' }], combo)
  expect(cleared).toMatchObject({ bets: [], selectedOutcomeIds: [], error: null, placedBets: [] })
  expect(cleared.systemTypes.map(({ id }) => id)).toEqual(['2/3'])
  expect(run([{ type: 'clear' }], cleared)).toBe(cleared)
  const receipt = run(
    [place(), { type: 'placementSucceeded', placedBets: [placedBet('a')] }],
    combo,
  )
  expect(run([{ type: 'clear' }], receipt)).toMatchObject({
    ticketState: 'INITIAL',
    placedBets: [],
  })
})

test('a receipt stays while prices move', () => {
  const multi = { provider: 'multi' }
  const two = run([add('1', multi), add('2', multi)])
  const events = [
    {
      type: 'setStake',
      stake: amountOf(5n),
      betKey: two.bets.map((bet) => bet.selections[0]?.id)[0] ?? '',
    },
    place(),
    { type: 'placementSucceeded', placedBets: [placedBet('a')] },
    price('2', 2500),
  ] as const
  const receipt = run(events, two)
  expect([receipt.ticketState, receipt.bets[0]?.selections[0]?.odds]).toEqual(['SUCCESS', 2500])
})

test('accepting gets an error out of the way', () => {
  const error = { code: 1, message: '', details: null, messagesByBet: {}, isWrongOddsError: false }
  const failed = run([place(), { type: 'placementFailed', error }], combo)
  expect(run([{ type: 'acceptOddsChanges' }], failed)).toMatchObject({
    ticketState: 'INITIAL',
    error: null,
  })
})

const [bet] = run([add('1')]).bets
const betKey = idOf('1')

test('[SLIP-10] jackpots and the VIP mark are set on their bet', () => {
  if (bet === undefined) throw new Error('no bet')
  const jackpots = reduceBet(bet, { type: 'jackpotsLoaded', betKey, jackpots: ['gold'] }, rules)
  expect(jackpots.jackpots).toEqual(['gold'])
  const vip = reduceBet(bet, { type: 'setVip', betKey, isVip: true }, rules)
  expect(vip.isVip).toBe(true)
  expect(reduceBet(vip, { type: 'setVip', betKey, isVip: true }, rules)).toBe(vip)
})
