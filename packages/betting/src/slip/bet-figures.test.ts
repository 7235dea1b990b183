import { expect, test } from 'vitest'
import { add, addCustom, idOf, rules, run } from '../testing/slip.ts'
import { betFigures } from './bet-figures.ts'

const figures = (state: ReturnType<typeof run>, under = rules) =>
  state.bets.map((bet) => betFigures(bet, under))
const stake = { type: 'setStake', stake: 300n } as const
const combo = run([add('1'), add('2'), add('3'), stake])

test('a combo is one line at the product of its prices', () => {
  expect(figures(combo)).toEqual([
    {
      betKey: 'combo',
      lines: 1n,
      totalOdds: 8000n,
      stake: 300n,
      potentialWin: 2400n,
      isCapped: false,
      isPossible: true,
    },
  ])
})

test('[SYS-09] a system has lines, no single price and a highest win', () => {
  const system = run([{ type: 'setBetType', betType: 'system' }], combo)
  expect(figures(system)[0]).toMatchObject({ lines: 3n, totalOdds: null, potentialWin: 1200n })
  const capped = figures(system, { ...rules, systemMaxWinFactor: 2n })[0]
  expect(capped).toMatchObject({ potentialWin: 600n, isCapped: true })
})

test('[CUST-06] a custom bet has the price it was given', () => {
  const custom = run([addCustom('1'), stake])
  expect(figures(custom)[0]).toMatchObject({ totalOdds: null, potentialWin: 0n })
  const quote = {
    type: 'customOddsQuoted',
    betKey: 'custom_bet:1',
    selectionIds: [idOf('1')],
    odds: 3500,
  } as const
  expect(figures(run([quote], custom))[0]).toMatchObject({ totalOdds: 3500n, potentialWin: 1050n })
})
