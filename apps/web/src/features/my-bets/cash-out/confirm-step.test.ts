import { amountOf } from '@touchline/betting'
import { describe, expect, test } from 'vitest'

import { press } from './confirm-step.ts'

describe('[CASH-01] a cash-out takes two presses', () => {
  const asked = { amount: amountOf(700n), askedAt: 1000 }

  test('the first asks, the second confirms that amount', () => {
    expect(press(null, amountOf(700n), 1000)).toEqual({ step: asked, confirmed: null })
    expect(press(asked, amountOf(700n), 1300)).toEqual({
      step: null,
      confirmed: { amount: 700n, least: null },
    })
    expect(press(asked, amountOf(700n), 6000)).toEqual({
      step: null,
      confirmed: { amount: 700n, least: null },
    })
  })

  test('a double click confirms nothing', () => {
    expect(press(asked, amountOf(700n), 1299)).toEqual({ step: asked, confirmed: null })
    expect(press(asked, amountOf(700n), 2500, { isRepeat: true })).toEqual({
      step: asked,
      confirmed: null,
    })
  })

  test('after five seconds, or for another amount, it is a first press again', () => {
    expect(press(asked, amountOf(700n), 6001)).toEqual({
      step: { amount: 700n, askedAt: 6001 },
      confirmed: null,
    })
    expect(press(asked, amountOf(690n), 2000)).toEqual({
      step: { amount: 690n, askedAt: 2000 },
      confirmed: null,
    })
  })
})

test('[P29] a fall of the offer leaves the question as it is, down to the least', () => {
  const asked = { amount: amountOf(700n), askedAt: 1000 }
  const takesDrops = true
  expect(press(asked, amountOf(670n), 2000, { takesDrops })).toEqual({
    step: null,
    confirmed: { amount: 670n, least: 665n },
  })
  expect(press(asked, amountOf(664n), 2000, { takesDrops }).confirmed).toBeNull()
  expect(press(asked, amountOf(720n), 2000, { takesDrops }).confirmed).toEqual({
    amount: 720n,
    least: 665n,
  })
})
