import type { Amount } from '@touchline/betting'
import { isPaymentOpen, subtractAmounts } from '@touchline/betting'
import type { Payment, PaymentMethods } from '@touchline/contract'
import type { Db } from '../../db/database.ts'
import type { Logger } from '../../logging/logger.ts'
import type { Metrics } from '../../metrics/metrics.ts'
import type { Reporter } from '../../reporting/reporter.ts'
import type { LocaleCode } from '../../settings/locales.ts'
import type { Clock } from '../clock.ts'
import type { NoticeMail } from '../players/notice-mail.ts'
import type { Applied } from './applied.ts'
import { movedOf } from './applied.ts'
import { applyEvent } from './apply-word.ts'
import { cancelPayment } from './cancel-payment.ts'
import { closeWithdrawal } from './close-withdrawal.ts'
import { comeBack } from './come-back.ts'
import type { DepositChecks } from './open-deposit.ts'
import { openDeposit, requiredFirst } from './open-deposit.ts'
import { leavingMoney, payBackOf } from './leaving-money.ts'
import { offeredMethods } from './offered-methods.ts'
import { writeAmount } from './operator-amounts.ts'
import type { PaymentRow } from './payment-repository.ts'
import { findPayment, listPayments } from './payment-repository.ts'
import type { Paid, PaymentProvider, WebhookRequest } from './provider.ts'
import { WebhookError } from './provider.ts'
import { requestWithdrawal } from './request-withdrawal.ts'
import { createMoneyReturner } from './return-money.ts'
import { createPaymentSweeper } from './payment-sweeper.ts'

export type PaymentOrderInput = {
  readonly method: string
  readonly amount: Amount
  readonly currency: string
}

export type WebhookOutcome = Applied['outcome'] | WebhookError['fault'] | 'elsewhere'

/** Money in and out of players' accounts. */
export type PaymentService = {
  methods(playerId: number, currency: string): Promise<PaymentMethods>
  /** The ways alone; asks nothing of the database. */
  offered(currency: string): PaymentMethods['methods']
  list(playerId: number): Promise<readonly Payment[]>
  find(playerId: number, id: string): Promise<Payment | undefined>
  /** @throws Problem */
  deposit(
    playerId: number,
    order: PaymentOrderInput & { returnTo: string; locale: LocaleCode },
  ): Promise<Payment>
  /** @throws Problem */
  withdraw(
    playerId: number,
    order: PaymentOrderInput & { reference: string; locale: LocaleCode },
  ): Promise<Payment>
  /** What a reference has made; with null it is closed and never makes any. */
  closeWithdrawal(playerId: number, reference: string): Promise<Payment | null>
  /** @throws Problem */
  cancel(playerId: number, id: string): Promise<Payment>
  /** What a provider of that name tells by webhook. */
  hear(provider: string, request: WebhookRequest): Promise<WebhookOutcome>
  /** A payer is back from the provider's page. @returns the path that leads on */
  comeBack(id: string, hasLeft: boolean): Promise<string>
  /** Asks the provider for what is open and due. */
  sweep(): Promise<void>
  /** Sends back what is left on accounts whose players cannot come for it. */
  returnLeftMoney(): Promise<void>
  start(): void
  stop(): Promise<void>
}

export type PaymentDeps = {
  readonly db: Db
  readonly clock: Clock
  /** Undefined where nothing can be paid in or out. */
  readonly provider: PaymentProvider | undefined
  readonly checks: DepositChecks
  /** Until when a withdrawal can be cancelled, milliseconds. */
  readonly withdrawalHoldMs: number
  /** Pays out to a player whose own language is not known. */
  readonly defaultLocale: LocaleCode
  readonly notices: NoticeMail
  readonly balanceChanged: (playerId: number, currency: string, balance: Amount) => void
  readonly metrics: Metrics
  readonly logger: Logger
  readonly reporter: Reporter
}

export function createPaymentService(deps: PaymentDeps): PaymentService {
  const { db, clock, provider, metrics, logger } = deps
  const tell = (applied: Applied, about: string) => {
    if (applied.outcome === 'contradicted') {
      logger.error({ payment: about }, 'a provider contradicts what was booked')
    }
    if (applied.outcome === 'mismatch') {
      const { asked, paid } = applied.sums ?? {}
      const sums = asked && paid && { asked: saySum(asked), paid: saySum(paid) }
      logger.error({ payment: about, ...sums }, 'a provider says another sum than was asked')
    }
    if (applied.outcome !== 'changed') return
    const { moved, balance } = applied
    const { kind, status, playerId, currency } = moved
    metrics.payments.inc({ kind, status })
    if (balance !== null) deps.balanceChanged(playerId, currency, balance)
  }
  const moved = (row: PaymentRow, balance: Amount | null) => {
    tell({ outcome: 'changed', moved: movedOf(row), balance }, row.id)
    return presentPayment(row)
  }
  const sweeper = createPaymentSweeper({ ...deps, tell })
  const returner = createMoneyReturner({ ...deps, tell })
  const offered = (currency: string) => [...offeredMethods(provider, currency)]

  return {
    offered,
    async methods(playerId, currency) {
      const leaving = await leavingMoney(db, { playerId, currency }, provider)
      return {
        currency,
        playMoney: leaving.playMoney,
        payBack: payBackOf(leaving),
        methods: offered(currency),
        required: await requiredFirst(db, playerId, deps.checks),
        isSimulated: provider?.isSimulated ?? false,
      }
    },
    async list(playerId) {
      return (await listPayments(db, playerId)).map(presentPayment)
    },
    async find(playerId, id) {
      const row = await findPayment(db, id)
      return row?.player_id === playerId ? presentPayment(row) : undefined
    },
    async deposit(playerId, order) {
      return moved(await openDeposit(deps, playerId, order), null)
    },
    async withdraw(playerId, order) {
      const { payment, balance } = await requestWithdrawal(deps, playerId, order)
      return balance === null ? presentPayment(payment) : moved(payment, balance)
    },
    async closeWithdrawal(playerId, reference) {
      const row = await closeWithdrawal(db, playerId, reference)
      return row && presentPayment(row)
    },
    async cancel(playerId, id) {
      return presentPayment(await cancelPayment({ ...deps, tell }, playerId, id))
    },
    async hear(name, request) {
      const outcome = await hearWord(name, request)
      metrics.webhooks.inc({ outcome })
      return outcome
    },
    comeBack: (id, hasLeft) => comeBack({ ...deps, tell }, id, hasLeft),
    sweep: () => sweeper.sweep(),
    returnLeftMoney: () => returner.round(),
    start() {
      sweeper.start()
      returner.start()
    },
    async stop() {
      await Promise.all([sweeper.stop(), returner.stop()])
    },
  }

  async function hearWord(name: string, request: WebhookRequest): Promise<WebhookOutcome> {
    if (provider?.name !== name) return 'unknown'
    const now = clock.now()
    try {
      const event = await provider.readWebhook(request, now)
      if (event === null) return 'elsewhere'
      const applied = await applyEvent(db, name, event, new Date(now))
      tell(applied, event.about)
      return applied.outcome
    } catch (error) {
      if (error instanceof WebhookError) return error.fault
      throw error
    }
  }
}

const saySum = ({ amount, currency }: Paid) => writeAmount(amount, currency)

function presentPayment(row: PaymentRow): Payment {
  const { id, kind, method, fee, currency, status } = row
  const isOpened = status === 'opened'
  const isLeaving = isPaymentOpen(status) || status === 'succeeded'
  return {
    id,
    kind,
    method,
    amount: isLeaving ? subtractAmounts(row.amount, row.returned) : row.amount,
    fee,
    currency,
    status,
    createdAt: row.created_at.toISOString(),
    endedAt: row.ended_at?.toISOString() ?? null,
    cancellable: isOpened,
    checkout:
      isOpened && row.checkout_url !== null
        ? { url: row.checkout_url, frame: row.checkout_frame }
        : null,
  }
}
