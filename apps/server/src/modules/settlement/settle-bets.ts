import type { Amount, CorrectedAccount, LedgerMove, SettlementBet } from '@touchline/betting'
import {
  addAmounts,
  correctionMoves,
  farmedPoints,
  freebetMoves,
  lessOwed,
  reopeningMoves,
  settleBet,
  settlementMoves,
  subtractAmounts,
  sumAmounts,
  NO_AMOUNT,
} from '@touchline/betting'
import { sql } from 'kysely'
import type { Executor } from '../../db/database.ts'
import type { SettledResult } from '../../db/bet-schema.ts'
import { findCurrency } from '../../settings/currencies.ts'
import { settlementTerms } from '../bets/bet-figures.ts'
import type { StoredBet } from '../bets/bet-repository.ts'
import { betNotification } from '../bets/bet-notifications.ts'
import { lockBets } from '../bets/bet-repository.ts'
import { readPointsRules, versionKey } from '../bonuses/bonus-terms.ts'
import type { BonusOutcome, FarmedPoints } from '../bets/bonus-uses.ts'
import { findBonusUses, setPoints, settleBonuses, useKey } from '../bets/bonus-uses.ts'
import { insertSettlements, owedForBets, settlementCause } from '../bets/settlement-repository.ts'
import { tellGifts } from '../bonuses/bonus-repository.ts'
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
  /** `no_results`: it is open again. */
  readonly result: SettledResult | 'no_results'
  readonly payout: Amount
  /** The part of the payout that a bonus pays. */
  readonly ofBonus: Amount
  /** Stake of a freebet that is given instead. */
  readonly freebetReturn: Amount
  /** What the settlement before this one has paid; undefined where the stake is held. */
  readonly paid: StoredBet['settlement']
}

/**
 * Brings bets up to the results of their legs: pays each once, corrects it by a further settlement
 * when the results change, opens it again when there are none any more, and leaves it alone otherwise.
 * The bets are locked before the accounts, each in order.
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
  const terms = settlementTerms(bet)
  const { status, result, payout, freebetReturn } = settleBet(terms)
  if (status === 'open' && bet.settlement === undefined) return 'legs_alone'
  const due = { bet, result, payout, ofBonus: paidByBonus(terms, payout), freebetReturn }
  switch (bet.status) {
    case 'waiting_results':
    case 'ready_to_process':
      return { ...due, paid: undefined }
    case 'done': {
      const paid = bet.settlement
      if (paid === undefined) return 'out_of_reach'
      return isPaid(due, paid) ? 'legs_alone' : { ...due, paid }
    }
    default:
      return 'out_of_reach'
  }
}

/** All that a freebet pays, and what a boost has added. */
function paidByBonus(terms: SettlementBet, payout: Amount): Amount {
  if (terms.freebetMode !== null) return payout
  if (terms.bonusOdds === null) return NO_AMOUNT
  return subtractAmounts(payout, settleBet({ ...terms, bonusOdds: null }).payout)
}

function isPaid(due: Omit<Due, 'paid'>, paid: NonNullable<Due['paid']>): boolean {
  return (
    paid.win_amount === due.payout &&
    paid.bonus_amount === due.ofBonus &&
    paid.freebet_return === due.freebetReturn &&
    paid.result === due.result
  )
}

type Settled = {
  readonly bets: ReadonlyMap<bigint, StoredBet>
  readonly balances: SettlementBatch['balances']
}

async function settleDue(trx: Executor, asked: readonly Due[], now: Date): Promise<Settled> {
  const balances = await lockBalances(trx, asked.filter(mayMoveMoney).map(accountOf))
  const due = await withBonuses(trx, asked, now)
  const owed = await payDue(trx, due, balances)
  await closeBets(trx, idsOf(due.filter(({ paid }) => paid === undefined)), now)
  await reopenBets(trx, idsOf(due.filter(isReopened)))
  const ended = due.map((item) => ({ ...item, bet: settledBet(item, { now, owed }) }))
  await addNotifications(trx, ended.map(betNotification), now)
  return {
    bets: new Map(ended.map(({ bet }) => [bet.id, bet])),
    balances: uniqueAccounts(due.filter(movesMoney).map(accountOf)).map((account) => ({
      ...account,
      amount: balances.get(accountKey(account)) ?? NO_AMOUNT,
    })),
  }
}

function movesMoney({ payout, paid }: Due): boolean {
  return payout !== (paid?.win_amount ?? NO_AMOUNT)
}

/** A bonus may leave another payout, which is known under its lock only. */
function mayMoveMoney(due: Due): boolean {
  return due.bet.bonus_id !== null || movesMoney(due)
}

/** Its settlement is taken back. */
function isReopened({ result }: Pick<Due, 'result'>): boolean {
  return result === 'no_results'
}

function idsOf(due: readonly Due[]): bigint[] {
  return due.map(({ bet }) => bet.id)
}

function nextNumber({ settlements }: StoredBet): number {
  return settlements + 1
}

/**
 * Posts what the bets move, and keeps a settlement of each with the first of its transactions.
 * @returns what is owed for them after it
 */
async function payDue(
  trx: Executor,
  due: readonly Due[],
  balances: Map<string, Amount>,
): Promise<ReadonlyMap<bigint, Amount>> {
  const owed = await owedForBets(trx, new Map(due.map(({ bet }) => [bet.id, nextNumber(bet)])))
  const booked = due.map((item) => ({ ...item, bookings: bookingsOf(item, { balances, owed }) }))
  const posted = await postTransactions(
    trx,
    booked.flatMap(({ bookings }) => bookings),
  )
  await insertSettlements(
    trx,
    booked.map(({ bet, result, payout, ofBonus, freebetReturn, bookings }) => {
      const own = posted.splice(0, bookings.length)
      return {
        betId: bet.id,
        number: nextNumber(bet),
        result,
        winAmount: payout,
        bonusAmount: ofBonus,
        freebetReturn,
        transactionId: own.find((id) => id !== null) ?? null,
      }
    }),
  )
  return owed
}

/** Brings the bonuses of the bets along, and leaves out what a bonus does not allow any more. */
async function withBonuses(
  trx: Executor,
  asked: readonly Due[],
  now: Date,
): Promise<readonly Due[]> {
  const outcomes = asked.flatMap((due) =>
    due.bet.bonus_id === null
      ? []
      : [{ bonusId: due.bet.bonus_id, betId: due.bet.id, ...bonusOutcome(due) }],
  )
  const less = await settleBonuses(trx, outcomes, now)
  const allowed = asked.flatMap((due): Due[] => {
    const { bonus_id: bonusId, id } = due.bet
    if (bonusId === null) return [due]
    const kept = less.get(useKey(bonusId, id)) ?? null
    const after = kept === null ? withoutBonus(due) : lessBy(due, kept)
    return after === null || (due.paid !== undefined && isPaid(after, due.paid)) ? [] : [after]
  })
  const giving = allowed.filter(({ freebetReturn }) => freebetReturn > NO_AMOUNT)
  await tellGifts(
    trx,
    giving.map(({ bet }) => bet.id),
    now,
  )
  await setPoints(trx, await pointsOf(trx, allowed), now)
  return allowed
}

/**
 * What was returned has been bet elsewhere: a bet of money is settled as it is without, one that staked
 * a freebet stays returned.
 */
function withoutBonus({ bet, paid }: Due): Due | null {
  if (bet.freebet_mode !== null) return null
  const { result, payout, freebetReturn } = settleBet({ ...settlementTerms(bet), bonusOdds: null })
  return { bet, result, payout, ofBonus: NO_AMOUNT, freebetReturn, paid }
}

function lessBy(due: Due, kept: Amount): Due {
  const payout = due.payout > kept ? subtractAmounts(due.payout, kept) : NO_AMOUNT
  return { ...due, payout, ofBonus: payout < due.ofBonus ? payout : due.ofBonus }
}

/** What the bets bring the bonuses that they feed. */
async function pointsOf(trx: Executor, due: readonly Due[]): Promise<readonly FarmedPoints[]> {
  const byId = new Map(due.map((item) => [item.bet.id, item]))
  const uses = await findBonusUses(trx, [...byId.keys()])
  if (uses.length === 0) return []
  const rules = await readPointsRules(trx, uses)
  return uses.flatMap((use): FarmedPoints[] => {
    const item = byId.get(use.bet_id)
    const rule = rules.get(versionKey(use))
    const euro = findCurrency(item?.bet.currency ?? '')?.euro
    if (item === undefined || rule === undefined || euro === undefined) return []
    const points = farmedPoints(rule, settlementTerms(item.bet), item.result, euro)
    return [{ bonusId: use.bonus_id, betId: use.bet_id, points }]
  })
}

function bonusOutcome({
  bet,
  result,
  freebetReturn,
}: Due): Pick<BonusOutcome, 'outcome' | 'amount'> {
  const isReturned = result === 'refund_entire' || result === 'canceled'
  const isWhole = bet.freebet_mode === null || freebetReturn === bet.stake
  const amount = freebetReturn
  if (isReturned) return { outcome: isWhole ? 'returned' : 'part', amount }
  return { outcome: freebetReturn > NO_AMOUNT ? 'lost' : 'stands', amount }
}

async function closeBets(trx: Executor, ids: readonly bigint[], now: Date): Promise<void> {
  if (ids.length === 0) return
  await sql`
    update bets set status = 'done', settled_at = ${now} where id = any(${ids}::bigint[])
  `.execute(trx)
}

/** What was paid has been taken back: results may come again. */
async function reopenBets(trx: Executor, ids: readonly bigint[]): Promise<void> {
  if (ids.length === 0) return
  await sql`
    update bets set status = 'waiting_results', settled_at = null where id = any(${ids}::bigint[])
  `.execute(trx)
}

/** By account, and by bet. */
type Standing = {
  readonly balances: Map<string, Amount>
  readonly owed: Map<bigint, Amount>
}

/**
 * What a bonus pays is a movement of its own.
 * @param standing moved along, since a correction takes no more than there is by then
 */
function bookingsOf(due: Due, standing: Standing): Booking[] {
  const { bet, payout, ofBonus, paid } = due
  const account = accountOf({ bet })
  const key = accountKey(account)
  const cause = settlementCause(bet.id, nextNumber(bet))
  const book = (
    kind: Booking['kind'],
    entriesAt: (account: CorrectedAccount) => readonly LedgerMove[],
  ) => {
    const balance = standing.balances.get(key) ?? NO_AMOUNT
    const owed = standing.owed.get(bet.id) ?? NO_AMOUNT
    const entries = entriesAt({ balance, owed })
    standing.balances.set(key, addAmounts(balance, sumOf(entries, 'player')))
    standing.owed.set(bet.id, subtractAmounts(owed, sumOf(entries, 'receivables')))
    return { kind, cause, ...account, entries }
  }
  const isFree = bet.freebet_mode !== null
  const before = paid?.bonus_amount ?? NO_AMOUNT
  if (isFree && paid === undefined) {
    return [book('bonus', ({ owed }) => lessOwed(freebetMoves(bet.stake, payout), owed))]
  }
  if (isFree && isReopened(due)) {
    return [book('bonus', (now) => reopeningMoves(bet.stake, before, now, 'bonus'))]
  }
  const ofStake = subtractAmounts(payout, ofBonus)
  const plain = isFree
    ? []
    : [
        book(bet.settlements === 0 ? 'settlement' : 'resettlement', (now) => {
          if (paid === undefined) return lessOwed(settlementMoves(bet.stake, ofStake), now.owed)
          const had = subtractAmounts(paid.win_amount, before)
          return isReopened(due)
            ? reopeningMoves(bet.stake, had, now)
            : correctionMoves(had, ofStake, now)
        }),
      ]
  if (ofBonus === before) return plain
  return [...plain, book('bonus', (now) => correctionMoves(before, ofBonus, now, 'bonus'))]
}

function sumOf(entries: readonly LedgerMove[], of: LedgerMove['account']): Amount {
  return sumAmounts(entries.filter(({ account }) => account === of).map(({ amount }) => amount))
}

function settledBet(
  due: Due,
  { now, owed }: { now: Date; owed: ReadonlyMap<bigint, Amount> },
): StoredBet {
  const { result, payout, ofBonus, freebetReturn, paid } = due
  const bet = { ...due.bet, settlements: nextNumber(due.bet), owed: NO_AMOUNT }
  if (result === 'no_results') {
    const open = { status: 'waiting_results', settled_at: null, settlement: undefined } as const
    return { ...bet, ...open, owed: owed.get(bet.id) ?? NO_AMOUNT }
  }
  const settlement = {
    result,
    win_amount: payout,
    bonus_amount: ofBonus,
    freebet_return: freebetReturn,
  }
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
