import type { Market } from '@touchline/contract'
import { LiveContext } from '@touchline/live/react'
import { expect, test } from 'vitest'

import { renderLayout } from '../../layout/testing/render-layout.tsx'
import { aMarket, aMatch } from '../../testing/matches.ts'
import { quietLive, rowServices } from '../../testing/row-services.ts'
import { OddsCell } from './odds-cell.tsx'

function render(market: Market) {
  const cells = market.outcomes.map((outcome) => (
    <OddsCell key={outcome.id} match={aMatch()} market={market} outcome={outcome} label="1" />
  ))
  return renderLayout(<LiveContext value={quietLive}>{cells}</LiveContext>, {
    services: rowServices,
  })
}

test('[P32] the cells of a market that was taken off keep their places and are no buttons', async () => {
  const html = await render(aMarket({ status: 0 }))
  expect(html).not.toContain('<button')
  expect(html.match(/<span aria-hidden="true"[^>]*data-layout/g)).toHaveLength(3)
})

test('a price that is only suspended can still be reached', async () => {
  const html = await render(aMarket({ status: -1 }))
  expect(html.match(/<button[^>]*data-state="suspended"/g)).toHaveLength(3)
})
