import { renderToStaticMarkup } from 'react-dom/server'
import { IntlProvider } from 'use-intl'
import { expect, test } from 'vitest'

import { messages } from '../../../testing/messages.ts'
import { aPlacedBet } from '../../../testing/placed-bets.ts'
import { VoidReason } from './void-reason.tsx'

const textOf = (rejectionKey: string | null): string =>
  renderToStaticMarkup(
    <IntlProvider locale="en" messages={messages} timeZone="UTC">
      <VoidReason bet={aPlacedBet({ rejectionKey })} />
    </IntlProvider>,
  )

test('[FAIR-16] a bet on a season that is not played any more says why its legs are void', () => {
  const reason = 'Matches of the old season that were not finished are void'
  expect(textOf('bet.void.season_replaced')).toContain(reason)
  expect(textOf(null)).toBe('')
  expect(textOf('error.place_bets.invalid_odds')).toBe('')
})
