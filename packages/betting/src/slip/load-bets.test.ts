import { describe, expect, test } from 'vitest'
import { placedBet } from '../testing/placed-bets.ts'
import { createSlip } from './slip-state.ts'
import { add, market, place, run, shape } from '../testing/slip.ts'

const saved = run([add('1'), add('2'), { type: 'setStake', stake: 1000n }]).bets
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
  const placing = run([add('1'), { type: 'setStake', stake: 5n }, place()])
  expect(run([{ type: 'setBets', bets: saved }], placing)).toBe(placing)
})

describe('a receipt', () => {
  const done = run([
    add('1'),
    { type: 'setStake', stake: 1000n },
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
