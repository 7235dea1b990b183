import type { ListMarket, Market, Match } from '@touchline/contract'
import { LiveContext } from '@touchline/live/react'
import { expect, test } from 'vitest'

import { renderLayout } from '../../../layout/testing/render-layout.tsx'
import { FormattingContext } from '../../../preferences/use-formatting.ts'
import { aMarket, aMatch } from '../../../testing/matches.ts'
import { englishFormatting, quietLive, rowServices } from '../../../testing/row-services.ts'
import { sampleTotal } from '../../../testing/sample-match.ts'
import { chosenColumns } from '../choice/chosen-columns.ts'
import { groupColumns } from '../group/market-columns.ts'
import { MatchRow } from './match-row.tsx'

const total = sampleTotal({ matchId: '10' })

function render(match: Match, ended = false, chosen?: ListMarket) {
  const own = groupColumns([match], { marketId: 1, name: '1x2', outcomes: 3 })
  const columns = chosen === undefined ? own : { ...own, second: chosenColumns([match], chosen) }
  return renderLayout(
    <LiveContext value={quietLive}>
      <FormattingContext value={englishFormatting}>
        <MatchRow match={match} columns={columns} ended={ended} />
      </FormattingContext>
    </LiveContext>,
    { services: rowServices },
  )
}

test('[P18] a decided market gives its place to the next open one, whose cells say what they are', async () => {
  const html = await render(aMatch({ mainMarket: null, secondaryMarket: total }))
  expect(html).toContain('data-decided="true"')
  expect(html).toMatch(/<bdi aria-hidden="true"[^>]*>O<\/bdi>/)
})

test('[P18] no dashes stand for a decided market where the next one is on offer', async () => {
  const groups = (html: string) => html.match(/role="group"/g)?.length
  const decided = await render(aMatch({ mainMarket: null, secondaryMarket: total }))
  expect(groups(decided)).toBe(1)
  expect(groups(await render(aMatch({ mainMarket: aMarket(), secondaryMarket: total })))).toBe(2)
})

test('[P18] an open market keeps its place, and one with nothing after it too', async () => {
  const open = await render(aMatch({ mainMarket: aMarket(), secondaryMarket: total }))
  expect(open).not.toContain('data-decided')
  const over = { ...total, status: -3 } as const
  const decided = await render(aMatch({ mainMarket: null, secondaryMarket: over }))
  expect(decided).not.toContain('data-decided')
})

test('[LIVE-03] where the two markets of a row are over, the next of the match stands there by its name', async () => {
  const spareMarket = aMarket({ id: 29, name: 'Both teams to score' })
  const over = { ...total, status: -3 } as const
  const html = await render(aMatch({ mainMarket: null, secondaryMarket: over, spareMarket }))
  expect(html).toContain('data-decided="true"')
  expect(html).toContain('role="group" aria-label="Both teams to score"')
  expect(html).not.toContain('aria-label="Total"')
  const open = { mainMarket: null, secondaryMarket: total, spareMarket }
  expect(await render(aMatch(open))).not.toContain('Both teams to score')
})

test('[P18] where the market that the player chose is over, the main one stands there by its name', async () => {
  const over = { ...total, status: -3 } as const
  const choice = { sportKey: 'soccer', id: total.id, name: total.name, outcomesCount: 2 }
  const chosen = (secondaryMarket: Market) =>
    render(aMatch({ mainMarket: aMarket(), secondaryMarket }), false, choice)
  const gone = await chosen(over)
  expect(gone).toContain('data-decided="true"')
  expect(gone).toMatch(/data-stands-in="true" role="group" aria-label="1x2"/)
  expect(gone).not.toContain('–</span>')
  expect(await chosen(total)).not.toContain('data-decided')
})

test('[LIVE-01] a match that has left the list of those in play offers nothing, whatever was heard last', async () => {
  const match = aMatch({ mainMarket: aMarket(), secondaryMarket: total })
  expect(await render(match)).toContain('data-outcome-id')
  expect(await render(match, true)).not.toContain('data-outcome-id')
  const decided = aMatch({ mainMarket: null, secondaryMarket: total })
  expect(await render(decided, true)).not.toContain('data-decided')
})

test('[LIVE-02] a row of cricket has room for the overs and the innings, and says both in full', async () => {
  const html = await render(
    aMatch({
      status: 1,
      isLive: true,
      stage: 'Over 8.1, 2nd innings',
      situation: { overs: { home: '20.0', away: '8.1' } },
      currentServer: 'away',
      periodScores: [1, 2].map((number) => ({
        home: 90,
        away: 40,
        key: `innings_${number}`,
        name: number === 1 ? '1st innings' : '2nd innings',
        number,
        type: 'regular',
      })),
    }),
  )
  expect(html).toContain('<bdi>8.1</bdi>')
  expect(html).toMatch(/title="Over 8\.1, 2nd innings">2nd innings</)
})
