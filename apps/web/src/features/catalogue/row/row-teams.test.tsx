import { LiveContext } from '@touchline/live/react'
import { expect, test } from 'vitest'

import { renderLayout } from '../../../layout/testing/render-layout.tsx'
import { aMatch } from '../../../testing/matches.ts'
import { quietLive, rowServices } from '../../../testing/row-services.ts'
import { RowTeams } from './row-teams.tsx'

/** What a screen reader is told: all but what is hidden from it. */
function nameIn(html: string): string {
  const told = html.replaceAll(/<(\w+)[^>]*aria-hidden[^>]*>[^<]*<\/\1>/g, '')
  return told
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
}

test('[A2] a red card is told as one, its figure is not read as a score', async () => {
  const match = aMatch({
    status: 1,
    totalScore: { home: 0, away: 2 },
    redCards: { home: 1, away: 0 },
  })
  const html = await renderLayout(
    <LiveContext value={quietLive}>
      <RowTeams match={match} />
    </LiveContext>,
  )
  expect(html).toContain('title="1 red card"')
  expect(nameIn(html)).toBe('Arsenal 1 red card 0 Chelsea 2')
})

test('[I18N-08] the name of a league stays in its order within a text from right to left', async () => {
  const match = aMatch({ tournament: { ...aMatch({}).tournament, name: '2. Nationalliga' } })
  const html = await renderLayout(
    <LiveContext value={quietLive}>
      <RowTeams match={match} hasLeague />
    </LiveContext>,
    { services: rowServices },
  )
  expect(html).toContain('<bdi>2. Nationalliga</bdi>')
})

test('a league without a country stands by itself', async () => {
  const { category, tournament } = aMatch({})
  const match = aMatch({ category: { ...category, name: '' } })
  const html = await renderLayout(
    <LiveContext value={quietLive}>
      <RowTeams match={match} hasLeague />
    </LiveContext>,
    { services: rowServices },
  )
  expect(html).toContain(`<bdi><bdi>${tournament.name}</bdi></bdi>`)
})
