import { waitFor } from '@testing-library/dom'
import { ODDS_FORMATS } from '@touchline/betting'
import { afterEach, expect, test, vi } from 'vitest'

import { deferred, refusal } from '../../testing/fake-api.ts'
import { openSurface } from '../../testing/surface/open-surface.tsx'
import { openSlip, offers } from '../../testing/surface/slip-surface.ts'
import { worldSettings } from '../../testing/surface/small-world.ts'

afterEach(() => vi.dynamicImportSettled())

const formats = {
  Fractional: /^\d+\/\d+$/,
  'Hong Kong': /^\d+\.\d+$/,
  American: /^\u2066[+-]\d+\u2069$/,
  Indonesian: /^(\d+\.\d+|\u2066-\d+\.\d+\u2069)$/,
  Malaysian: /^(\d+\.\d+|\u2066-\d+\.\d+\u2069)$/,
  Percent: /^\u2066\d+(\.\d+)?%\u2069$/,
  Decimal: /^\d+\.\d{2,3}$/,
} as const

test('[ODDS-01] [ODDS-02] [ODDS-03] [ODDS-13] [HEAD-09] the odds format changes every price at once and is kept', async () => {
  const settings = { ...worldSettings, availableOddsTypes: [...ODDS_FORMATS] }
  const page = await openSlip({ answers: { getSettings: () => ({ data: settings }) } })
  const { user, screen, header, price, reload } = page
  const [offer] = offers

  const shown = () =>
    [...price(offer!.id).querySelectorAll('span')].at(-1)?.textContent.split(', ').at(-1)
  const choose = async (name: string) => {
    await user.click(await header().findByRole('button', { name: /^Odds format/ }))
    await user.click(await screen.findByRole('menuitemradio', { name: new RegExp(`^${name} `) }))
  }
  for (const [name, shape] of Object.entries(formats)) {
    await choose(name)
    await waitFor(() =>
      expect(header().getByRole('button', { name: /^Odds format/ })).toHaveTextContent(name),
    )
    await waitFor(() => expect(shown()).toMatch(shape))
    expect(price(offer!.id)).toHaveAttribute('data-odds', String(offer!.odds))
  }
  // What shows no odds is not written again.
  const dates = vi.spyOn(Intl.DateTimeFormat.prototype as { format: unknown }, 'format', 'get')
  await choose('Fractional')
  await waitFor(() => expect(shown()).toMatch(formats.Fractional))
  expect(dates).not.toHaveBeenCalled()
  dates.mockRestore()
  expect(localStorage.getItem('odds_type')).toBe('british')
  await reload()
  await waitFor(() => expect(shown()).toMatch(formats.Fractional))
})

test('[AUTH-06] the odds type of who is logged in is stored, a visitor keeps their own', async () => {
  const settings = { ...worldSettings, activeOddsType: 'american' as const }
  const answers = { getSettings: () => ({ data: settings }) }
  const visitor = await openSurface('/sports', { answers })
  const format = () => visitor.header().findByRole('button', { name: /^Odds format/ })
  expect(await format()).toHaveTextContent('Decimal')
  expect(localStorage.getItem('odds_type')).toBeNull()
  const player = await openSurface('/sports', { isSignedIn: true, answers })
  await waitFor(async () =>
    expect(await player.header().findByRole('button', { name: /^Odds format/ })).toHaveTextContent(
      'American',
    ),
  )
  expect(localStorage.getItem('odds_type')).toBe('american')
})

test('[SET-03] [ODDS-02] a player’s format that was not saved is taken back, and said', async () => {
  const page = await openSurface('/profile', {
    isSignedIn: true,
    answers: { saveSettings: () => Promise.reject(refusal(503)) },
  })
  const field = await page.main().findByRole('combobox', { name: 'Odds format' })
  await page.user.selectOptions(field, 'american')
  await waitFor(() => expect(page.heardOf('saveSettings')).toHaveLength(1))
  await page.screen.findByText('Something went wrong')
  await waitFor(() => expect(field).toHaveValue('european'))
  expect(localStorage.getItem('odds_type')).toBe('european')
})

test('[SET-03] [ODDS-02] of two formats that were not saved neither stays', async () => {
  const held = deferred<never>()
  const page = await openSurface('/profile', {
    isSignedIn: true,
    answers: { saveSettings: () => held.promise },
  })
  const field = await page.main().findByRole('combobox', { name: 'Odds format' })
  await page.user.selectOptions(field, 'american')
  await page.user.selectOptions(field, 'british')
  held.reject(refusal(503))
  await waitFor(() => expect(page.heardOf('saveSettings')).toHaveLength(2))
  await waitFor(() => expect(field).toHaveValue('european'))
  expect(localStorage.getItem('odds_type')).toBe('european')
})
