import { channels, encodePushEvent } from '@touchline/contract'
import { waitFor } from '@testing-library/dom'
import { expect, test } from 'vitest'

import { openSurface } from '../../testing/surface/open-surface.tsx'
import { aSystem } from '../../testing/system-settings.ts'

test('[BON-17] [RT-18] a bonus that comes is said to the player who is signed in', async () => {
  const system = aSystem()
  const bonusToasts = { delaySeconds: 0, disabledTypes: ['tournament'] }
  const { screen, push, user, heardOf, header } = await openSurface('/sports', {
    isSignedIn: true,
    answers: {
      getSystemSettings: () => ({
        data: { ...system, platform: { ...system.platform, bonusToasts } },
      }),
    },
  })
  // The player's channel is followed by then.
  await header().findByRole('button', { name: 'Bonuses' })
  const tell = (
    id: string,
    userBonusStatus: 'available' | 'active' | 'not_available' | 'expired',
  ) =>
    push.publish(
      channels.player('en', '7'),
      encodePushEvent({
        type: 'bonus_issued',
        bonus: { id, type: 'freebet', name: `Bonus ${id}`, userBonusStatus },
      }),
    )
  const dismiss = async () => user.click(screen.getByRole('button', { name: 'Dismiss' }))
  await waitFor(() => {
    tell('1', 'available')
    expect(screen.queryByText('New bonus, ready to activate')).not.toBeNull()
  })
  await dismiss()
  tell('2', 'expired')
  tell('3', 'active')
  expect(await screen.findByText('A bonus is active')).toBeVisible()
  expect(screen.getByText('Bonus 3')).toBeVisible()
  await dismiss()
  tell('4', 'not_available')
  expect(await screen.findByText('A bonus waits for you')).toBeVisible()
  expect(heardOf('listBonuses').length).toBeGreaterThan(1)
})
