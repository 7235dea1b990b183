import { useQuery, useQueryClient } from '@tanstack/react-query'
import {
  amountFault,
  NO_AMOUNT,
  withdrawable,
  withdrawalNet,
  type Amount,
} from '@touchline/betting'
import type { PaymentMethods, PaymentTermsAnswer, WithdrawalOrder } from '@touchline/contract'
import { Button } from '@touchline/ui'
import { useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'

import { useServices } from '../../base/services.ts'
import { PAYMENTS_KEY, paymentMethodsQuery } from '../../data/queries/payments.ts'
import { failureText } from '../../parts/alerts/failure-text.ts'
import { LoadFailed } from '../../parts/alerts/load-failed.tsx'
import { useKeptForm } from '../../parts/kept-form/use-kept-form.ts'
import { keptOrder, orderFormName } from '../../parts/money/kept-order.ts'
import { MethodCards, methodsFor, useFaultText } from '../../parts/money/method-cards.tsx'
import { MoneyField } from '../../parts/money/money-field.tsx'
import { MoneySkeleton } from '../../parts/money/money-skeleton.tsx'
import styles from '../../parts/money/money.module.css'
import { activeCurrency, balanceOf } from '../../player/session/session-state.ts'
import { useSession } from '../../player/session/use-session.ts'
import { useFormatting } from '../../preferences/use-formatting.ts'
import { createWithdrawals, type WithdrawalEnd } from './withdrawal-order.ts'

/** Asks for money to be paid out of the account in use. */
export function WithdrawForm() {
  const t = useTranslations('wallet')
  const services = useServices()
  const currency = useSession(activeCurrency)
  const { data, error, refetch } = useQuery({
    ...paymentMethodsQuery(services, currency ?? ''),
    enabled: currency !== null,
  })
  if (data === undefined && error !== null) {
    return <LoadFailed error={error} onRetry={() => void refetch()} />
  }
  if (data === undefined) return <MoneySkeleton chips={0} />
  return methodsFor('withdrawal', data.methods).length === 0 ? (
    <p className={styles['note']}>{t('off')}</p>
  ) : (
    // What was typed is of this currency.
    <RequestForm key={currency} offer={data} />
  )
}

function RequestForm({ offer }: { offer: PaymentMethods }) {
  const t = useTranslations('wallet')
  const { stakeMoney } = useFormatting()
  const { currency } = offer
  const methods = methodsFor('withdrawal', offer.methods)
  const balance = useSession((state) => balanceOf(state, currency)) ?? NO_AMOUNT
  const most = mostOf(offer, balance)
  const name = orderFormName('withdrawal', currency)
  const [methodId, setMethodId] = useState(methods[0]?.id ?? '')
  const [amount, setAmount] = useState<Amount>(NO_AMOUNT)
  useKeptForm(name, (fields) => {
    const kept = keptOrder(fields, methods)
    if (kept.amount !== null) setAmount(kept.amount)
    if (kept.method !== null) setMethodId(kept.method)
  })
  const { isBusy, failure, request, forget } = useRequest(() => setAmount(NO_AMOUNT))
  const faultText = useFaultText(currency)
  const terms = methods.find(({ id }) => id === methodId)?.terms
  if (terms === undefined) return null
  const fault = amountFault(amount, terms)
  const isShort = amount > most
  const all = most < terms.maximum ? most : terms.maximum
  const net = withdrawalNet(amount, terms)
  const available = t('available', { amount: stakeMoney(most, currency) })

  function errorOf(of: PaymentTermsAnswer): string | undefined {
    if (amount === NO_AMOUNT) return undefined
    if (isShort) return available
    return fault === null ? undefined : faultText(fault, of)
  }

  return (
    <form
      name={name}
      className={styles['form']}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (fault === null && !isShort) void request({ method: methodId, amount, currency })
      }}
    >
      <MoneyField
        label={t('amount')}
        currency={currency}
        amount={amount}
        onAmount={(changed) => {
          setAmount(changed)
          forget()
        }}
        chips={all >= terms.minimum ? [{ label: t('all'), amount: all }] : []}
        hint={available}
        error={errorOf(terms)}
      />
      <MethodCards methods={methods} currency={currency} chosen={methodId} onChoose={setMethodId} />
      <p role="alert" className={styles['failure']}>
        {failure}
      </p>
      <Button
        type="submit"
        tone="primary"
        size="large"
        block
        loading={isBusy}
        aria-disabled={fault !== null || isShort}
      >
        {amount === NO_AMOUNT
          ? t('withdraw')
          : t('withdrawButton', { amount: stakeMoney(amount, currency) })}
      </Button>
      {amount > NO_AMOUNT && net < amount && (
        <p className={styles['note']}>{t('youGet', { amount: stakeMoney(net, currency) })}</p>
      )}
      {offer.playMoney > NO_AMOUNT && (
        <p className={styles['note']}>
          {t('playMoney', { amount: stakeMoney(offer.playMoney, currency) })}
        </p>
      )}
      {offer.payBack !== null && (
        <p className={styles['note']}>
          {t('paysBack', { amount: stakeMoney(offer.payBack, currency) })}
        </p>
      )}
      <p className={styles['note']}>{t('waits')}</p>
      {offer.isSimulated && <p className={styles['note']}>{t('simulated')}</p>}
    </form>
  )
}

type Order = Omit<WithdrawalOrder, 'reference'>

/** Asks for a withdrawal, and says what became of it. */
function useRequest(onRequested: () => void) {
  const t = useTranslations('wallet')
  const send = useSending()
  const { alerts } = useServices()
  const { stakeMoney } = useFormatting()
  const [state, setState] = useState<{ isBusy: boolean; failure: string | null }>(IDLE)

  async function request(order: Order): Promise<void> {
    if (state.isBusy) return
    setState({ isBusy: true, failure: null })
    const end = await send(order)
    if (end.kind === 'requested') {
      onRequested()
      const { payment } = end
      const title = t('requested', { amount: stakeMoney(payment.amount, payment.currency) })
      alerts.queue.push({ tone: 'success', title })
    }
    setState({ isBusy: false, failure: failureOf(end) })
  }

  function failureOf(end: WithdrawalEnd): string | null {
    if (end.kind === 'requested') return null
    if (end.kind === 'open') return t('unknownOutcome')
    return failureText(end.cause)?.message ?? t('failed')
  }

  return { ...state, request, forget: () => setState(IDLE) }
}

/** Sends an order for the player, and looks for one that was sent before the page was left. */
function useSending() {
  const { api } = useServices()
  const queryClient = useQueryClient()
  const [withdrawals] = useState(() => createWithdrawals(api))
  const playerId = useSession(({ profile }) => profile?.id ?? null)
  useEffect(() => {
    if (playerId === null) return
    void withdrawals.resume(playerId).then((isThere) => {
      if (isThere) void queryClient.invalidateQueries({ queryKey: PAYMENTS_KEY })
    })
  }, [withdrawals, playerId, queryClient])

  return async (order: Order): Promise<WithdrawalEnd> => {
    const end = await withdrawals.request(playerId ?? '', order)
    void queryClient.invalidateQueries({ queryKey: PAYMENTS_KEY })
    return end
  }
}

/** What can be paid out: no play money, and no more than can go back where nothing else is possible. */
function mostOf({ playMoney, payBack }: PaymentMethods, balance: Amount): Amount {
  const own = withdrawable(balance, playMoney)
  return payBack !== null && payBack < own ? payBack : own
}

const IDLE = { isBusy: false, failure: null }
