import { within } from '@testing-library/dom'
import { expect, test } from 'vitest'

import { openSurface } from '../../testing/surface/open-surface.tsx'
import { LEAGUE_PATH } from '../../testing/surface/small-world.ts'
import { aSystem } from '../../testing/system-settings.ts'

const licence = { number: 'GL/2026/7', url: 'https://regulator.example/7' }

test('[FAIR-26] [FAIR-38] licensee, licence, age, limits and safer gambling stand at the end of every page', async () => {
  const system = aSystem()
  const platform = { ...system.platform, operator: { name: 'Ada Bets Ltd', licence } }
  const { load, screen } = await openSurface('/sports', {
    isSignedIn: true,
    answers: { getSystemSettings: () => ({ data: { ...system, platform } }) },
  })
  for (const path of [
    '/sports',
    '/sports/live',
    LEAGUE_PATH,
    '/sports/my-bets',
    '/profile/limits',
  ]) {
    await load(path)
    const footer = within(await screen.findByRole('contentinfo'))
    expect(footer.getByText('18+')).toBeVisible()
    footer.getByText(/Operated by Ada Bets Ltd\./)
    expect(footer.getByRole('link', { name: 'Licence GL/2026/7' })).toHaveAttribute(
      'href',
      licence.url,
    )
    expect(footer.getByRole('link', { name: 'Safer gambling' })).toHaveAttribute(
      'href',
      '/responsible-gambling',
    )
    expect(footer.getByRole('link', { name: /limits/i })).toHaveAttribute('href', '/profile/limits')
  }
})

test('an installation without a licence says that it is no bookmaker', async () => {
  const { screen } = await openSurface('/sports')
  const footer = within(await screen.findByRole('contentinfo'))
  footer.getByText(/Demo site: /)
  expect(footer.queryByText(/Licence/)).toBeNull()
})

test.each([
  ['Europe/Berlin', '2027'],
  ['America/New_York', '2026'],
])('[I18N-10] the year is that of the app timezone, in %s it is %s', async (timezone, year) => {
  const { screen } = await openSurface('/sports', {
    page: { renderedAt: Date.UTC(2026, 11, 31, 23, 30) },
    answers: { getSystemSettings: () => ({ data: aSystem({ timezone }) }) },
  })
  const footer = within(await screen.findByRole('contentinfo'))
  footer.getByText(new RegExp(`© ${year}\\b`))
})
