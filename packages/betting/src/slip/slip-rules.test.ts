import { expect, test } from 'vitest'
import { DEFAULT_SLIP_RULES } from './slip-rules.ts'

test('[ODDS-06] a visitor accepts no price change and builds no custom bet until told', () => {
  expect(DEFAULT_SLIP_RULES).toMatchObject({
    isLoggedIn: false,
    acceptMode: 'none',
    customBetEnabled: false,
    maxSelections: 30,
    systemMaxWinFactor: 10_000n,
  })
})
