import { LiveContext } from '@touchline/live/react'
import { expect, test } from 'vitest'

import { sportsQuery } from '../../../data/queries/catalogue.ts'
import { renderLayout } from '../../../layout/testing/render-layout.tsx'
import { FormattingContext } from '../../../preferences/use-formatting.ts'
import { aMatch } from '../../../testing/matches.ts'
import { englishFormatting, quietLive, rowServices } from '../../../testing/row-services.ts'
import { sampleTotal } from '../../../testing/sample-match.ts'
import { TopEventCard } from './top-event-card.tsx'

const total = sampleTotal({ matchId: '10' })

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
