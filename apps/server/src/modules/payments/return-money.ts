import { randomUUID } from 'node:crypto'
import type { Amount } from '@touchline/betting'
import {
  amountFault,
  NO_AMOUNT,
  paymentFee,
  refundParts,
  sumAmounts,
  withdrawalMoves,
  withdrawalNet,
} from '@touchline/betting'
import { sql } from 'kysely'
import type { Db, Executor } from '../../db/database.ts'
import type { Metrics } from '../../metrics/metrics.ts'
import type { Reporter } from '../../reporting/reporter.ts'
import type { LocaleCode } from '../../settings/locales.ts'
import { sayAmount } from '../../texts/say-amount.ts'
import type { Clock } from '../clock.ts'
import type { NoticeMail } from '../players/notice-mail.ts'
import { mailLanguage } from '../players/notice-mail.ts'
import { repeat } from '../repeat.ts'
import { accountKey, lockAllBalances, readBalance } from '../wallet/account-repository.ts'
import { postTransaction } from '../wallet/post-transaction.ts'
import type { Applied } from './applied.ts'
import { movedOf } from './applied.ts'
import { leavingMoney } from './leaving-money.ts'
import type { LeftMoney } from './left-money.ts'
import { listLeftMoney, owedBy } from './left-money.ts'
import { offeredMethods } from './offered-methods.ts'
import { insertPayment } from './payment-repository.ts'
import type { OfferedTerms, PaymentProvider } from './provider.ts'
import { insertRefunds, listPaidIn } from './refund-repository.ts'

type Deps = {
  readonly db: Db
  readonly clock: Clock
  readonly provider: PaymentProvider | undefined
  readonly notices: NoticeMail
  readonly metrics: Pick<Metrics, 'leftMoney'>
  readonly tell: (applied: Applied, about: string) => void
  readonly reporter: Reporter
  readonly defaultLocale: LocaleCode
}

const EVERY_MS = 60_000

/**
 * Sends back what is left on the accounts of players who cannot come for it, and what still comes
 * there: what open bets pay, a deposit that arrives late, a withdrawal that fails. What cannot be sent
 * stays, and is counted for the operator. Safe in several processes side by side, and after any
 * restart: what is left is found anew with each round.
 */
export function createMoneyReturner(deps: Deps) {
  const { db, clock, provider, notices, metrics, tell, reporter, defaultLocale } = deps
  const rounds = repeat({ clock, everyMs: EVERY_MS, reporter, task: 'left money' }, look)

  /** What no way took, by account: nothing is tried again while it is the same amount. */
  let stuck = new Map<string, Amount>()

  async function look(): Promise<void> {
    const now = new Date(clock.now())
    const stays = new Map<string, Amount>()
    for (const left of await listLeftMoney(db, now)) {
      const key = `${accountKey(left)} ${left.since.getTime()}`
      try {
        const isTried = provider === undefined || stuck.get(key) === left.amount
        if (isTried || !(await sendBack(provider, left, now))) stays.set(key, left.amount)
      } catch (error) {
        reporter.report(error, { task: 'left money', playerId: left.playerId })
      }
    }
    stuck = stays
    metrics.leftMoney.set(stays.size)
  }

  /** @returns false where nothing of it can be sent */
  async function sendBack(to: PaymentProvider, left: LeftMoney, now: Date): Promise<boolean> {
    const { playerId, currency } = left
    // Most that is found is what cannot be sent: nobody's account is held for it.
    if ((await planReturn(db, to, left)) === null) return false
    const sent = await db.transaction().execute(async (trx) => {
      await lockAllBalances(trx, playerId)
      const plan = await planReturn(trx, to, left)
      if (plan === null) return null
      const moved = await move(trx, to, left, plan, now)
      const player = { id: playerId, email: left.email, language: left.language }
      const locale = mailLanguage(player, defaultLocale)
      const amount = sayAmount(plan.amount, currency, locale)
      await notices.tell(trx, player, 'money_returned', { amount })
      return { moved, balance: await readBalance(trx, playerId, currency) }
    })
    if (sent === null) return true
    const { moved, balance } = sent
    tell({ outcome: 'changed', moved: moved.of, balance }, moved.about)
    return true
  }

  return { round: rounds.round, start: rounds.start, stop: rounds.stop }
}

type Plan = { readonly amount: Amount } & (
  | { readonly method: string; readonly terms: OfferedTerms }
  | { readonly parts: readonly { readonly id: string; readonly amount: Amount }[] }
)

/**
 * By the method that the player used last, as far as it pays out; else to the deposits, oldest first.
 * A way that has failed since the player was kept out is not tried again, and nothing is sent to one
 * who owes.
 * @returns null where neither takes any of it
 */
async function planReturn(
  db: Executor,
  provider: PaymentProvider,
  left: LeftMoney,
): Promise<Plan | null> {
  const { withdrawable } = await leavingMoney(db, left, undefined)
  if (withdrawable === NO_AMOUNT || (await owedBy(db, left)) > NO_AMOUNT) return null
  if (provider.payOut !== null) {
    const methods = offeredMethods(provider, left.currency)
    for (const method of await usedMethods(db, provider, left)) {
      const terms = methods.find(({ id }) => id === method)?.withdrawal
      if (terms === undefined || terms === null) continue
      const amount = withdrawable < terms.maximum ? withdrawable : terms.maximum
      if (amountFault(amount, terms) !== null) continue
      if (withdrawalNet(amount, terms) > NO_AMOUNT) return { amount, method, terms }
    }
  }
  const account = { playerId: left.playerId, currency: left.currency, provider: provider.name }
  const failed = await refusedDeposits(db, left)
  const deposits = (await listPaidIn(db, account)).filter(({ id }) => !failed.has(id))
  const paidIn = sumAmounts(deposits.map((deposit) => deposit.left))
  const amount = withdrawable < paidIn ? withdrawable : paidIn
  const parts = refundParts(amount, deposits)
  return parts === null || parts.length === 0 ? null : { amount, parts }
}

async function move(
  trx: Executor,
  provider: PaymentProvider,
  { playerId, currency, reason }: LeftMoney,
  plan: Plan,
  now: Date,
) {
  const account = { playerId, currency }
  if ('parts' in plan) {
    const refunds = plan.parts.map((part) => ({ ...part, id: randomUUID(), depositId: part.id }))
    await insertRefunds(
      trx,
      refunds.map(({ id, depositId, amount }) => ({
        id,
        deposit_id: depositId,
        amount,
        status: 'opened' as const,
        reason,
        check_at: now,
        created_at: now,
      })),
    )
    for (const { id, amount } of refunds) {
      const entries = withdrawalMoves(amount)
      await postTransaction(trx, { kind: 'refund', cause: id, ...account, entries })
    }
    return {
      about: refunds[0]?.id ?? '',
      of: { kind: 'refund', status: 'opened', ...account } as const,
    }
  }
  const { method, terms, amount } = plan
  const payment = await insertPayment(trx, {
    id: randomUUID(),
    player_id: playerId,
    kind: 'withdrawal',
    provider: provider.name,
    method,
    amount,
    fee: paymentFee(amount, terms),
    currency,
    status: 'opened',
    payable_at: now,
    check_at: now,
    created_at: now,
  })
  const entries = withdrawalMoves(amount)
  await postTransaction(trx, { kind: 'withdrawal', cause: payment.id, ...account, entries })
  return { about: payment.id, of: movedOf(payment) }
}

/** Last used first, without those by which a withdrawal has failed since the player was kept out. */
async function usedMethods(
  db: Executor,
  { name }: PaymentProvider,
  { playerId, currency, since }: LeftMoney,
): Promise<string[]> {
  const { rows } = await sql<{ method: string }>`
    select method from payments
    where player_id = ${playerId} and currency = ${currency} and provider = ${name}
    group by method
    having bool_or(status = 'succeeded') and not bool_or(
      kind = 'withdrawal' and status = 'failed' and created_at >= ${since}
    )
    order by max(created_at) filter (where status = 'succeeded') desc
  `.execute(db)
  return rows.map(({ method }) => method)
}

async function refusedDeposits(
  db: Executor,
  { playerId, currency, since }: LeftMoney,
): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ id: string }>`
    select d.id from payments d join refunds r on r.deposit_id = d.id
    where d.player_id = ${playerId} and d.currency = ${currency}
      and r.status = 'failed' and r.created_at >= ${since}
  `.execute(db)
  return new Set(rows.map(({ id }) => id))
}
