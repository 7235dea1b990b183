import { waitFor, within } from '@testing-library/dom'
import { afterEach, expect, test, vi } from 'vitest'

import { refusal } from '../../testing/fake-api.ts'
import { openSurface } from '../../testing/surface/open-surface.tsx'
import { LEAGUE_PATH, worldSettings } from '../../testing/surface/small-world.ts'
import { aSystem } from '../../testing/system-settings.ts'

afterEach(() => vi.dynamicImportSettled())

type Surface = Awaited<ReturnType<typeof openSurface>>

async function openChooser({ screen, user }: Surface) {
  const footer = within(await screen.findByRole('contentinfo'))
  await user.click(footer.getByRole('button', { name: 'Time zone' }))
  return within(await screen.findByRole('dialog', { name: 'Time zone' }))
}

const rows = (dialog: Awaited<ReturnType<typeof openChooser>>) =>
  dialog.getAllByRole('button').flatMap(({ dataset }) => dataset['zone'] ?? [])

const kickOff = (page: Surface) => {
  const times = [...page.screen.getByRole('main').querySelectorAll('[data-match-id] time')]
  return times.map(({ textContent }) => textContent).join(', ')
}

test('[GAP-55] [I18N-10] the zone that a visitor finds by its country holds everywhere at once, and is kept', async () => {
  const page = await openSurface(LEAGUE_PATH, {
    answers: { getSystemSettings: () => ({ data: aSystem({ timezone: 'UTC' }) }) },
  })
  await waitFor(() => expect(kickOff(page)).toBeTruthy())
  const before = kickOff(page)
  const dialog = await openChooser(page)
  expect(rows(dialog)).toEqual(expect.arrayContaining(['Europe/Berlin', 'America/New_York']))
  expect(dialog.getByRole('button', { name: /^Automatic: UTC/ })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
  await page.user.type(dialog.getByRole('textbox', { name: 'City or country' }), 'nepal')
  await waitFor(() => expect(rows(dialog)).toHaveLength(1))
  await page.user.click(dialog.getByRole('button', { name: /^Kathmandu.*GMT\+5:45/ }))
  await waitFor(() => expect(kickOff(page)).not.toBe(before))
  const chosen = kickOff(page)
  expect(page.heardOf('saveSettings')).toEqual([])
  await page.reload()
  await waitFor(() => expect(kickOff(page)).toBe(chosen))
  const again = await openChooser(page)
  await page.user.click(again.getByRole('button', { name: /^Automatic: UTC/ }))
  await waitFor(() => expect(kickOff(page)).toBe(before))
})

test('[GAP-55] a place that nobody knows is said so', async () => {
  const page = await openSurface('/sports')
  const dialog = await openChooser(page)
  await page.user.type(dialog.getByRole('textbox', { name: 'City or country' }), 'atlantis city')
  expect(await dialog.findByRole('status')).toHaveTextContent('No place found.')
})

test('[GAP-55] a player’s zone is saved with their settings, and taken back where it was not', async () => {
  let timezone: string | null = 'Asia/Tokyo'
  let isDown = false
  const page = await openSurface('/profile', {
    isSignedIn: true,
    answers: {
      getSettings: () => ({ data: { ...worldSettings, timezone } }),
      saveSettings: ({ body }) => {
        if (isDown) throw refusal(503)
        timezone = (body as { timezone: string | null }).timezone
        return { data: { ...worldSettings, timezone } }
      },
    },
  })
  const field = await page.main().findByRole('button', { name: 'Time zone Tokyo' })
  const choose = async (name: RegExp) => {
    await page.user.click(field)
    const dialog = within(await page.screen.findByRole('dialog', { name: 'Time zone' }))
    await page.user.click(dialog.getByRole('button', { name }))
  }
  await choose(/^Lagos/)
  await waitFor(() =>
    expect(page.heardOf('saveSettings')[0]?.input.body).toEqual({ timezone: 'Africa/Lagos' }),
  )
  await waitFor(() => expect(field).toHaveAccessibleName('Time zone Lagos'))
  isDown = true
  await choose(/^Paris/)
  await page.screen.findByText('Something went wrong')
  await waitFor(() => expect(field).toHaveAccessibleName('Time zone Lagos'))
  expect(localStorage.getItem('timezone')).toBe('Africa/Lagos')
})
