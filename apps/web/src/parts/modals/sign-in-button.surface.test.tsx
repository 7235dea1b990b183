import { expect, test } from 'vitest'

import { openSurface } from '../../testing/surface/open-surface.tsx'
import { aSystem } from '../../testing/system-settings.ts'

const { platform } = aSystem()
const closed = { ...platform, signInEnabled: false }

test.each(['/sports/my-bets', '/sports/favorites', '/bonuses'])(
  '[AUTH-24] %s leads to no sign-in where nobody can sign in',
  async (address) => {
    const { main } = await openSurface(address, {
      answers: { getSystemSettings: () => ({ data: aSystem({ platform: closed }) }) },
    })
    await main().findByRole('heading', { level: 1 })
    await main().findByText(/sign in/i)
    expect(main().queryByRole('button', { name: 'Sign in' })).toBeNull()
  },
)
