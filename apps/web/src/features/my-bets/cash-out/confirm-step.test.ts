import { describe, expect, test } from 'vitest'

import { press } from './confirm-step.ts'

describe('[CASH-01] a cash-out takes two presses', () => {
  const asked = { amount: 700n, askedAt: 1000 }

  test('the first asks, the second confirms that amount', () => {
    expect(press(null, 700n, 1000)).toEqual({ step: asked, confirmed: null })
    expect(press(asked, 700n, 1300)).toEqual({ step: null, confirmed: 700n })
    expect(press(asked, 700n, 6000)).toEqual({ step: null, confirmed: 700n })
  })

  test('a double click confirms nothing', () => {
    expect(press(asked, 700n, 1299)).toEqual({ step: asked, confirmed: null })
    expect(press(asked, 700n, 2500, true)).toEqual({ step: asked, confirmed: null })
  })

  test('after five seconds, or for another amount, it is a first press again', () => {
    expect(press(asked, 700n, 6001)).toEqual({
      step: { amount: 700n, askedAt: 6001 },
      confirmed: null,
    })
    expect(press(asked, 690n, 2000)).toEqual({
      step: { amount: 690n, askedAt: 2000 },
      confirmed: null,
    })
  })
})
