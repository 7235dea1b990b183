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
