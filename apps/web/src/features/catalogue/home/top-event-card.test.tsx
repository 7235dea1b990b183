import { LiveContext } from '@touchline/live/react'
import { expect, test } from 'vitest'

import { sportsQuery } from '../../../data/queries/catalogue.ts'
import { renderLayout } from '../../../layout/testing/render-layout.tsx'
import { FormattingContext } from '../../../preferences/use-formatting.ts'
import { aMatch } from '../../../testing/matches.ts'
import { englishFormatting, quietLive, rowServices } from '../../../testing/row-services.ts'
import { sampleMarket, sampleOutcome } from '../../../testing/sample-match.ts'
import { TopEventCard } from './top-event-card.tsx'

const total = sampleMarket({
  matchId: '10',
  id: 18,
  name: 'Total',
  specifier: 'total=2.5',
  outcomes: [
    sampleOutcome({ id: '12', name: 'over 2.5', shortName: 'O', side: 'over' }),
    sampleOutcome({ id: '13', name: 'under 2.5', shortName: 'U', side: 'under' }),
  ],
})

test('[P18] the card of a decided match shows its next open market', async () => {
  const html = await renderLayout(
    <LiveContext value={quietLive}>
      <FormattingContext value={englishFormatting}>
        <TopEventCard match={aMatch({ mainMarket: null, secondaryMarket: total })} />
      </FormattingContext>
    </LiveContext>,
    {
      services: rowServices,
      seed: (client, services) => client.setQueryData(sportsQuery(services).queryKey, []),
    },
  )
  expect(html).toContain('data-outcome-id="10:18:total=2.5:12"')
})
