import { subtractAmounts } from '@touchline/betting'
import type { Executor } from '../../db/database.ts'
import { addNotifications } from '../notifications/add-notifications.ts'
import type { NoticeName } from '../notifications/add-notifications.ts'
import type { PaymentRow } from './payment-repository.ts'

/** What a payment has come to is told once; what the player gave up himself is not. */
export async function tellEnd(trx: Executor, payment: PaymentRow, now: Date): Promise<void> {
  const { id, kind, status, currency, amount, returned } = payment
  const text = END_TEXTS[`${kind}:${status}`]
  if (text === undefined) return
  const paid = status === 'succeeded' ? subtractAmounts(amount, returned) : amount
  await addNotifications(
    trx,
    [
      {
        playerId: payment.player_id,
        cause: `payment:${id}`,
        type: 'info',
        says: { text, params: { amount: { amount: String(paid), currency } } },
      },
    ],
    now,
  )
}

const END_TEXTS: Readonly<Record<string, NoticeName>> = {
  'deposit:succeeded': 'deposit_arrived',
  'deposit:failed': 'deposit_failed',
  'withdrawal:succeeded': 'withdrawal_paid',
  'withdrawal:failed': 'withdrawal_failed',
}
