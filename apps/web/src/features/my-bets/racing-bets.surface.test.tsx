import { screen, waitFor } from '@testing-library/dom'
import { amountOf, oddsOf } from '@touchline/betting'
import { expect, test } from 'vitest'

import { aPlacedBet, aPlacedLeg } from '../../testing/placed-bets.ts'
import { openSurface } from '../../testing/surface/open-surface.tsx'
import { aSystem } from '../../testing/system-settings.ts'

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
  const open = await article('TL-OPEN')
  // With the card itself: nothing below it moves for what comes later.
  expect(open).toHaveTextContent(
    '1/5 odds, places 1–3: half to win at 6.00, half to be placed at 2.00.',
  )
  expect(open).toHaveTextContent('If a runner is withdrawn, Rule 4 cuts the winnings.')
  const placed = await article('TL-PLACED')
  await waitFor(() => expect(placed).toHaveTextContent('Placed: the half on the win is lost.'))
  await screen.findByText(/^Rule 4: /)
  expect(placed).toHaveTextContent(
    /Rule 4: 0\.50 € less, since runners were withdrawn after your bet \(\u2068?Quiet Harbour\u2069? -10%\)\./,
  )
  await screen.findByText(/^Rule 4 cut the winnings, since/)
  expect(await article('TL-CAPPED')).toHaveTextContent(
    /Rule 4 cut the winnings, since runners were withdrawn after your bet/,
  )
})

test('[RACE-01] [MYB-01] a leg says that its odds are guaranteed, and that it was paid at the starting price', async () => {
  const toWin = aPlacedLeg({
    id: '41:910:field=9:sr:competitor:7',
    market: { id: 910, name: 'To win' },
    outcome: { id: 'sr:competitor:7', name: 'Quiet Harbour' },
    specifier: 'field=9',
    odds: oddsOf(5000),
    bestOdds: true,
  })
  const settled = (ref: string, leg: Partial<typeof toWin>, winAmount: bigint) =>
    aPlacedBet({
      id: ref,
      ref,
      status: 'done',
      result: 'win_entire',
      winAmount: amountOf(winAmount),
      selections: [{ ...toWin, status: 'won', ...leg }],
    })
  const race = { deduction: 0, share: whole, eachWay: null, startingPrice: oddsOf(6000) }
  const eachWay = { ...runner, bestOdds: true }
  const bets = [
    aPlacedBet({ id: '1', ref: 'TL-OPEN', selections: [toWin] }),
    aPlacedBet({ id: '2', ref: 'TL-PLAIN', selections: [{ ...toWin, bestOdds: undefined }] }),
    settled('TL-START', { race }, 6000n),
    settled('TL-TAKEN', { race: { ...race, startingPrice: oddsOf(4000) } }, 5000n),
    settled('TL-CUT', { race: { ...race, deduction: 25, startingPrice: oddsOf(4500) } }, 4500n),
    settled(
      'TL-HALVES',
      {
        ...eachWay,
        race: { ...race, eachWay: { part: 5, win: whole }, startingPrice: oddsOf(11_000) },
      },
      7000n,
    ),
  ]
  const pagination = { total: bets.length, page: 1, limit: 500, lastPage: 1 }
  await openSurface('/sports/my-bets', {
    isSignedIn: true,
    answers: {
      getSystemSettings: () => ({ data: aSystem({ features: { best_odds_guaranteed: true } }) }),
      listBets: () => ({ data: bets, meta: { pagination } }),
    },
  })
  const article = async (ref: string) => (await screen.findAllByText(ref))[0]!.closest('article')!
  await screen.findByText(/Paid at the starting price 6\.00 instead of 5\.00/)
  const promise = 'Best odds guaranteed: paid at the starting price if it is higher'
  expect(await article('TL-OPEN')).toHaveTextContent(`BOG ${promise}`)
  // What the site promises now is nothing that this bet was placed with.
  expect(await article('TL-PLAIN')).not.toHaveTextContent(promise)
  const started = await article('TL-START')
  expect(started).not.toHaveTextContent(promise)
  expect(started).toHaveTextContent(/10\.00 € × 6\.00 = 60\.00 €/)
  expect(await article('TL-TAKEN')).not.toHaveTextContent('starting price')
  const cut = await article('TL-CUT')
  expect(cut).toHaveTextContent('Paid at the starting price 4.50: more than 5.00 less Rule 4.')
  expect(cut.querySelector('[data-rule-four]')).toBeNull()
  expect(await article('TL-HALVES')).toHaveTextContent(
    'Paid at the starting price 11.00 instead of 6.00.',
  )
})
