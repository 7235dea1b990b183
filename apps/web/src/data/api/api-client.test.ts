import { expect, onTestFinished, test, vi } from 'vitest'

import type { KnownClock } from '../../base/clock/clock-skew.ts'
import { createApiClient } from './api-client.ts'

test('[LIVE-02] every answer tells the page the server’s clock', async () => {
  vi.stubEnv('SSR', false)
  onTestFinished(() => void vi.unstubAllEnvs())
  const page: KnownClock = { renderedAt: Date.now() - 600_000 }
  const ahead = 3_600_000
  const client = await createApiClient({
    bases: { platform: '', sportsbook: '', frontend: '' },
    language: () => 'en',
    shown: () => ({ page, session: { getState: () => ({ profile: null, isMissing: false }) } }),
    fetch: async () => ({
      status: 500,
      ok: false,
      headers: new Headers({ date: new Date(Date.now() + ahead).toUTCString() }),
      text: async () => '',
    }),
  })
  await client('getPlayer').catch(() => undefined)
  expect(Math.abs((page.serverClock?.ahead ?? 0) - ahead)).toBeLessThan(2_000)
})
