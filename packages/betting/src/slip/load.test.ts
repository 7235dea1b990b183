import { describe, expect, test } from 'vitest'
import { NO_BONUSES } from '../bets/bonus.ts'
import { amountOf } from '../money/amount.ts'
import { boost } from '../testing/bonuses.ts'
import { placedBet } from '../testing/placed-bets.ts'
import { add, addCustom, idOf, market, place, price, rules, run, shape } from '../testing/slip.ts'
import type { MarketUpdate } from './live-updates.ts'
import { soundBets } from './load.ts'
import { parsePersistedSlip, persistSlip } from './persist.ts'
import type { SlipState } from './slip-state.ts'
import { createSlip } from './slip-state.ts'

const saved = run([add('1'), add('2'), { type: 'setStake', stake: amountOf(1000n) }]).bets
const markets = [market('1', 2000), market('2', 2500)]
const started = run([{ type: 'restoreStarted' }])
const restored = run([{ type: 'restoreFinished', bets: saved, markets }], started)

describe('restoring', () => {
  test('[SLIP-37] brings saved bets back with fresh prices', () => {
    expect([started.isRestoring, restored.isRestoring]).toEqual([true, false])
    expect(shape(restored)).toEqual(['combo 2 1000'])
    expect(restored.ticketState).toBe('ODDS_CHANGED')
    expect(restored.bets[0]?.selections[1]).toMatchObject({ odds: 2500, acceptedOdds: 2000 })
    expect(restored.systemTypes).toEqual([])
  })

  test('[SLIP-37] marks what is gone', () => {
    const part = run(
      [{ type: 'restoreFinished', bets: saved, markets: markets.slice(0, 1) }],
      started,
    )
    expect(part.bets[0]?.selections.map(({ isNotAvailable }) => isNotAvailable)).toEqual([
      false,
      true,
    ])
  })

  test('[SLIP-38] that fails leaves an empty slip that is not loading', () => {
    const failed = run([{ type: 'restoreFailed' }], started)
    expect(failed).toEqual(createSlip({ currency: 'EUR', subunits: 100 }))
    expect(run([{ type: 'restoreFailed' }], failed)).toBe(failed)
  })

  test('composing waits, and a late answer is ignored', () => {
    expect(run([add('9')], started)).toBe(started)
    expect(run([{ type: 'restoreFinished', bets: saved, markets }], restored)).toBe(restored)
    expect(run([{ type: 'restoreStarted' }], started)).toBe(started)
  })
})

describe('a shared bet', () => {
  const shared = { type: 'sharedBetLoaded', bets: saved, markets } as const

  test('[SHARE-01] is loaded at the prices of now', () => {
    const loaded = run([shared])
    expect(shape(loaded)).toEqual(['combo 2 1000'])
    expect(loaded.bets[0]).toMatchObject({ stakeSource: 'sharing' })
    expect(loaded.bets[0]?.selections[1]).toMatchObject({
      odds: 2500,
      acceptedOdds: 2500,
      initialOdds: 2500,
    })
    expect(loaded.ticketState).toBe('INITIAL')
  })

  test('[SHARE-07] takes the currency of the player without a stake', () => {
    const usd = createSlip({ currency: 'USD', subunits: 100 })
    const [bet] = run([shared], usd).bets
    expect(bet).toMatchObject({ currency: 'USD', stake: 0n, stakeSource: 'sharing' })
  })

  test('[SHARE-11] changes nothing when none of its selections is available', () => {
    const mine = run([add('7')])
    expect(run([{ ...shared, markets: [] }], mine)).toBe(mine)
    expect(run([{ ...shared, markets: [] }], started).isRestoring).toBe(false)
    expect(shape(run([{ ...shared, markets: markets.slice(1) }], mine))).toEqual(['single 1 1000'])
  })
})

test('[SLIP-27] bets can be set as a whole, in the currency of the slip', () => {
  const usd = createSlip({ currency: 'USD', subunits: 100 })
  expect(run([{ type: 'setBets', bets: saved }], usd).bets[0]).toMatchObject({
    currency: 'USD',
    stake: 0n,
  })
  const placing = run([add('1'), { type: 'setStake', stake: amountOf(5n) }, place()])
  expect(run([{ type: 'setBets', bets: saved }], placing)).toBe(placing)
})

describe('a receipt', () => {
  const done = run([
    add('1'),
    { type: 'setStake', stake: amountOf(1000n) },
    place(),
    { type: 'placementSucceeded', placedBets: [placedBet('a')] },
  ])
  const reuse = { type: 'reuseSelections', markets: [market('1', 1800)] } as const

  test('[PLACE-05] lets the player bet on the same again at the prices of now', () => {
    const again = run([reuse], done)
    expect([again.ticketState, shape(again)[0]]).toEqual(['INITIAL', 'single 1 1000'])
    expect(again.bets[0]?.selections[0]).toMatchObject({ odds: 1800, acceptedOdds: 1800 })
    expect(run([reuse], again)).toBe(again)
  })

  test('does not bring back what is gone, nor a stake in another currency', () => {
    const gone = run([{ ...reuse, markets: [] }], done)
    expect(gone.bets[0]?.selections[0]?.isNotAvailable).toBe(true)
    const usd = run([{ type: 'setCurrency', currency: 'USD', subunits: 100 }, reuse], done)
    expect(usd.bets[0]).toMatchObject({ currency: 'USD', stake: 0n })
  })
})

/** What another window hears of a slip. */
const sent = (from: SlipState, known: readonly MarketUpdate[] = []) => ({
  type: 'slipShared' as const,
  bets: parsePersistedSlip(persistSlip(from))?.bets ?? [],
  markets: known,
})

const both = run([add('1'), add('2'), { type: 'setStake', stake: amountOf(700n) }])

describe('the slip of another window', () => {
  test('is taken over with bets, stakes and type', () => {
    const here = run([add('3'), sent(both)])
    expect(shape(here)).toEqual(['combo 2 700'])
    expect(here.selectedOutcomeIds).toEqual([idOf('1'), idOf('2')])
    expect(run([sent(run([]))], here).bets).toEqual([])
  })

  test('changes nothing when it is the same', () => {
    expect(run([sent(both)], both)).toBe(both)
  })

  test('does not bring back a price that this window has seen move on', () => {
    const here = run([price('1', 2500)], both)
    const after = run([sent(run([{ type: 'setStake', stake: amountOf(900n) }], both))], here)
    expect(after.bets[0]?.stake).toBe(900n)
    expect(after.bets[0]?.selections[0]).toMatchObject({
      odds: 2500,
      acceptedOdds: 2000,
      isChanged: true,
    })
    expect(after.ticketState).toBe('ODDS_CHANGED')
  })

  test('brings the consent that the player gave there', () => {
    const moved = run([price('1', 2500)], both)
    const accepted = run([{ type: 'acceptOddsChanges' }], moved)
    const after = run([sent(accepted)], moved)
    expect(after.bets[0]?.selections[0]).toMatchObject({ acceptedOdds: 2500, isChanged: false })
    expect(after.ticketState).toBe('INITIAL')
  })

  test('shows legs that are new here as the book has them now', () => {
    const after = run([sent(both, [market('1', 2200), market('2', null)])])
    expect(after.bets[0]?.selections).toMatchObject([
      { odds: 2200, isChanged: true },
      { isSuspended: true },
    ])
  })

  test('waits while a placement or a restore is under way, and leaves a receipt in sight', () => {
    const busy = run([place()], both)
    expect(run([sent(run([]))], busy)).toBe(busy)
    const restoring = run([{ type: 'restoreStarted' }])
    expect(run([sent(both)], restoring)).toBe(restoring)
    const receipt = run([{ type: 'placementSucceeded', placedBets: [] }], busy)
    const after = run([sent(run([add('3')]))], receipt)
    expect(after).toMatchObject({ ticketState: 'SUCCESS', selectedOutcomeIds: [idOf('3')] })
  })

  test('starts from no stake in another currency', () => {
    const dollars = run([{ type: 'setCurrency', currency: 'USD', subunits: 100 }])
    expect(shape(run([sent(both)], dollars))).toEqual(['combo 2 0'])
  })

  test('leaves what the backend told of the same bet', () => {
    const bonuses = { ...NO_BONUSES, comboboost: [boost] }
    const here = run([{ type: 'bonusesLoaded', betKey: 'combo', bonuses }], both)
    const after = run([sent(run([{ type: 'setStake', stake: amountOf(900n) }], both))], here)
    expect(after.bets[0]?.availableBonuses).toBe(bonuses)
  })
})

const combo = run([add('1'), add('2'), add('3')]).bets
const kinds = (bets: typeof combo) => bets.map((bet) => `${bet.betType} ${bet.selections.length}`)

test('[SLIP-19] a single holding more than one selection becomes a combo', () => {
  const odd = combo.map((bet) => ({ ...bet, betType: 'single' as const }))
  expect(kinds(soundBets(odd, rules))).toEqual(['combo 3'])
})

test('a combo of one becomes a single and a system that does not fit a combo', () => {
  const [bet] = combo
  if (bet === undefined) throw new Error('no bet')
  const one = { ...bet, selections: bet.selections.slice(0, 1) }
  expect(kinds(soundBets([one], rules))).toEqual(['single 1'])
  const system = { ...bet, betType: 'system' as const }
  const wrong = { id: '2/4', totalCount: 4, winCount: 2 }
  const right = { id: '2/3', totalCount: 3, winCount: 2 }
  expect(kinds(soundBets([{ ...system, systemType: right }], rules))).toEqual(['system 3'])
  expect(soundBets([{ ...system, systemType: wrong }], rules)[0]?.systemType?.id).toBe('2/3')
  expect(kinds(soundBets([{ ...system, systemType: null }], rules))).toEqual(['combo 3'])
})

test('each outcome stays once and empty bets go', () => {
  const [bet] = combo
  if (bet === undefined) throw new Error('no bet')
  expect(kinds(soundBets([bet, bet, { ...bet, selections: [] }], rules))).toEqual(['combo 3'])
})

test('[SLIP-18] ordinary bets that may not stand side by side become one', () => {
  const single = (matchId: string, provider: string) => run([add(matchId, { provider })]).bets
  expect(kinds(soundBets([...single('1', 'multi'), ...single('2', 'multi')], rules))).toEqual([
    'single 1',
    'single 1',
  ])
  expect(kinds(soundBets([...single('1', 'multi'), ...single('2', 'plain')], rules))).toEqual([
    'combo 2',
  ])
})

test('[CUST-02] custom bets stay one per match, of one match, where they are offered', () => {
  const custom = run([addCustom('1')]).bets
  const more = run([addCustom('1', { marketId: 18 })]).bets
  expect(kinds(soundBets([...custom, ...more], rules))).toEqual(['custom_bet 1'])
  expect(soundBets(custom, { ...rules, customBetEnabled: false })).toEqual([])
  const mixed = combo.map((bet) => ({ ...bet, betType: 'custom_bet' as const }))
  expect(soundBets(mixed, rules)).toEqual([])
})
