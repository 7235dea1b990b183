import type { Amount, PaymentStatus } from '@touchline/betting'
import {
  isPaymentOpen,
  NO_AMOUNT,
  payoutMoves,
  paymentStep,
  subtractAmounts,
  sumAmounts,
  withdrawalReturnMoves,
} from '@touchline/betting'
import type { Executor } from '../../db/database.ts'
import { readBalance } from '../wallet/account-repository.ts'
import { postTransaction } from '../wallet/post-transaction.ts'
import type { Applied } from './applied.ts'
import type { PaymentRow } from './payment-repository.ts'
import { changePayment, heldBy } from './payment-repository.ts'
import { changeRefund, lockRefund, partsOf } from './refund-repository.ts'
import { endNotice, returnNotice, tellPlayer } from './tell-end.ts'

type Told = {
  readonly status: PaymentStatus
  /** What the provider calls the refund, where it has just said so. */
  readonly reference?: string | null
}

/**
 * Books what has become of a refund: its money leaves, or goes back to the player. The caller holds
 * the account of its deposit.
 */
export async function applyRefund(
  trx: Executor,
  { id, deposit }: { readonly id: string; readonly deposit: PaymentRow },
  { status: told, reference }: Told,
  now: Date,
): Promise<Applied> {
  const refund = await lockRefund(trx, id)
  if (reference !== undefined && reference !== null) {
    await changeRefund(trx, id, { provider_reference: reference })
  }
  const next = paymentStep('withdrawal', refund.status, told)
  if (next === 'nothing' || next === 'contradicted') return { outcome: next }
  const { status } = next
  const { player_id: playerId, currency } = deposit
  const moved = { kind: 'refund', status, playerId, currency } as const
  if (isPaymentOpen(status)) {
    await changeRefund(trx, id, { status })
    return { outcome: 'changed', moved, balance: null }
  }
  await changeRefund(trx, id, { status, check_at: null, ended_at: now })
  const { amount, withdrawal_id: withdrawalId } = refund
  const booking = { cause: id, playerId, currency }
  await postTransaction(
    trx,
    status === 'succeeded'
      ? { ...booking, kind: 'payout', entries: payoutMoves(amount) }
      : {
          ...booking,
          kind: withdrawalId === null ? 'refund_return' : 'withdrawal_return',
          entries: withdrawalReturnMoves(amount, heldBy(refund.status)),
        },
  )
  if (withdrawalId !== null) {
    if (refund.status === 'succeeded') {
      await tellPlayer(trx, playerId, returnNotice({ id, currency, amount }), now)
    }
    await endWithdrawal(trx, withdrawalId, now)
  }
  return { outcome: 'changed', moved, balance: await readBalance(trx, playerId, currency) }
}

/** A withdrawal is over when all of its parts are; what was not paid has gone back. */
async function endWithdrawal(trx: Executor, id: string, now: Date): Promise<void> {
  const parts = await partsOf(trx, id)
  const isOver = !parts.some(({ status }) => isPaymentOpen(status))
  if (!isOver) {
    const back = parts.filter(({ status }) => !isPaymentOpen(status) && status !== 'succeeded')
    await changePayment(trx, id, { returned: sumOf(back) })
    return
  }
  const paid = sumOf(parts.filter(({ status }) => status === 'succeeded'))
  const ended = await changePayment(trx, id, {
    status: paid > NO_AMOUNT ? 'succeeded' : 'failed',
    returned: subtractAmounts(sumOf(parts), paid),
    check_at: null,
    ended_at: now,
  })
  await tellPlayer(trx, ended.player_id, endNotice(ended), now)
}

const sumOf = (parts: readonly { readonly amount: Amount }[]): Amount =>
  sumAmounts(parts.map(({ amount }) => amount))
