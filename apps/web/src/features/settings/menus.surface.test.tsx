import { waitFor, within } from '@testing-library/dom'
import { expect, test, vi } from 'vitest'

import { deferred, refusal } from '../../testing/fake-api.ts'
import { openSurface, type SurfaceOptions } from '../../testing/surface/open-surface.tsx'
import { aSystem } from '../../testing/system-settings.ts'

const html = document.documentElement

const LOCALES = [
  { code: 'en', nameInLocale: 'English' },
  { code: 'de', nameInLocale: 'Deutsch' },
  { code: 'ar', nameInLocale: 'العربية' },
  { code: 'br', nameInLocale: 'Português (Brasil)' },
  // The site has no texts for it.
  { code: 'tlh', nameInLocale: 'tlhIngan Hol' },
]

async function openMenu(name: RegExp, options: SurfaceOptions = {}, path = '/sports/verify') {
  const page = await openSurface(path, {
    ...options,
    answers: {
      getSystemSettings: () => ({ data: aSystem({ locales: LOCALES }) }),
      ...options.answers,
    },
  })
  const { header, user, screen } = page
  const opened = vi.spyOn(window.location, 'assign').mockReturnValue()
  const trigger = () => header().findByRole('button', { name })
  const open = async () => {
    await user.click(await trigger())
    return within(await screen.findByRole('menu'))
  }
  return { ...page, trigger, open, opened }
}

test('[I18N-01] [HEAD-05] languages stand in their own names, those with texts alone, the one in use marked', async () => {
  const { open, trigger } = await openMenu(/^Language/)
  expect(await trigger()).toHaveTextContent('EN')
  const menu = await open()
  const items = menu.getAllByRole('menuitemradio')
  expect(items.map(({ textContent }) => textContent)).toEqual([
    'English',
    'Deutsch',
    'العربية',
    'Português (Brasil)',
  ])
  expect(menu.getByRole('menuitemradio', { name: 'English' })).toHaveAttribute(
    'aria-checked',
    'true',
  )
  // A screen reader says each in its own language.
  expect(menu.getByText('Deutsch').closest('[lang]')).toHaveAttribute('lang', 'de')
  expect(menu.getByText('Português (Brasil)').closest('[lang]')).toHaveAttribute('lang', 'pt-BR')
})

test('[I18N-04] [I18N-07] a visitor’s choice opens the same page with its search and hash, and is kept', async () => {
  const { open, user, opened, heardOf } = await openMenu(
    /^Language/,
    {},
    '/sports/live?video=true#top',
  )
  await user.click((await open()).getByRole('menuitemradio', { name: 'Deutsch' }))
  await waitFor(() => expect(opened).toHaveBeenCalledWith('/de/sports/live?video=true#top'))
  expect(localStorage.getItem('locale')).toBe('de')
  expect(heardOf('updateLocale')).toEqual([])
})

test('[I18N-05] [I18N-06] a player’s choice is saved first; where it cannot be, nothing changes and it can be chosen again', async () => {
  const { open, user, opened, answer, screen, trigger, heardOf } = await openMenu(/^Language/, {
    isSignedIn: true,
    answers: { updateLocale: () => Promise.reject(refusal(500)) },
  })
  await waitFor(() => expect(screen.queryAllByText(/^Balance /).length).toBeGreaterThan(0))
  await user.click((await open()).getByRole('menuitemradio', { name: 'Deutsch' }))
  expect((await screen.findAllByText('Something went wrong'))[0]).toBeVisible()
  await waitFor(async () => expect(await trigger()).not.toHaveAttribute('aria-busy'))
  expect(opened).not.toHaveBeenCalled()
  expect(localStorage.getItem('locale')).not.toBe('de')

  const held = deferred<{ data: { language: string } }>()
  answer({ updateLocale: () => held.promise })
  await user.click((await open()).getByRole('menuitemradio', { name: 'Deutsch' }))
  await waitFor(async () => expect(await trigger()).toHaveAttribute('aria-busy', 'true'))
  held.resolve({ data: { language: 'de' } })
  await waitFor(() => expect(opened).toHaveBeenCalledWith('/de/sports/verify'))
  expect(heardOf('updateLocale').map(({ input }) => input.body)).toEqual([
    { locale: 'de' },
    { locale: 'de' },
  ])
})

test('[HEAD-05] the language in use changes nothing, and Escape closes the menu on its button', async () => {
  const { open, user, opened, trigger, screen } = await openMenu(/^Language/)
  await user.click((await open()).getByRole('menuitemradio', { name: 'English' }))
  expect(opened).not.toHaveBeenCalled()
  await open()
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
  expect(await trigger()).toHaveFocus()
})

test('[THEME-01] light, dark and the system’s are one press each, stand on the page at once, and are kept', async () => {
  const { open, user, trigger } = await openMenu(/^Theme/)
  const choose = async (name: string) =>
    user.click((await open()).getByRole('menuitemradio', { name }))
  await choose('Light')
  await waitFor(() => expect(html).toHaveAttribute('data-theme', 'light'))
  expect(await trigger()).toHaveAccessibleName(/Light/)
  await choose('Dark')
  await waitFor(() => expect(html).toHaveAttribute('data-theme', 'dark'))
  expect(document.cookie).toContain('theme=dark')
  await choose('System')
  await waitFor(() => expect(html).not.toHaveAttribute('data-theme'))
  expect(document.cookie).toContain('theme=system')
})

test('[GAP-69] [THEME-01] where the operator’s theme holds, none is chosen; calm mode is', async () => {
  const system = aSystem()
  const platform = { ...system.platform, themeSwitch: false }
  const page = await openSurface('/profile', {
    isSignedIn: true,
    answers: { getSystemSettings: () => ({ data: { ...system, platform } }) },
  })
  await page.main().findByRole('combobox', { name: 'Odds format' })
  expect(page.main().queryByRole('combobox', { name: 'Theme' })).toBeNull()
  await page.user.click(await page.header().findByRole('button', { name: /^Theme/ }))
  const menu = within(await page.screen.findByRole('menu', { name: 'Theme' }))
  await menu.findByRole('menuitemcheckbox', { name: 'Calm mode' })
  expect(menu.queryByRole('menuitemradio')).toBeNull()
})

test('[THEME-01] the arrows move through the menu, and Enter chooses', async () => {
  const { user, open } = await openMenu(/^Theme/)
  const menu = await open()
  await waitFor(() => expect(menu.getByRole('menuitemradio', { name: 'System' })).toHaveFocus())
  await user.keyboard('{Home}')
  expect(menu.getByRole('menuitemradio', { name: 'Dark' })).toHaveFocus()
  await user.keyboard('{ArrowDown}{Enter}')
  await waitFor(() => expect(html).toHaveAttribute('data-theme', 'light'))
})
