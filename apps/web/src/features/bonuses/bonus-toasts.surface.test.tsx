import { setImmediate as nextTurn } from 'node:timers/promises'

import { channels, encodePushEvent, type Bonus } from '@touchline/contract'
import { waitFor } from '@testing-library/dom'
import { expect, test } from 'vitest'

import { hunt } from '../../testing/bonuses.ts'
import { deferred } from '../../testing/fake-api.ts'
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
  await header().findByRole('link', { name: 'Bonuses' })
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

type Told = { id: string; type?: 'freebet' | 'tournament' | 'hunting' }

/** The player's page, and a bonus that is told on the player's channel. */
async function openToasts(path: string, isSignedIn: boolean) {
  const system = aSystem()
  const bonusToasts = { delaySeconds: 0, disabledTypes: ['tournament', 'hunting'] }
  const page = await openSurface(path, {
    isSignedIn,
    answers: {
      signOut: () => undefined,
      getSystemSettings: () => ({
        data: { ...system, platform: { ...system.platform, bonusToasts } },
      }),
    },
  })
  const tell = ({ id, type = 'freebet' }: Told) =>
    page.push.publish(
      channels.player('en', '7'),
      encodePushEvent({
        type: 'bonus_issued',
        bonus: { id, type, name: `Bonus ${id}`, userBonusStatus: 'available' },
      }),
    )
  return { ...page, tell }
}

test('[BON-18] types that the settings disable are not told, all others are', async () => {
  const { screen, user, tell, header } = await openToasts('/sports', true)
  await header().findByRole('link', { name: 'Bonuses' })
  await waitFor(() => {
    tell({ id: '1', type: 'tournament' })
    tell({ id: '2', type: 'hunting' })
    tell({ id: '3' })
    expect(screen.queryByText('Bonus 3')).not.toBeNull()
  })
  // One at a time: a disabled one that was told would come next.
  await user.click(screen.getByRole('button', { name: 'Dismiss' }))
  await waitFor(() => expect(screen.queryByText('Bonus 3')).toBeNull())
  expect(screen.queryByText(/^Bonus [12]$/)).toBeNull()
  tell({ id: '4' })
  await screen.findByText('Bonus 4')
})

test('[BON-11] [BON-17] what a press activates is said once, though the page hears of it, too', async () => {
  const waiting = { ...hunt, userBonusStatus: 'available', activatable: true } as const
  const answered = deferred<{ data: Bonus }>()
  const { user, screen, push, answer } = await openToasts('/bonuses', true)
  answer({
    listBonusesOfKind: ({ params }) => {
      const data = params?.['kind'] === 'huntings' ? [waiting] : []
      return { data, meta: { pagination: { total: 1, page: 1, limit: 4, lastPage: 1 } } }
    },
    activateBonus: () => answered.promise,
  })
  await user.click(await screen.findByRole('button', { name: 'Activate' }))
  const { id, name } = waiting
  const bonus = { id, type: 'freebet', name, userBonusStatus: 'active' } as const
  await waitFor(() => {
    push.publish(channels.player('en', '7'), encodePushEvent({ type: 'bonus_issued', bonus }))
    expect(screen.queryByText('A bonus is active')).not.toBeNull()
  })
  answered.resolve({ data: { ...waiting, userBonusStatus: 'active' } })
  for (let turn = 0; turn < 20; turn += 1) await nextTurn()
  await user.click(screen.getByRole('button', { name: 'Dismiss' }))
  expect(screen.queryByRole('button', { name: 'Dismiss' })).toBeNull()
})

test('[BON-19] a toast closes when the player signs out, and nobody else is told one', async () => {
  const { screen, user, tell, header, heardOf } = await openToasts('/sports', true)
  await header().findByRole('link', { name: 'Bonuses' })
  await waitFor(() => {
    tell({ id: '1' })
    expect(screen.queryByText('Bonus 1')).not.toBeNull()
  })
  // It waits behind the one that is shown.
  tell({ id: '2' })
  await user.click(header().getByRole('button', { name: /^Your account/ }))
  await user.click(await screen.findByRole('menuitem', { name: 'Sign out' }))
  await waitFor(() => expect(heardOf('signOut')).toHaveLength(1))
  await waitFor(() => expect(screen.queryByText(/^Bonus [12]$/)).toBeNull())
  tell({ id: '3' })
  await header().findByRole('button', { name: 'Sign in' })
  expect(screen.queryByText(/^Bonus/)).toBeNull()
})
