import { QueryClient } from '@tanstack/react-query'
import { expect, test, vi } from 'vitest'

import { aPlacedBet } from '../../testing/placed-bets.ts'
import type { Services } from '../services.ts'
import { afterPlacement } from './after-placement.ts'

vi.mock('../../parts/push/ask-for-push.ts', () => ({ askForPush: () => Promise.resolve() }))

async function placedWith(hasChanged: boolean): Promise<number> {
  const retry = vi.fn<() => void>()
  const services = {
    page: { locale: 'en' },
    queryClient: new QueryClient(),
    session: { refreshAccounts: () => Promise.resolve(hasChanged) },
    favourites: { retry },
  } as unknown as Services
  await afterPlacement(services, [aPlacedBet()])
  return retry.mock.calls.length
}

test('[FAV-05] [ACC-01] what another device has changed is read where a placement finds that out', async () => {
  expect(await placedWith(true)).toBe(1)
  expect(await placedWith(false)).toBe(0)
})
