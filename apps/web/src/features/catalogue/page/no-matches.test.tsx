import type { Sport } from '@touchline/contract'
import { expect, test } from 'vitest'

import { renderLayout } from '../../../layout/testing/render-layout.tsx'
import { sportsQuery } from '../../../data/queries/catalogue.ts'
import { NothingLive } from './no-matches.tsx'

const sport = (key: string, name: string, liveCount: number) => ({ key, name, liveCount }) as Sport
const playing = [
  sport('soccer', 'Football', 40),
  sport('tennis', 'Tennis', 51),
  sport('dota-2', 'Dota 2', 0),
]
const quiet = playing.map((one) => ({ ...one, liveCount: 0 }))

function render(part: React.ReactNode, sports: Sport[]) {
  return renderLayout(part, {
    seed: (client, services) => client.setQueryData(sportsQuery(services).queryKey, sports),
  })
}

test('[P8] a sport with nothing in play is named, with a way to all that is', async () => {
  const html = await render(<NothingLive sportKey="dota-2" />, playing)
  expect(html).toContain('Dota 2: nothing in play')
  expect(html).toContain('#sport-dota-2')
  expect(html).toMatch(/<a [^>]*href="\/sports\/live"[^>]*>All live matches \(91\)</)
})

test('[P8] the end of the last match under the player’s eyes is said', async () => {
  const html = await render(<NothingLive sportKey="dota-2" hasEnded />, playing)
  expect(html).toContain('The last match here has ended')
  expect(html).toContain('href="/sports/live"')
})

test('[GAP-64] with nothing in play anywhere the way goes to what comes', async () => {
  const html = await render(<NothingLive sportKey={undefined} />, quiet)
  expect(html).toContain('Nothing is in play right now')
  expect(html).toMatch(/href="\/sports\?tab=upcoming"/)
})
