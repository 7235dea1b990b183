import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { Payment } from '@touchline/contract'
import { Button, StatusPill } from '@touchline/ui'
import { useState } from 'react'
import { useTranslations } from 'use-intl'

import { useServices } from '../../base/services.ts'
import { PAYMENTS_KEY, paymentsQuery } from '../../data/queries/payments.ts'
import { openModal } from '../../parts/modals/modal-store.ts'
import { MethodIcon, useMethodName } from '../../parts/money/method-cards.tsx'
import { useFormatting } from '../../preferences/use-formatting.ts'
import styles from './wallet.module.css'

/** How the status of a payment looks. */
const LOOKS = {
  opened: 'open',
  pending: 'pending',
  succeeded: 'won',
  failed: 'rejected',
  cancelled: 'void',
  expired: 'void',
} as const

/** Deposits, or withdrawals, that are open, and those that ended last. */
export function PaymentList({ kind }: { kind: Payment['kind'] }) {
  const t = useTranslations('wallet')
  const { data } = useQuery(paymentsQuery(useServices()))
  const payments = data?.filter((payment) => payment.kind === kind) ?? []
  if (payments.length === 0) return null
  return (
    <section className={styles['card']}>
      <h2 className={styles['heading']}>{t(`latest.${kind}`)}</h2>
      <ul>
        {payments.map((payment) => (
          <PaymentRow key={payment.id} payment={payment} />
        ))}
      </ul>
    </section>
  )
}

function PaymentRow({ payment }: { payment: Payment }) {
  const t = useTranslations('wallet')
  const nameOf = useMethodName()
  const { stakeMoney, dateTime } = useFormatting()
  const { kind, method, amount, currency, status, createdAt } = payment
  const words = kind === 'deposit' && status === 'opened' ? 'unpaid' : status
  return (
    <li className={styles['row']} data-payment={payment.id} data-status={status}>
      <MethodIcon id={method} />
      <span className={styles['name']}>{nameOf(method)}</span>
      <bdi className={styles['amount']}>{stakeMoney(amount, currency)}</bdi>
      <span className={styles['date']}>{dateTime(createdAt)}</span>
      <StatusPill status={LOOKS[status]} label={t(`status.${words}`)} />
      {payment.cancellable && <WaysOn payment={payment} />}
    </li>
  )
}

function WaysOn({ payment }: { payment: Payment }) {
  const t = useTranslations('wallet')
  const queryClient = useQueryClient()
  const { api, alerts, modals } = useServices()
  const [isBusy, setIsBusy] = useState(false)

  async function cancel(): Promise<void> {
    setIsBusy(true)
    await api('cancelPayment', { params: { id: payment.id } }).catch(alerts.raiseError)
    await queryClient.invalidateQueries({ queryKey: PAYMENTS_KEY })
    setIsBusy(false)
  }
  return (
    <span className={styles['ways']}>
      {payment.checkout !== null && (
        <Button size="small" tone="primary" onClick={() => openModal(modals, 'iframeDeposit')}>
          {t('continue')}
        </Button>
      )}
      <Button size="small" loading={isBusy} onClick={() => void cancel()}>
        {t('cancel')}
      </Button>
    </span>
  )
}
