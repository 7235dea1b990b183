import { describe, expect, it } from 'vitest'
import { engines } from '../../db/testing/test-database.ts'
import { backendOfTest } from '../testing/backend-of-suite.ts'
import { launchInTime } from './virtual-wallet-routes.ts'

describe.each(engines)('virtual wallets on $name', (engine) => {
  const test = backendOfTest(engine)
  const launch = (provider: string, app = 'wallet') =>
    test.client('launchVirtualWallet', { params: { provider }, body: { app } })

  it('[VIRT-01] [GAP-42] launches a wallet on a page of its own, for a few minutes', async () => {
    const { data } = await launch('simulated')
    const open = () => test.backend.app.inject({ url: data.url })
    const page = await open()
    expect(page.statusCode).toBe(200)
    expect(page.headers['content-security-policy']).toContain("frame-ancestors 'self'")
    expect(page.body).toContain('<h1>')
    const forged = data.url.replace(/\.en\./, '.de.')
    expect((await test.backend.app.inject({ url: forged })).statusCode).toBe(404)
    test.clock.advance(5 * 60_000 + 1)
    expect((await open()).statusCode).toBe(404)
  })

  it('[VIRT-01] is for players, and for what there is', async () => {
    await expect(launch('simulated', 'casino')).rejects.toMatchObject({ status: 404 })
    await expect(launch('nobody')).rejects.toMatchObject({ status: 404 })
    const visitor = test.visitor()('launchVirtualWallet', {
      params: { provider: 'simulated' },
      body: { app: 'wallet' },
    })
    await expect(visitor).rejects.toMatchObject({ status: 401 })
  })
})

describe('a provider of virtual wallets', () => {
  const asked = { playerId: 1, app: 'wallet', locale: 'en' } as const

  it('[VIRT-01] that does not answer is not waited for', async () => {
    let isOver = false
    const silent = launchInTime(
      {
        launch: ({ signal }) => {
          signal.addEventListener('abort', () => (isOver = true))
          return new Promise(() => undefined)
        },
      },
      asked,
      20,
    )
    await expect(silent).rejects.toThrow('in time')
    expect(isOver).toBe(true)
  })

  it('[VIRT-01] that fails is heard at once', async () => {
    const broken = { launch: () => Promise.reject(new Error('no such player there')) }
    await expect(launchInTime(broken, asked, 60_000)).rejects.toThrow('no such player')
  })
})
