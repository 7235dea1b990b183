import { expect, test } from 'vitest'

import { refusal } from '../../testing/fake-api.ts'
import { openSurface } from '../../testing/surface/open-surface.tsx'
import { aSystem } from '../../testing/system-settings.ts'

const PATH = '/profile/wallet/virtual'
const system = aSystem()
const getSystemSettings = () => ({
  data: {
    ...system,
    platform: { ...system.platform, virtualWallet: { provider: 'simulated', app: 'wallet' } },
  },
})
const away = () => {
  const key = 'error.virtual.away'
  throw refusal(422, { messageKey: key, localizedMessage: 'The wallet does not answer.' })
}

test('[VIRT-01] [GAP-42] the wallet is launched by its provider and app, and shown in a frame', async () => {
  const launchVirtualWallet = () => ({ data: { url: '/virtual-wallet/token' } })
  const { screen, user, heardOf } = await openSurface('/profile/wallet/transactions', {
    isSignedIn: true,
    answers: {
      getSystemSettings,
      launchVirtualWallet,
      listTransactions: () => ({ data: [], meta: { next: null } }),
    },
  })
  expect(heardOf('launchVirtualWallet')).toEqual([])
  await user.click(await screen.findByRole('link', { name: 'Virtual wallet' }))
  const frame = await screen.findByTitle('Virtual wallet')
  expect(frame).toHaveAttribute('src', '/virtual-wallet/token')
  expect(heardOf('launchVirtualWallet').map(({ input }) => input)).toMatchObject([
    { params: { provider: 'simulated' }, body: { app: 'wallet' } },
  ])
})

test('[VIRT-01] a provider that does not answer gives an alert that says why once, and may be tried again', async () => {
  const { main, screen, user, answer } = await openSurface(PATH, {
    isSignedIn: true,
    answers: { getSystemSettings, launchVirtualWallet: away },
  })
  const why = 'The wallet does not answer.'
  await screen.findByText(why)
  await main().findByText('Please try again in a moment.')
  expect(screen.getAllByText(why)).toHaveLength(1)
  answer({ launchVirtualWallet: () => ({ data: { url: '/virtual-wallet/token' } }) })
  await user.click(await screen.findByRole('button', { name: 'Try again' }))
  await screen.findByTitle('Virtual wallet')
})

test('[VIRT-01] visitors launch nothing', async () => {
  const { screen, heardOf } = await openSurface(PATH, { answers: { getSystemSettings } })
  await screen.findByRole('dialog')
  expect(heardOf('launchVirtualWallet')).toEqual([])
})
