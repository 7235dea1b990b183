import type { FastifyInstance } from 'fastify'
import type { Db } from '../db/database.ts'
import { keepSecret } from '../db/product-state.ts'
import type { Logger } from '../logging/logger.ts'
import { createOutboxMessenger } from '../messaging/outbox-messenger.ts'
import type { Metrics } from '../metrics/metrics.ts'
import type { PlayerEvents } from '../modules/bets/player-events.ts'
import { createCashier } from '../modules/cashier/cashier.ts'
import type { Cashier } from '../modules/cashier/cashier.ts'
import { createCashierProvider } from '../modules/payments/cashier-provider.ts'
import { createStripeProvider } from '../modules/payments/stripe-provider.ts'
import type { PaymentService } from '../modules/payments/payment-service.ts'
import { createPaymentService } from '../modules/payments/payment-service.ts'
import type { PaymentProvider } from '../modules/payments/provider.ts'
import { reconcile } from '../modules/payments/reconcile.ts'
import type { Clock } from '../modules/clock.ts'
import { createNoticeMail } from '../modules/players/notice-mail.ts'
import type { Reporter } from '../reporting/reporter.ts'
import type { Settings } from '../settings/settings.ts'
import type { Duties } from './duties.ts'

export type Payments = {
  readonly service: PaymentService
  /** The provider itself, where it is the simulated one. */
  readonly cashier: Cashier | undefined
  readonly provider: PaymentProvider | undefined
  /** Compares the last whole day with the provider's books, once. */
  reconcile(): Promise<void>
  start(duties: Pick<Duties, 'calls' | 'services'>): void
  stop(): Promise<void>
}

type Deps = {
  readonly db: Db
  readonly clock: Clock
  readonly settings: Settings
  readonly events: Pick<PlayerEvents, 'balanceChanged'>
  readonly metrics: Metrics
  readonly logger: Logger
  readonly reporter: Reporter
  /** Serves the address of the webhooks; asked for when the first one is sent. */
  readonly app: () => FastifyInstance
}

/** The provider that the settings name, and what moves money through it. */
export async function openPayments(deps: Deps): Promise<Payments> {
  const { settings, events } = deps
  const { payments, requiredPlayerFields, defaultLocale } = settings
  const { cashier, provider } = await openProvider(deps)
  const service = createPaymentService({
    ...deps,
    provider,
    checks: {
      fields: payments.requiresFields ? requiredPlayerFields : [],
      phone: payments.requiresPhone,
    },
    defaultLocale,
    notices: createNoticeMail(createOutboxMessenger(deps.logger), defaultLocale),
    withdrawalHoldMs: payments.withdrawalHoldMs,
    balanceChanged: (...changed) => events.balanceChanged(...changed),
  })
  return {
    service,
    cashier,
    provider,
    async reconcile() {
      await reconcile({ ...deps, provider })
    },
    start(duties) {
      if (duties.services) service.start()
      // Its notices go to the webhooks of this very process.
      if (duties.calls) cashier?.start()
    },
    async stop() {
      await cashier?.stop()
      await service.stop()
    },
  }
}

async function openProvider(deps: Deps): Promise<Pick<Payments, 'cashier' | 'provider'>> {
  const { provider, stripe } = deps.settings.payments
  const none = { cashier: undefined, provider: undefined }
  switch (provider) {
    case 'off':
      return none
    case 'stripe':
      if (stripe === undefined) return none
      return { cashier: undefined, provider: await createStripeProvider(stripe, deps.clock) }
    case 'simulated': {
      const secret = await keepSecret(deps.db, 'cashier_secret')
      const cashier = createCashier({ ...deps, secret, send })
      return { cashier, provider: createCashierProvider(cashier, secret) }
    }
  }

  async function send(headers: Record<string, string>, body: string): Promise<number> {
    const answer = await deps.app().inject({
      method: 'POST',
      url: '/api/platform/payments/webhooks/cashier',
      headers: { ...headers, 'content-type': 'application/json' },
      payload: body,
    })
    return answer.statusCode
  }
}
