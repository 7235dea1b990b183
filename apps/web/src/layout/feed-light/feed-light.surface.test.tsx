import { readFileSync } from 'node:fs'

import { waitFor, within } from '@testing-library/dom'
import { amountOf } from '@touchline/betting'
import { expect, test, vi } from 'vitest'

import { aLimit } from '../../testing/limits.ts'
import { openSurface } from '../../testing/surface/open-surface.tsx'

test('a heartbeat that is missed turns the light amber within a second, and a press says so in words', async () => {
  const { user, screen, tell } = await openSurface('/sports', { isSilent: true })
  const beat = () => tell({ type: 'alive', at: Date.now(), providers: {}, silentMatches: [] })
  // What comes with the first sign is there before the time stands still.
  await user.keyboard('{Shift}')
  await vi.dynamicImportSettled()
  await screen.findByRole('button', { name: 'Connecting to live prices' })
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  try {
    beat()
    const good = await screen.findByRole('button', { name: 'Live prices are up to date' })
    expect(good).toHaveAttribute('data-feed', 'good')
    // The next one is due two seconds after it, and does not come.
    vi.advanceTimersByTime(2_000)
    expect(good).toHaveAttribute('data-feed', 'good')
    vi.advanceTimersByTime(1_000)
    const light = await screen.findByRole('button', { name: 'Live prices may be a moment old' })
    expect(light).toHaveAttribute('data-feed', 'late')
    await user.click(light)
    const details = within(
      await screen.findByRole('heading', { name: 'Live prices' }).then(panelOf),
    )
    details.getByText('Live prices may be a moment old')
    expect(details.getAllByRole('term').map((term) => term.textContent)).toEqual([
      'Last heartbeat',
      'Last price',
      'There and back',
    ])
    beat()
    await details.findByText('Live prices are up to date')
    expect(light).toHaveAttribute('data-feed', 'good')
  } finally {
    vi.useRealTimers()
  }
})

const ago = (ms: number) => new Date(Date.now() - ms).toISOString()

test('[FAIR-21] the time of day stands where the device hides its own, and the time played for who counts it', async () => {
  const { screen, header } = await openSurface('/sports', {
    isSignedIn: true,
    answers: {
      listLimits: () => ({
        data: [aLimit('session', { period: 'day', amount: amountOf(14_400n) })],
      }),
      startSportsbookSession: () => ({ data: { startedAt: ago(75.5 * 60_000), endsAt: null } }),
    },
  })
  const played = await screen.findByRole('timer', { name: /played/i })
  await waitFor(() => expect(played).toHaveTextContent('01:15'))
  const clock = header().getByText(/^\d\d:\d\d$/, { selector: 'time' })
  expect(clock).toHaveAttribute('role', 'timer')
  const css = readFileSync(`${import.meta.dirname}/feed-light.module.css`, 'utf8')
  expect(css).toMatch(/\.clock \{\s*display: none/)
  expect(css).toMatch(/display-mode: standalone\)[^{]*\{\s*\.clock \{\s*display: inline/)
})

function panelOf(heading: HTMLElement): HTMLElement {
  const panel = heading.parentElement
  if (panel === null) throw new Error('the details stand in no panel')
  return panel
}
