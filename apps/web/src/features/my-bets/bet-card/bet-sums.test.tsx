import type { PlacedBet } from '@touchline/contract'
import { renderToStaticMarkup } from 'react-dom/server'
import { IntlProvider } from 'use-intl'
import { expect, test } from 'vitest'

import { createFormatting } from '../../../preferences/formatting.ts'
import { FormattingContext } from '../../../preferences/use-formatting.ts'
import { messages } from '../../../testing/messages.ts'
import { aPlacedBet, aPlacedLeg } from '../../../testing/placed-bets.ts'
import { BetSums } from './bet-sums.tsx'

const formatting = createFormatting({
  locale: 'en',
  timeZone: 'UTC',
  oddsFormat: 'european',
  currencies: [],
  now: 0,
  words: { today: 'Today', tomorrow: 'Tomorrow' },
})

const textOf = (bet: PlacedBet): string =>
  renderToStaticMarkup(
    <IntlProvider locale="en" messages={messages} timeZone="UTC">
      <FormattingContext value={formatting}>
        <BetSums bet={bet} />
      </FormattingContext>
    </IntlProvider>,
  )

test('a bet on a season that is not played any more says why its legs are void', () => {
  const settled = { status: 'done', result: 'refund_entire', winAmount: 1000n } as const
  const back = aPlacedBet({ ...settled, selections: [aPlacedLeg({ status: 'void' })] })
  const reason = 'Matches of the old season that had not ended are void'
  expect(textOf({ ...back, rejectionKey: 'bet.void.season_replaced' })).toContain(reason)
  expect(textOf({ ...back, rejectionKey: null })).not.toContain(reason)
})
