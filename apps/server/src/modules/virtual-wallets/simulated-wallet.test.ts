import fastify from 'fastify'
import { expect, test } from 'vitest'
import { createSimulatedWallet, simulatedWalletRoute } from './simulated-wallet.ts'

test('[VIRT-01] a wallet in Brazilian Portuguese is told as such, not as Breton', async () => {
  const deps = { clock: { now: () => 0 }, secret: 'secret' }
  const app = fastify()
  simulatedWalletRoute(app, deps)
  const asked = { playerId: 1, app: 'wallet', locale: 'br' } as const
  const { signal } = new AbortController()
  const url = await createSimulatedWallet(deps).launch({ ...asked, signal })
  const { body } = await app.inject({ url })
  expect(body).toContain('<html lang="pt-BR"')
  await app.close()
})
