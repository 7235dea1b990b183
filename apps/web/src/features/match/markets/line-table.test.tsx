import { LiveContext } from '@touchline/live/react'
import type { ReactNode } from 'react'
import { expect, test } from 'vitest'

import { createFormatting } from '../../../preferences/formatting.ts'
import { FormattingContext } from '../../../preferences/use-formatting.ts'
import { renderLayout } from '../../../layout/testing/render-layout.tsx'
import { aMarket, aMatch } from '../../../testing/matches.ts'
import { quietLive, rowServices } from '../../../testing/row-services.ts'
import { LineRow } from './line-row.tsx'
import { LineTable } from './line-table.tsx'
import { marketPanels } from './market-panels.ts'

const formatting = createFormatting({
  locale: 'en',
  timeZone: 'UTC',
  currencies: [],
  now: 0,
  words: { today: '', tomorrow: '' },
})

const render = (part: ReactNode) =>
  renderLayout(
    <FormattingContext value={formatting}>
      <LiveContext value={quietLive}>{part}</LiveContext>
    </FormattingContext>,
    { services: rowServices },
  )

test.each([
  [1, true],
  [-1, true],
  [-3, false],
] as const)(
  '[MATCH-01] a balanced line of status %s has its mark: %s',
  async (status, isMarked) => {
    const market = aMarket({ id: 18, specifier: 'total=2.5', status, mostBalanced: true })
    const line = { market, gone: false }
    const html = await render(
      <LineRow match={aMatch()} line={line} bare={false} shown beyond={false} />,
    )
    expect(html.includes('data-main')).toBe(isMarked)
  },
)

test('[MATCH-01] the lines that show first follow the odds once the balanced one is gone', async () => {
  const lines = Array.from({ length: 12 }, (_, index) => {
    const change = { specifier: `total=${index}.5`, mostBalanced: index === 3 }
    return aMarket({ id: 18, name: 'Total', ...change })
  })
  const [panel] = marketPanels(lines)
  if (panel === undefined) throw new Error('No panel')
  const gone = panel.markets.map((line, index) => ({ ...line, gone: index < 6 }))
  const shown = (html: string) =>
    lines
      .map(({ specifier }) => specifier)
      .filter((specifier) => html.includes(`:18:${specifier}:`))
  expect(shown(await render(<LineTable match={aMatch()} panel={panel} />))).toEqual([
    'total=1.5',
    'total=2.5',
    'total=3.5',
    'total=4.5',
    'total=5.5',
  ])
  const later = await render(<LineTable match={aMatch()} panel={{ ...panel, markets: gone }} />)
  expect(shown(later)).toEqual(['total=7.5', 'total=8.5', 'total=9.5', 'total=10.5', 'total=11.5'])
})

test('[MATCH-01] a slider says how far its lines go', async () => {
  const lines = ['1.5', '2.5', '3.5'].map((line) =>
    aMarket({ id: 18, name: 'Total', specifier: `total=${line}`, mostBalanced: line === '2.5' }),
  )
  const [panel] = marketPanels(lines)
  if (panel === undefined) throw new Error('No panel')
  const html = await render(<LineTable match={aMatch()} panel={panel} />)
  const ends = html.slice(0, html.indexOf('type="range"')).matchAll(/>(\d\.5)<\/span>/g)
  expect([...ends].map(([, line]) => line)).toEqual(['1.5', '3.5'])
})
