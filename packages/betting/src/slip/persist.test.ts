import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { amountOf } from '../money/amount.ts'
import { freebet } from '../testing/bonuses.ts'
import { add, addCustom, idOf, price, run } from '../testing/slip.ts'
import { parsePersistedSlip, persistSlip } from './persist.ts'

test('[SLIP-36] the slip is saved as versioned text with amounts as strings', () => {
  const state = run([add('1'), { type: 'setStake', stake: amountOf(12_345_678_901_234n) }])
  const saved: unknown = JSON.parse(persistSlip(state))
  expect(saved).toMatchObject({
    version: 1,
    currency: 'EUR',
    subunits: 100,
    bets: [{ betType: 'single', stake: '12345678901234' }],
  })
})

const slips = {
  empty: run([]),
  changed: run([add('1'), { type: 'setStake', stake: amountOf(5n) }, price('1', 2100)]),
  gone: run([add('1'), price('1', 2000, -3)]),
  wanted: run([add('1'), { type: 'setPotentialWin', amount: amountOf(700n), betKey: idOf('1') }]),
  freebet: run([add('1'), { type: 'setBonus', betKey: idOf('1'), bonus: freebet }]),
  custom: run([addCustom('1')]),
  system: run([add('1'), add('2'), add('3'), { type: 'setBetType', betType: 'system' }]),
}

describe('[SLIP-36] a saved slip', () => {
  test.each(Object.entries(slips))(
    '%s reads back as it was',
    (_name, { bets, currency, subunits }) => {
      const text = persistSlip({ ...slips.empty, bets, currency, subunits })
      expect(parsePersistedSlip(text)).toEqual({ bets, currency, subunits })
    },
  )

  test('of another version is discarded', () => {
    const saved = persistSlip(slips.changed).replace('"version":1', '"version":2')
    expect(parsePersistedSlip(saved)).toBeNull()
  })

  test('that was tampered with is discarded whole', () => {
    const saved = persistSlip(slips.changed)
    const swaps = [
      ['"stake":"5"', '"stake":5'],
      ['"stake":"5"', '"stake":"-5"'],
      ['"odds":2100', '"odds":2.1'],
      ['"betType":"single"', '"betType":"lucky"'],
      ['"matchStatus":0', '"matchStatus":9'],
      ['"isVip":false', '"isVip":"no"'],
      ['"selections":[', '"selections":null,"x":['],
      ['"marketId":1', '"marketId":-1'],
      ['"bonus":null', '"bonus":[]'],
    ] as const
    for (const [from, to] of swaps) {
      expect(saved).toContain(from)
      expect(parsePersistedSlip(saved.replace(from, to))).toBeNull()
    }
  })

  test('any other text is discarded without an error', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        expect(parsePersistedSlip(text)).toBeNull()
      }),
    )
  })
})
