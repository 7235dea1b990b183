import { LiveContext } from '@touchline/live/react'
import { expect, test } from 'vitest'

import { renderLayout } from '../../../layout/testing/render-layout.tsx'
import { aMatch } from '../../../testing/matches.ts'
import { quietLive } from '../../../testing/row-services.ts'
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
