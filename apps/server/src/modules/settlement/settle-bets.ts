import type { LedgerMove, Amount } from '@touchline/betting'
import {
  correctionMoves,
  settleBet,
  settlementMoves,
  sumAmounts,
  NO_AMOUNT,
} from '@touchline/betting'
import { sql } from 'kysely'
import type { Executor } from '../../db/database.ts'
import type { SettledResult } from '../../db/schema.ts'
import { settlementTerms } from '../bets/bet-figures.ts'
import type { StoredBet } from '../bets/bet-repository.ts'
import { betNotification } from '../bets/bet-notifications.ts'
import { lockBets } from '../bets/bet-repository.ts'
import { insertSettlements, nextNumbers } from '../bets/settlement-repository.ts'
import { addNotifications } from '../notifications/add-notifications.ts'
import type { PlayerAccount } from '../wallet/account-repository.ts'
import { accountKey, lockBalances } from '../wallet/account-repository.ts'
import type { Booking } from '../wallet/post-transaction.ts'
import { postTransactions } from '../wallet/post-transaction.ts'

export type BetChange = {
  readonly bet: StoredBet
  /** Set when this has settled it, for the first time or anew. */
  readonly settledAs: SettledResult | undefined
}

export type SettlementBatch = {
  readonly bets: readonly BetChange[]
  /** The balances that moved, as they stand now. */
  readonly balances: readonly (PlayerAccount & { readonly amount: Amount })[]
}

/** What the results of its legs ask for. */
type Due = {
  readonly bet: StoredBet
  readonly result: SettledResult
  readonly payout: Amount
  /** What the settlement before this one has paid; undefined for the first. */
  readonly paid: Amount | undefined
}

/**
 * Brings bets up to the results of their legs: pays each once, corrects it by a further settlement
 * when the results change, and leaves it alone otherwise. The bets are locked before the accounts,
 * each in order.
 */
export async function settleBets(
  trx: Executor,
  betIds: readonly bigint[],
  now: Date,
): Promise<SettlementBatch> {
  const bets = await lockBets(trx, betIds)
  const looked = bets.map((bet) => ({ bet, due: dueOf(bet) }))
  const due = looked.flatMap(({ due: change }) => (typeof change === 'object' ? [change] : []))
  const settled = await settleDue(trx, due, now)
  const changes = looked.flatMap(({ bet, due: change }): BetChange[] => {
    if (change === 'out_of_reach') return []
    const after = settled.bets.get(bet.id)
    return [{ bet: after ?? bet, settledAs: after?.settlement?.result }]
  })
  return { bets: changes, balances: settled.balances }
}

function dueOf(bet: StoredBet): Due | 'legs_alone' | 'out_of_reach' {
  const { status, result, payout } = settleBet(settlementTerms(bet))
  if (status === 'open' || result === 'no_results') return 'legs_alone'
  switch (bet.status) {
    case 'waiting_results':
    case 'ready_to_process':
      return { bet, result, payout, paid: undefined }
    case 'done': {
      const before = bet.settlement
      if (before === undefined) return 'out_of_reach'
      const isSame = before.win_amount === payout && before.result === result
      return isSame ? 'legs_alone' : { bet, result, payout, paid: before.win_amount }
    }
    default:
      return 'out_of_reach'
  }
}

type Settled = {
  readonly bets: ReadonlyMap<bigint, StoredBet>
  readonly balances: SettlementBatch['balances']
}

async function settleDue(trx: Executor, due: readonly Due[], now: Date): Promise<Settled> {
  const again = due.filter(({ paid }) => paid !== undefined).map(({ bet }) => bet.id)
  const numbers = await nextNumbers(trx, again)
  const numbered = due.map((item) => ({ ...item, number: numbers.get(item.bet.id) ?? 1 }))
  const moving = due.filter(({ payout, paid = 0n }) => payout !== paid).map(accountOf)
  const balances = await lockBalances(trx, moving)
  const bookings = numbered.map((item) => bookingOf(item, balances))
  const transactionIds = await postTransactions(trx, bookings)
  await insertSettlements(
    trx,
    numbered.map(({ bet, number, result, payout }, index) => ({
      betId: bet.id,
      number,
      result,
      winAmount: payout,
      transactionId: transactionIds[index] ?? null,
    })),
  )
  const first = due.filter(({ paid }) => paid === undefined).map(({ bet }) => bet.id)
  await closeBets(trx, first, now)
  const ended = numbered.map((item) => ({ ...item, bet: settledBet(item, now) }))
  await addNotifications(trx, ended.map(betNotification), now)
  return {
    bets: new Map(ended.map(({ bet }) => [bet.id, bet])),
    balances: uniqueAccounts(moving).map((account) => ({
      ...account,
      amount: balances.get(accountKey(account)) ?? NO_AMOUNT,
    })),
  }
}

async function closeBets(trx: Executor, ids: readonly bigint[], now: Date): Promise<void> {
  if (ids.length === 0) return
  await sql`
    update bets set status = 'done', settled_at = ${now} where id = any(${ids}::bigint[])
  `.execute(trx)
}

/** @param balances moved along, since a correction takes no more than there is by then */
function bookingOf(
  { bet, payout, paid, number }: Due & { readonly number: number },
  balances: Map<string, Amount>,
): Booking {
  const account = accountOf({ bet })
  const key = accountKey(account)
  const balance = balances.get(key) ?? NO_AMOUNT
  const entries =
    paid === undefined ? settlementMoves(bet.stake, payout) : correctionMoves(paid, payout, balance)
  balances.set(key, sumAmounts([balance, ...toPlayer(entries)]))
  const id = String(bet.id)
  return paid === undefined
    ? { kind: 'settlement', cause: id, ...account, entries }
    : { kind: 'resettlement', cause: `${id}:${number}`, ...account, entries }
}

function toPlayer(entries: readonly LedgerMove[]): Amount[] {
  return entries.filter(({ account }) => account === 'player').map(({ amount }) => amount)
}

function settledBet({ bet, result, payout, paid }: Due, now: Date): StoredBet {
  const settlement = { result, win_amount: payout }
  return paid === undefined
    ? { ...bet, status: 'done', settled_at: now, settlement }
    : { ...bet, settlement }
}

function accountOf({ bet }: Pick<Due, 'bet'>): PlayerAccount {
  return { playerId: bet.player_id, currency: bet.currency }
}

function uniqueAccounts(accounts: readonly PlayerAccount[]): PlayerAccount[] {
  return [...new Map(accounts.map((account) => [accountKey(account), account])).values()]
}
