import { NO_AMOUNT, OPEN_BET_STATUSES, OPEN_PAYMENT_STATUSES } from '@touchline/betting'
import type { Closing } from '@touchline/contract'
import { sql } from 'kysely'
import type { Db, Executor } from '../../db/database.ts'
import { Problem } from '../../http/problem.ts'
import type { NoticeMail } from '../players/notice-mail.ts'
import { deleteTokens } from '../account-access/link-tokens.ts'
import { holdAccounts } from '../limits/limit-rows.ts'
import { leavingMoney } from '../payments/leaving-money.ts'
import type { PaymentService } from '../payments/payment-service.ts'
import { lockPlayer, updatePlayer } from '../players/player-repository.ts'
import type { EndedSession } from '../sessions/session-repository.ts'
import { barPlayerSessions } from '../sessions/session-repository.ts'
import { endPlay } from '../sportsbook-sessions/play-session.ts'
import { listAccounts } from '../wallet/account-repository.ts'

type Payments = Pick<PaymentService, 'offered'>

/**
 * What stands between a player and the end of the account: bets that are not settled, payments that
 * are under way, and money that can be paid out.
 */
export async function readClosing(
  db: Executor,
  payments: Payments,
  playerId: number,
): Promise<Closing> {
  const balances: Closing['balances'] = []
  let playMoney = false
  for (const { currency } of await listAccounts(db, playerId)) {
    const account = { playerId, currency }
    const { withdrawable: balance, playMoney: credited } = await leavingMoney(
      db,
      account,
      undefined,
    )
    playMoney ||= credited > NO_AMOUNT
    if (balance === NO_AMOUNT) continue
    const payable = payments
      .offered(currency)
      .some(({ withdrawal }) => withdrawal !== null && balance >= withdrawal.minimum)
    balances.push({ currency, balance, payable })
  }
  const { openBets, openPayments } = await countOpen(db, playerId)
  const canClose = openBets === 0 && openPayments === 0 && balances.every(({ payable }) => !payable)
  return { balances, playMoney, openBets, openPayments, canClose }
}

async function countOpen(db: Executor, playerId: number) {
  const { rows } = await sql<{ bets: number; payments: number }>`
    select
      (select count(*)::integer from bets where player_id = ${playerId}
        and status = any(${OPEN_BET_STATUSES}::text[])) as bets,
      (select count(*)::integer from payments where player_id = ${playerId}
        and status = any(${OPEN_PAYMENT_STATUSES}::text[])) as payments
  `.execute(db)
  return { openBets: rows[0]?.bets ?? 0, openPayments: rows[0]?.payments ?? 0 }
}

/**
 * Closes an account under the lock that placements and payments take: nothing is bet or paid out
 * between the look at it and its end.
 * @returns the sessions that ended
 * @throws Problem 409 that says what has to end first
 */
export async function closeAccount(
  db: Db,
  { payments, notices }: { payments: Payments; notices: NoticeMail },
  playerId: number,
  now: Date,
): Promise<EndedSession[]> {
  return db.transaction().execute(async (trx) => {
    const player = await lockPlayer(trx, playerId)
    await holdAccounts(trx, playerId)
    refuse(await readClosing(trx, payments, playerId))
    await updatePlayer(trx, playerId, { closed_at: now, new_email: null })
    await deleteTokens(trx, playerId)
    await notices.tell(trx, player, 'account_closed')
    await endPlay(trx, playerId, now)
    return barPlayerSessions(trx, playerId)
  })
}

function refuse({ openBets, openPayments, canClose }: Closing): void {
  if (canClose) return
  if (openBets > 0) {
    throw new Problem(409, 'error.account.open_bets', { params: { count: openBets } })
  }
  throw new Problem(409, openPayments > 0 ? 'error.account.open_payments' : 'error.account.money')
}
