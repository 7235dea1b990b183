import { oddsOf } from '@touchline/betting'
import { LiveContext } from '@touchline/live/react'
import { expect, test } from 'vitest'

import { renderLayout } from '../../../layout/testing/render-layout.tsx'
import { FormattingContext } from '../../../preferences/use-formatting.ts'
import { aMarket, aMatch } from '../../../testing/matches.ts'
import { englishFormatting, quietLive, rowServices } from '../../../testing/row-services.ts'
import { OutrightGrid } from './outright-grid.tsx'

test('[DATA-06] the competitors of a season stand with the favourites first', async () => {
  const prices = { Bremen: 200_000, Hamburg: 2280, Leipzig: 310_000, Mainz: 2700 }
  const outcomes = Object.entries(prices).map(([name, odds]) => ({
    id: name,
    name,
    shortName: name,
    side: null,
    active: true,
    odds: oddsOf(odds),
  }))
  const html = await renderLayout(
    <LiveContext value={quietLive}>
      <FormattingContext value={englishFormatting}>
        <OutrightGrid match={aMatch()} market={aMarket({ id: 534, specifier: '', outcomes })} />
      </FormattingContext>
    </LiveContext>,
    { services: rowServices },
  )
  const shown = [...html.matchAll(/data-outcome-id="10:534::(\w+)"/g)].map(([, name]) => name)
  expect(shown).toEqual(['Hamburg', 'Mainz', 'Bremen', 'Leipzig'])
})
