import { fireEvent, waitFor } from '@testing-library/dom'
import type { Match } from '@touchline/contract'
import { expect, onTestFinished, test, vi } from 'vitest'

import { openSurface } from '../../../testing/surface/open-surface.tsx'
import { smallWorld, worldSettings } from '../../../testing/surface/small-world.ts'

const [plain] = smallWorld
if (plain === undefined) throw new Error('the small world has no match')
const match: Match = { ...plain, tabs: ['stream'] }

test('[STREAM-02] pictures that a lost line took come back with the line', async () => {
  const playing = vi.spyOn(HTMLMediaElement.prototype, 'canPlayType').mockReturnValue('maybe')
  const loading = vi.spyOn(HTMLMediaElement.prototype, 'load').mockImplementation(() => undefined)
  onTestFinished(() => {
    playing.mockRestore()
    loading.mockRestore()
  })
  const path = `/sports/soccer/${match.slug}-m${match.id}?view=stream`
  const { screen, push } = await openSurface(path, {
    answers: {
      getSettings: () => ({ data: { ...worldSettings, videoEnabled: true } }),
      getMatch: () => ({ data: match }),
      getMatchVideo: () => ({ data: { kind: 'hls', url: '/a.m3u8', delaySeconds: 8 } }),
      listMatchStreams: () => ({ data: [] }),
    },
  })
  const video = () => screen.findByLabelText(/^Pictures of /)
  fireEvent.error(await video())
  await screen.findByText(/No pictures\.$/)
  push.dropConnections()
  await waitFor(async () => expect(await video()).toHaveAttribute('src', '/a.m3u8'))
})
