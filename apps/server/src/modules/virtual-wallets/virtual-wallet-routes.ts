import { calls } from '@touchline/contract'
import { createCallLimit } from '../../http/call-limit.ts'
import { Problem } from '../../http/problem.ts'
import type { Reporter } from '../../reporting/reporter.ts'
import type { Clock } from '../clock.ts'
import type { Routes } from '../sessions/routes.ts'
import type { VirtualWalletProvider, WalletLaunch } from './virtual-wallet-provider.ts'

type Deps = {
  readonly providers: readonly VirtualWalletProvider[]
  readonly clock: Pick<Clock, 'now'>
  readonly reporter: Reporter
}

const PATIENCE_MS = 8_000
const RATE = { burst: 10, everyMs: 6_000 }

/** VIRT-01: a provider's page for this player; one that fails or does not answer is refused in words. */
export function virtualWalletRoutes(routes: Routes, deps: Deps): void {
  const { providers, clock, reporter } = deps
  const limit = createCallLimit(() => clock.now(), 'error.payment.too_often')

  routes.signedIn(calls.launchVirtualWallet, async ({ player, params, body, locale }) => {
    const provider = providers.find(({ name }) => name === params['provider'])
    if (provider?.apps.includes(body.app) !== true) throw new Problem(404, 'error.http.not_found')
    limit(String(player.id), RATE)
    try {
      const asked = { playerId: player.id, app: body.app, locale }
      return { data: { url: await launchInTime(provider, asked, PATIENCE_MS) } }
    } catch (error) {
      reporter.report(error, { task: 'virtual wallet', provider: provider.name })
      throw new Problem(422, 'error.virtual.away')
    }
  })
}

/** @throws what the provider says; after a while also where it says nothing, and heeds no signal */
export async function launchInTime(
  provider: Pick<VirtualWalletProvider, 'launch'>,
  asked: Omit<WalletLaunch, 'signal'>,
  patienceMs: number,
): Promise<string> {
  const signal = AbortSignal.timeout(patienceMs)
  const over = Promise.withResolvers<never>()
  const end = () => over.reject(new Error('The provider did not answer in time'))
  signal.addEventListener('abort', end, { once: true })
  try {
    return await Promise.race([provider.launch({ ...asked, signal }), over.promise])
  } finally {
    signal.removeEventListener('abort', end)
  }
}
