import { waitFor } from '@testing-library/dom'
import { afterEach, expect, test, vi } from 'vitest'

import { refusal } from '../../testing/fake-api.ts'
import { openSurface } from '../../testing/surface/open-surface.tsx'
import { aSystem } from '../../testing/system-settings.ts'

afterEach(() => vi.dynamicImportSettled())

const locales = [
  { code: 'en', nameInLocale: 'English' },
  { code: 'de', nameInLocale: 'Deutsch' },
]

test('[I18N-06] a language that cannot be saved ends its progress, says so and leaves the page alone', async () => {
  const asked = Promise.withResolvers<undefined>()
  const { user, screen, header } = await openSurface('/sports', {
    isSignedIn: true,
    answers: {
      getSystemSettings: () => ({ data: aSystem({ locales }) }),
      updateLocale: async () => {
        await asked.promise
        throw refusal(500)
      },
    },
  })
  const menu = () => header().getByRole('button', { name: /^Language/ })
  await user.click(menu())
  await user.click(await screen.findByRole('menuitemradio', { name: 'Deutsch' }))
  await waitFor(() => expect(menu()).toHaveAttribute('aria-busy', 'true'))
  expect(screen.queryByText('Something went wrong')).toBeNull()
  asked.resolve(undefined)
  await screen.findByText('Something went wrong')
  expect(menu()).not.toHaveAttribute('aria-busy')
  expect(document.documentElement).toHaveAttribute('lang', 'en')
  expect(window.location.pathname).toBe('/sports')
})
