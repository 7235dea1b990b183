import { screen } from '@testing-library/dom'
import { amountOf, oddsOf } from '@touchline/betting'
import { expect, test } from 'vitest'

import { aPlacedBet, aPlacedLeg } from '../../testing/placed-bets.ts'
import { openSurface } from '../../testing/surface/open-surface.tsx'

const LINE = 'field=9|places=3|part=5'
const runner = aPlacedLeg({
  id: `41:912:${LINE}:sr:competitor:7`,
  market: { id: 912, name: 'Each way 1/5, places 1–3' },
  outcome: { id: 'sr:competitor:7', name: 'Quiet Harbour' },
  specifier: LINE,
  odds: oddsOf(4000),
})

const whole = { won: 1, of: 1 }
const none = { won: 0, of: 1 }

test('[RACE-01] bets on runners say what they pay for, and what Rule 4 took and why', async () => {
  const bets = [
    aPlacedBet({ id: '1', ref: 'TL-OPEN', selections: [runner] }),
    aPlacedBet({
      id: '2',
      ref: 'TL-PLACED',
      status: 'done',
      result: 'win_entire',
      // EUR 5 for a place at 2.00, 10 % of what it won kept back.
      winAmount: amountOf(950n),
      selections: [
        {
          ...runner,
          status: 'won',
          race: { deduction: 10, share: whole, eachWay: { part: 5, win: none } },
        },
      ],
    }),
    aPlacedBet({
      id: '3',
      ref: 'TL-CAPPED',
      status: 'done',
      result: 'win_entire',
      // Less than the sum: it was paid as far as a bet may win.
      winAmount: amountOf(3000n),
      selections: [
        {
          ...runner,
          status: 'won',
          race: { deduction: 10, share: whole, eachWay: { part: 5, win: whole } },
        },
      ],
    }),
  ]
  const pagination = { total: bets.length, page: 1, limit: 500, lastPage: 1 }
  await openSurface('/sports/my-bets', {
    isSignedIn: true,
    answers: { listBets: () => ({ data: bets, meta: { pagination } }) },
  })
  const article = async (ref: string) => {
    const [found] = await screen.findAllByText(ref)
    return found!.closest('article')!
  }
  await screen.findAllByText(/^1\/5 odds/)
  const open = await article('TL-OPEN')
  expect(open).toHaveTextContent(
    '1/5 odds, places 1–3: half to win at 6.00, half to be placed at 2.00.',
  )
  expect(open).toHaveTextContent('If a runner is taken out, Rule 4 cuts the winnings.')
  const placed = await article('TL-PLACED')
  expect(placed).toHaveTextContent('Placed: the half on the win is lost.')
  await screen.findByText(/^Rule 4: /)
  expect(placed).toHaveTextContent(
    /Rule 4: 0\.50 € less, since runners were taken out after your bet \(\u2068?Quiet Harbour\u2069? −10 %\)\./,
  )
  expect(await article('TL-CAPPED')).toHaveTextContent(
    /Rule 4 cut the winnings, since runners were taken out after your bet/,
  )
})
