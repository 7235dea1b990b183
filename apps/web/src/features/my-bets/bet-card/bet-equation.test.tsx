import { amountOf, oddsOf, NO_AMOUNT } from '@touchline/betting'
import type { PlacedBet } from '@touchline/contract'
import { renderToStaticMarkup } from 'react-dom/server'
import { IntlProvider } from 'use-intl'
import { expect, test } from 'vitest'

import type { Services } from '../../../app/services.ts'
import { ServicesContext } from '../../../base/services.ts'
import { messages } from '../../../testing/messages.ts'
import { createFormatting } from '../../../preferences/formatting.ts'
import { FormattingContext } from '../../../preferences/use-formatting.ts'
import { rowServices } from '../../../testing/row-services.ts'
import { aPlacedBet, aPlacedLeg } from '../../../testing/placed-bets.ts'
import { BetTotals } from '../bet-totals.tsx'
import { BetEquation } from './bet-equation.tsx'
import { PlacedLines } from './placed-lines.tsx'

const EUR = {
  code: 'EUR',
  symbol: '€',
  subunits: 100,
  fiat: true,
  subcurrencies: [],
  minStake: amountOf(1n),
  maxPayout: amountOf(25_000_000n),
}

const formatting = createFormatting({
  locale: 'en',
  timeZone: 'UTC',
  currencies: [EUR],
  now: 0,
  words: { today: 'Today', tomorrow: 'Tomorrow' },
})

function textOf(part: React.ReactNode): string {
  const html = renderToStaticMarkup(
    <IntlProvider locale="en" messages={messages} timeZone="UTC">
      <ServicesContext value={rowServices as Services}>
        <FormattingContext value={formatting}>{part}</FormattingContext>
      </ServicesContext>
    </IntlProvider>,
  )
  return html
    .replaceAll(/<[^>]*>|[\u2068\u2069]/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
}

const settled: Partial<PlacedBet> = {
  status: 'done',
  stake: amountOf(57n),
  settledAt: '2026-11-20T22:00:00Z',
}
const match = { ...aPlacedLeg().match, score: { home: 1, away: 1 } }

test('[M8] a sum that was rounded down says so, to which unit', () => {
  const legs = { selections: [aPlacedLeg({ status: 'won', odds: oddsOf(1840) })] }
  const won = aPlacedBet({ ...settled, ...legs, result: 'win_entire', winAmount: amountOf(104n) })
  expect(textOf(<BetEquation bet={won} />)).toBe('0.57 € × 1.84 = 1.04 € (rounded down to 0.01 €)')
  const even = aPlacedBet({ ...won, stake: amountOf(100n), winAmount: amountOf(184n) })
  expect(textOf(<BetEquation bet={even} />)).toBe('1.00 € × 1.84 = 1.84 €')
})

test('[M8] a lost bet names the legs that lost it with their results', () => {
  const legs = [aPlacedLeg({ status: 'won' }), aPlacedLeg({ status: 'lost', match })]
  const lost = { ...settled, type: 'combo', result: 'lose_entire', winAmount: NO_AMOUNT } as const
  expect(textOf(<BetEquation bet={aPlacedBet({ ...lost, selections: legs })} />)).toBe(
    'Lost by Arsenal ( Arsenal – Chelsea 1:1)',
  )
})

test('[M7] the totals of bets add up: open stakes are told apart', () => {
  const won = aPlacedBet({ status: 'done', stake: amountOf(1000n), winAmount: amountOf(2500n) })
  expect(textOf(<BetTotals bets={[won, aPlacedBet({ stake: amountOf(92_332n) })]} />)).toBe(
    'Staked, settled 10.00 € Staked, open 923.32 € Returned 25.00 € Net +15.00 €',
  )
})

test('a placed system lists its bets: what pays, what would, and what is lost', () => {
  const leg = (name: string, status: 'won' | 'lost' | 'open') =>
    aPlacedLeg({ id: name, status, outcome: { id: '1', name } })
  const system = aPlacedBet({
    type: 'system',
    stake: amountOf(300n),
    systemType: { id: '2/3', winCount: 2, totalCount: 3 },
    selections: [leg('Ajax', 'won'), leg('Brann', 'open'), leg('Celtic', 'lost')],
  })
  expect(textOf(<PlacedLines bet={system} />)).toBe(
    'Bet Odds Return Ajax + Brann 4.00 4.00 Ajax + Celtic 4.00 lost Brann + Celtic 4.00 lost',
  )
})
