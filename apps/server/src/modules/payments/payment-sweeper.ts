import { isPaymentOpen } from '@touchline/betting'
import type { Db } from '../../db/database.ts'
import type { Reporter } from '../../reporting/reporter.ts'
import type { LocaleCode } from '../../settings/locales.ts'
import type { Clock } from '../clock.ts'
import { mailLanguage } from '../players/notice-mail.ts'
import { getPlayer } from '../players/player-repository.ts'
import { repeat } from '../repeat.ts'
import type { Applied } from './applied.ts'
import { movedOf } from './applied.ts'
import { applyStatus } from './apply-word.ts'
import { closeDeposit, isGivenUpOn } from './close-deposit.ts'
import type { PaymentRow } from './payment-repository.ts'
import { changePayment, lockAccount, lockPayment, takeDue } from './payment-repository.ts'
import type { PaymentProvider } from './provider.ts'
import { changeParts } from './refund-repository.ts'
import { sweepRefunds } from './sweep-refunds.ts'

type Deps = {
  readonly db: Db
  readonly clock: Clock
  readonly provider: PaymentProvider | undefined
  readonly tell: (applied: Applied, about: string) => void
  readonly reporter: Reporter
  readonly defaultLocale: LocaleCode
}

const EVERY_MS = 5_000

/**
 * Finds the end of every payment: asks the provider for those that no webhook has ended, and pays
 * out what waited long enough. Safe in several processes side by side, and after any restart.
 */
export function createPaymentSweeper(deps: Deps) {
  const { db, clock, provider, tell, reporter, defaultLocale } = deps
  const rounds = repeat({ clock, everyMs: EVERY_MS, reporter, task: 'payments' }, look)

  async function look(): Promise<void> {
    if (provider === undefined) return
    const due = await takeDue(db, 'payments', new Date(clock.now()))
    await Promise.all(
      due.map((payment) =>
        // It falls due again: a provider that does not answer delays, and loses nothing.
        check(provider, payment).catch((error: unknown) =>
          reporter.report(error, { task: 'payments', paymentId: payment.id }),
        ),
      ),
    )
    await sweepRefunds({ db, provider, tell, reporter }, new Date(clock.now()))
  }

  async function check(from: PaymentProvider, payment: PaymentRow): Promise<void> {
    if (payment.provider !== from.name) return
    const { id, kind, status, provider_reference: reference } = payment
    if (kind === 'deposit' && !isPaymentOpen(status)) {
      return closeDeposit({ db, clock, provider: from, tell }, payment)
    }
    if (kind === 'withdrawal' && (status === 'opened' || reference === null)) {
      return payOut(from, payment)
    }
    const { status: told, paid } = await from.status({ id, kind, reference })
    const now = clock.now()
    if (told === 'unknown') {
      if (!isGivenUpOn(payment, now)) return
      // It has taken the order, and may pay it yet: the money does not go back beside that.
      if (kind === 'withdrawal') throw new Error('The provider of a payout knows nothing of it')
    }
    const end = told === 'unknown' ? 'expired' : told
    tell(await applyStatus(db, payment, { status: end, paid }, new Date(now)), id)
  }

  /** From here on it cannot be cancelled; the provider pays each order once, however often sent. */
  async function payOut(to: PaymentProvider, payment: PaymentRow): Promise<void> {
    const { id } = payment
    const { isOurs, begun } = await db.transaction().execute(async (trx) => {
      await lockAccount(trx, payment)
      const { status } = await lockPayment(trx, id)
      if (status !== 'opened') return { isOurs: status === 'pending', begun: null }
      const pending = await changePayment(trx, id, { status: 'pending' })
      if (to.payOut !== null) return { isOurs: true, begun: pending }
      // The parts have their own ends, and this one has its with the last of them.
      const now = new Date(clock.now())
      await changePayment(trx, id, { check_at: null })
      await changeParts(trx, id, { check_at: now })
      return { isOurs: false, begun: pending }
    })
    if (begun !== null) tell({ outcome: 'changed', moved: movedOf(begun), balance: null }, id)
    if (!isOurs || to.payOut === null) return
    const { method, amount, fee, currency } = payment
    const locale = mailLanguage(await getPlayer(db, payment.player_id), defaultLocale)
    const { reference } = await to.payOut({ id, method, amount, fee, currency, locale })
    await changePayment(db, id, { provider_reference: reference })
  }

  return { sweep: rounds.round, start: rounds.start, stop: rounds.stop }
}
