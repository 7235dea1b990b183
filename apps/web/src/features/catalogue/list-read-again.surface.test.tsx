import { setImmediate as nextTurn } from 'node:timers/promises'

import { waitFor } from '@testing-library/dom'
import { channels, MATCH_STATUS } from '@touchline/contract'
import { expect, onTestFinished, test, vi } from 'vitest'

import { noAnswer, refusal } from '../../testing/fake-api.ts'
import { openSurface } from '../../testing/surface/open-surface.tsx'
import { smallWorld, sport } from '../../testing/surface/small-world.ts'
import { listed } from '../../testing/surface/world-backend.ts'

const html = document.documentElement
const inPlay = smallWorld.map((match) => ({ ...match, status: MATCH_STATUS.live, isLive: true }))

test.each([
  ['BROWSE-02', '/sports', '/sports/live', refusal(500)],
  ['LIVE-01', '/sports/live', '/sports', noAnswer()],
  ['BROWSE-03', '/sports/soccer', '/sports', noAnswer()],
] as const)(
  '[%s] [AMB-10] %s that was seen stays where it cannot be read again',
  async (_, path, other, failure) => {
    const { main, answer, user, screen, heardOf } = await openSurface(path, {
      answers: {
        listSports: () => listed([{ ...sport, liveCount: inPlay.length }]),
        listMatches: ({ query }) => {
          const isWanted = query?.matchStatus?.includes(MATCH_STATUS.live) ?? true
          return listed(isWanted ? inPlay : [], channels.updates('en'))
        },
      },
    })
    const rows = () =>
      main()
        .queryAllByRole('listitem')
        .flatMap((row) => row.getAttribute('data-match-id') ?? [])
    const follow = async (address: string) => {
      const links = screen.getAllByRole('link')
      await user.click(links.find((link) => link.getAttribute('href') === address)!)
    }
    await waitFor(() => expect(rows()).not.toEqual([]))
    const [shown, page] = [rows(), html.dataset['page']]
    await follow(other)
    await waitFor(() => expect(html).not.toHaveAttribute('data-page', page))

    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 60_000 })
    onTestFinished(() => void vi.useRealTimers())
    const before = heardOf('listMatches').length
    answer({ listMatches: () => Promise.reject(failure) })
    await follow(path)
    await waitFor(() => expect(html).toHaveAttribute('data-page', page))
    await waitFor(() => expect(heardOf('listMatches').length).toBeGreaterThan(before))
    // Long enough for a page to be taken away.
    for (let turn = 0; turn < 20; turn += 1) await nextTurn()
    expect(main().queryByText('We could not load these matches')).toBeNull()
    expect(rows()).toEqual(shown)
  },
)

test('[BROWSE-03] [AMB-10] a list that the backend refuses is not there any more', async () => {
  const { answer, user, screen } = await openSurface('/sports/soccer')
  const follow = async (address: string) => {
    const links = screen.getAllByRole('link')
    await user.click(links.find((link) => link.getAttribute('href') === address)!)
  }
  await follow('/sports')
  await waitFor(() => expect(html).toHaveAttribute('data-page', 'home'))
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 60_000 })
  onTestFinished(() => void vi.useRealTimers())
  answer({ listMatches: () => Promise.reject(refusal(403)) })
  await follow('/sports/soccer')
  await screen.findByText('We could not load these matches')
})
