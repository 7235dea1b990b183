import { amountOf } from '@touchline/betting'
import { expect, test } from 'vitest'

import { openSurface } from '../../testing/surface/open-surface.tsx'
import { LEAGUE_PATH } from '../../testing/surface/small-world.ts'

test.each([
  ['wide', 1280],
  ['narrow', 390],
])(
  '[FAIR-1] a player sees the balance on every page with odds and on that of the bets: %s',
  async (_, width) => {
    const page = await openSurface('/sports', { isSignedIn: true, width })
    for (const path of [
      '/sports',
      '/sports/live',
      '/sports/soccer',
      LEAGUE_PATH,
      '/sports/my-bets',
    ]) {
      await page.load(path)
      expect(await page.header().findByRole('button', { name: /^Balance / })).toHaveTextContent(
        '1,000.00 €',
      )
    }
  },
)

test.each([
  ['en', 199_500n, null],
  ['en', 12_345_678n, 'long'],
  ['en', 1_234_567_890n, 'longest'],
  // Marks of its direction are none of its length.
  ['ar', 199_500n, null],
  ['ar', 12_345_678n, 'long'],
])(
  '[FAIR-1] a long balance gives up what stands beside it, so that the header stays: %s %s',
  async (locale, balance, length) => {
    const { header } = await openSurface(locale === 'en' ? '/sports' : `/${locale}/sports`, {
      isSignedIn: true,
      answers: {
        listAccounts: () => ({
          data: [{ currency: 'EUR', balance: amountOf(balance), active: true }],
        }),
      },
    })
    const [chip] = await header().findAllByRole('button', { name: /\d\.\d\d/ })
    expect(chip?.getAttribute('data-length')).toBe(length)
  },
)
