import type { Match } from '@touchline/contract'
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

function render(match: Match) {
  return renderLayout(
    <LiveContext value={quietLive}>
      <FormattingContext value={englishFormatting}>
        <TopEventCard match={match} />
      </FormattingContext>
    </LiveContext>,
    {
      services: rowServices,
      seed: (client, services) => client.setQueryData(sportsQuery(services).queryKey, []),
    },
  )
}

test('[P18] the card of a decided match shows its next open market', async () => {
  const html = await render(aMatch({ mainMarket: null, secondaryMarket: total }))
  expect(html).toContain('data-outcome-id="10:18:total=2.5:12"')
})

test('[BROWSE-02] a long stage has more room on a card than a set or the minute of a clock', async () => {
  const live = { status: 1, isLive: true } as const
  const stage = await render(aMatch({ ...live, clock: null, stage: 'Bottom of the 9th inning' }))
  expect(stage).toMatch(/class="[^"]*_stage_[^"]*"[^>]*>.*Bottom of the 9th inning/)
  const set = await render(aMatch({ ...live, clock: null, stage: '3rd set' }))
  expect(set).toMatch(/class="[^"]*_live_[^"]*"[^>]*>.*3rd set/)
})
