import type { PaymentStatus } from '@touchline/betting'
import { isPaymentOpen } from '@touchline/betting'
import type { Db } from '../../db/database.ts'
import { ownAddress } from '../../http/own-address.ts'
import type { Reporter } from '../../reporting/reporter.ts'
import type { Clock } from '../clock.ts'
import type { Applied } from './applied.ts'
import { applyStatus } from './apply-word.ts'
import { cancelPayment } from './cancel-payment.ts'
import type { PaymentRow } from './payment-repository.ts'
import { findPayment } from './payment-repository.ts'
import type { PaymentProvider } from './provider.ts'

type Deps = {
  readonly db: Db
  readonly clock: Clock
  readonly provider: PaymentProvider | undefined
  readonly tell: (applied: Applied, about: string) => void
  readonly reporter: Reporter
}

/**
 * A payer is back from the provider's page, which is asked for the truth: it may know before its
 * webhook is here.
 * @param hasLeft without having paid
 * @returns the path that the deposit was begun on, with its `result` (DEP-08)
 */
export async function comeBack(deps: Deps, id: string, hasLeft: boolean): Promise<string> {
  const known = await findPayment(deps.db, id)
  if (known?.return_to === undefined || known.return_to === null) return '/'
  if (isPaymentOpen(known.status)) {
    // Webhook and status call find it out all the same.
    await askFor(deps, known, hasLeft).catch((error: unknown) =>
      deps.reporter.report(error, { task: 'come back' }),
    )
  }
  const { status } = (await findPayment(deps.db, id)) ?? known
  return withResult(known.return_to, RESULTS[status])
}

async function askFor(deps: Deps, payment: PaymentRow, hasLeft: boolean): Promise<void> {
  const { db, clock, provider, tell } = deps
  const { id, kind, provider_reference: reference } = payment
  if (provider?.name !== payment.provider) return
  const { status, paid } = await provider.status({ id, kind, reference })
  if (status !== 'unknown' && status !== 'opened') {
    tell(await applyStatus(db, payment, { status, paid }, new Date(clock.now())), id)
  } else if (hasLeft) {
    await cancelPayment(deps, payment.player_id, id)
  }
}

const RESULTS: Readonly<Record<PaymentStatus, 'success' | 'pending' | 'error'>> = {
  succeeded: 'success',
  opened: 'pending',
  pending: 'pending',
  failed: 'error',
  cancelled: 'error',
  expired: 'error',
}

function withResult(path: string, result: string): string {
  const url = ownAddress(path)
  if (url === null) return `/?result=${result}`
  url.searchParams.delete('modal')
  url.searchParams.set('result', result)
  return `${url.pathname}${url.search}`
}
