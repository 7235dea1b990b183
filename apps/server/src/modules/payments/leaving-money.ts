import type { Amount, PaidIn } from '@touchline/betting'
import { NO_AMOUNT, sumAmounts, withdrawable } from '@touchline/betting'
import type { Executor } from '../../db/database.ts'
import type { PaymentProvider } from './provider.ts'
import { listPaidIn } from './refund-repository.ts'

type Account = { readonly playerId: number; readonly currency: string }

/** What may leave an account. Whoever decides by it holds the account. */
export type LeavingMoney = {
  /** Of the balance: what was lost of it is gone. */
  readonly playMoney: Amount
  /** What the account has beyond play money. */
  readonly withdrawable: Amount
  /** Null where money can be paid to where its player says. */
  readonly deposits: readonly PaidIn[] | null
}

export async function leavingMoney(
  db: Executor,
  { playerId, currency }: Account,
  provider: Pick<PaymentProvider, 'name' | 'payOut'> | undefined,
): Promise<LeavingMoney> {
  const account = await db
    .selectFrom('accounts')
    .select(['balance', 'credited'])
    .where('player_id', '=', playerId)
    .where('currency', '=', currency)
    .executeTakeFirst()
  const balance = account?.balance ?? NO_AMOUNT
  const credited = account?.credited ?? NO_AMOUNT
  const playMoney = credited < balance ? credited : balance
  const isFree = provider === undefined || provider.payOut !== null
  return {
    playMoney,
    withdrawable: withdrawable(balance, playMoney),
    deposits: isFree ? null : await listPaidIn(db, { playerId, currency, provider: provider.name }),
  }
}

export function payBackOf({ deposits }: LeavingMoney): Amount | null {
  return deposits === null ? null : sumAmounts(deposits.map(({ left }) => left))
}
