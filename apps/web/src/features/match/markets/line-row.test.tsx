import { LiveContext } from '@touchline/live/react'
import { expect, test } from 'vitest'

import { createFormatting } from '../../../preferences/formatting.ts'
import { FormattingContext } from '../../../preferences/use-formatting.ts'
import { renderLayout } from '../../../layout/testing/render-layout.tsx'
import { aMarket, aMatch } from '../../../testing/matches.ts'
import { quietLive, rowServices } from '../../../testing/row-services.ts'
import { LineRow } from './line-row.tsx'

const formatting = createFormatting({
  locale: 'en',
  timeZone: 'UTC',
  oddsFormat: 'european',
  currencies: [],
  now: 0,
  words: { today: '', tomorrow: '' },
})

test.each([
  [1, true],
  [-1, true],
  [-3, false],
] as const)(
  '[MATCH-01] a balanced line of status %s has its mark: %s',
  async (status, isMarked) => {
    const market = aMarket({ id: 18, specifier: 'total=2.5', status, mostBalanced: true })
    const line = { market, gone: false }
    const html = await renderLayout(
      <FormattingContext value={formatting}>
        <LiveContext value={quietLive}>
          <LineRow match={aMatch()} line={line} bare={false} shown beyond={false} />
        </LiveContext>
      </FormattingContext>,
      { services: rowServices },
    )
    expect(html.includes('data-main')).toBe(isMarked)
  },
)
