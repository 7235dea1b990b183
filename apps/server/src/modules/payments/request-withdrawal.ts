import { randomUUID } from 'node:crypto'
import type { Amount } from '@touchline/betting'
import { paymentFee, refundParts, withdrawalMoves } from '@touchline/betting'
import { sqlState, UNIQUE_VIOLATION } from '../../db/database-error.ts'
import type { Db, Executor } from '../../db/database.ts'
import { Problem } from '../../http/problem.ts'
import { sayAmount } from '../../texts/say-amount.ts'
import type { Clock } from '../clock.ts'
import { lockAllBalances, readBalance } from '../wallet/account-repository.ts'
import { postTransaction } from '../wallet/post-transaction.ts'
import { isClosed } from './close-withdrawal.ts'
import type { LeavingMoney } from './leaving-money.ts'
import { leavingMoney, payBackOf } from './leaving-money.ts'
import { termsFor } from './offered-methods.ts'
import { MOST_OPEN } from './open-deposit.ts'
import type { PaymentRow } from './payment-repository.ts'
import { countOpen, findPayment, insertPayment } from './payment-repository.ts'
import type { PaymentProvider } from './provider.ts'
import { insertRefunds } from './refund-repository.ts'

type Deps = {
  readonly db: Db
  readonly clock: Clock
  readonly provider: PaymentProvider | undefined
  readonly withdrawalHoldMs: number
}

type Order = {
  readonly method: string
  readonly amount: Amount
  readonly currency: string
  /** The page's own; sent twice, it is one withdrawal. */
  readonly reference: string
}

/**
 * Puts the money aside at once, under the lock that placements take: what is asked for here cannot
 * be bet.
 * @returns the balance after it; null when this reference was asked for before
 * @throws Problem that says what stands in the way
 */
export async function requestWithdrawal(
  { db, clock, withdrawalHoldMs, ...deps }: Deps,
  playerId: number,
  { reference, method, amount, currency }: Order,
): Promise<{ payment: PaymentRow; balance: Amount | null }> {
  const order = { method, amount, currency }
  const { provider, terms } = termsFor(deps.provider, 'withdrawal', order)
  const keep = () =>
    db.transaction().execute(async (trx) => {
      // Those of all currencies count against the most that may be open.
      const balance = (await lockAllBalances(trx, playerId)).get(currency)
      if (balance === undefined) {
        throw new Problem(422, 'error.payment.no_account', { params: { currency } })
      }
      const known = await findPayment(trx, reference)
      if (known !== undefined) return { payment: sameOrder(known, playerId, order), balance: null }
      if (await isClosed(trx, reference)) {
        throw new Problem(409, 'error.payment.reference_closed')
      }
      if (balance < amount) {
        throw new Problem(422, 'error.payment.balance_too_low', {
          params: { balance: (locale) => sayAmount(balance, currency, locale) },
        })
      }
      const leaving = await leavingMoney(trx, { playerId, currency }, provider)
      checkLeaving(leaving, order)
      if ((await countOpen(trx, playerId, 'withdrawal')) >= MOST_OPEN) {
        throw new Problem(422, 'error.payment.too_many_open')
      }
      const now = clock.now()
      const payableAt = new Date(now + withdrawalHoldMs)
      const payment = await insertPayment(trx, {
        ...order,
        id: reference,
        player_id: playerId,
        kind: 'withdrawal',
        provider: provider.name,
        fee: paymentFee(amount, terms),
        status: 'opened',
        payable_at: payableAt,
        check_at: payableAt,
        created_at: new Date(now),
      })
      await keepParts(trx, payment, leaving)
      await postTransaction(trx, {
        kind: 'withdrawal',
        cause: payment.id,
        playerId,
        currency,
        entries: withdrawalMoves(amount),
      })
      return { payment, balance: await readBalance(trx, playerId, currency) }
    })
  // Another player holds another lock with the same reference: the next try finds whose it is.
  return keep().catch((error: unknown) => {
    if (sqlState(error) === UNIQUE_VIOLATION) return keep()
    throw error
  })
}

/** @throws Problem that names how much may leave */
function checkLeaving(leaving: LeavingMoney, { amount, currency }: Omit<Order, 'reference'>): void {
  if (amount > leaving.withdrawable) {
    throw new Problem(422, 'error.payment.play_money', {
      params: { amount: (locale) => sayAmount(leaving.withdrawable, currency, locale) },
    })
  }
  const payBack = payBackOf(leaving)
  if (payBack !== null && amount > payBack) {
    throw new Problem(422, 'error.payment.pays_back', {
      params: { amount: (locale) => sayAmount(payBack, currency, locale) },
    })
  }
}

/** The deposits that a withdrawal goes back to, decided when it is asked for. */
async function keepParts(
  trx: Executor,
  { id, amount, created_at }: PaymentRow,
  { deposits }: LeavingMoney,
): Promise<void> {
  const parts = deposits === null ? null : refundParts(amount, deposits)
  if (parts === null) return
  const rows = parts.map((part) => ({
    id: randomUUID(),
    deposit_id: part.id,
    withdrawal_id: id,
    amount: part.amount,
    status: 'opened' as const,
    created_at,
  }))
  await insertRefunds(trx, rows)
}

function sameOrder(
  known: PaymentRow,
  playerId: number,
  { method, amount, currency }: Omit<Order, 'reference'>,
): PaymentRow {
  const isSame =
    known.player_id === playerId &&
    known.kind === 'withdrawal' &&
    known.method === method &&
    known.amount === amount &&
    known.currency === currency
  if (!isSame) throw new Problem(409, 'error.payment.reference_reused')
  return known
}
