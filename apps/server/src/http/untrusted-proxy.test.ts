import Fastify from 'fastify'
import { expect, it, onTestFinished, vi } from 'vitest'
import { warnOfUntrustedProxy } from './untrusted-proxy.ts'

function openApp(trustProxy: false | string[]) {
  const app = Fastify({ trustProxy })
  onTestFinished(() => app.close())
  const logger = { warn: vi.fn() }
  warnOfUntrustedProxy(app, logger)
  app.get('/', async () => 'here')
  const ask = (remoteAddress: string, headers = {}) =>
    app.inject({ url: '/', remoteAddress, headers })
  return { ask, logger }
}

const FORWARDED = { 'x-forwarded-for': '203.0.113.7' }

it.each([false as const, ['10.0.0.7']])(
  '[S2] a proxy that is not trusted is told of once, where %s is',
  async (trusted) => {
    const { ask, logger } = openApp(trusted)
    await ask('10.0.0.8')
    expect(logger.warn).not.toHaveBeenCalled()
    await ask('10.0.0.8', FORWARDED)
    await ask('10.0.0.8', FORWARDED)
    expect(logger.warn).toHaveBeenCalledExactlyOnceWith(
      { address: '10.0.0.8' },
      expect.stringContaining('TRUSTED_PROXIES'),
    )
  },
)

it('[S2] nothing is told of a proxy that is trusted', async () => {
  const { ask, logger } = openApp(['10.0.0.7'])
  await ask('10.0.0.7', FORWARDED)
  expect(logger.warn).not.toHaveBeenCalled()
})
