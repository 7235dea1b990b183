import { useQuery, useQueryClient } from '@tanstack/react-query'
import {
  amountFault,
  depositTotal,
  neededDeposit,
  NO_AMOUNT,
  timesAmount,
  type Amount,
  type Room,
} from '@touchline/betting'
import type { DepositOrder, Payment, PaymentMethods, PaymentTermsAnswer } from '@touchline/contract'
import { Button } from '@touchline/ui'
import { useRef, useState } from 'react'
import { useTranslations } from 'use-intl'

import { useServices } from '../../base/services.ts'
import { leavesDoubt } from '../../data/api/leaves-doubt.ts'
import { PAYMENTS_KEY, paymentMethodsQuery } from '../../data/queries/payments.ts'
import { activeCurrency } from '../../player/session/session-state.ts'
import { useSession } from '../../player/session/use-session.ts'
import { useFormatting } from '../../preferences/use-formatting.ts'
import { failureText } from '../alerts/failure-text.ts'
import { LoadFailed } from '../alerts/load-failed.tsx'
import { useKeptForm } from '../kept-form/use-kept-form.ts'
import { canDepositInFrame } from './can-deposit.ts'
import { CheckoutFrame } from './checkout-frame.tsx'
import { DepositRoom, LimitFirst, useDepositRoom, useRoomWords } from './deposit-room.tsx'
import { keptOrder, orderFormName } from './kept-order.ts'
import { MethodCards, methodsFor, useFaultText, type TermsOfMethod } from './method-cards.tsx'
import { MoneyField } from './money-field.tsx'
import { MoneySkeleton } from './money-skeleton.tsx'
import styles from './money.module.css'
import { RequiredFirst } from './required-first.tsx'

type DepositFormProps = {
  /** What a bet lacks; null where none waits for it. */
  missing?: Amount | null
  /** One that was begun before, to go on with. */
  begun?: Payment | null
  /** Leads away from the form when the money is there. */
  onClose?: (() => void) | undefined
}

/** Amount, method, then the provider's own page in a frame, until the money is there. */
export function DepositForm({ missing = null, begun = null, onClose }: DepositFormProps) {
  const t = useTranslations('wallet')
  const services = useServices()
  const currency = useSession(activeCurrency)
  const [payment, setPayment] = useState<Payment | null>(begun)
  const { data, error, refetch } = useQuery({
    ...paymentMethodsQuery(services, currency ?? ''),
    enabled: currency !== null,
  })
  if (!canDepositInFrame()) return <p className={styles['note']}>{t('embedded')}</p>
  if (payment !== null) {
    return (
      <CheckoutFrame
        payment={payment}
        isForBet={missing !== null}
        onClose={onClose}
        onAgain={() => setPayment(null)}
      />
    )
  }
  if (data === undefined && error !== null) {
    return <LoadFailed error={error} onRetry={() => void refetch()} />
  }
  if (data === undefined || currency === null) return <MoneySkeleton chips={CHIPS.length} />
  const methods = methodsFor('deposit', data.methods)
  if (methods.length === 0) return <p className={styles['note']}>{t('off')}</p>
  const [required] = data.required
  if (required !== undefined) return <RequiredFirst step={required} />
  // What was typed is of this currency.
  return <OrderForm key={currency} offer={data} missing={missing} onOpened={setPayment} />
}

type OrderFormProps = {
  offer: PaymentMethods
  missing: Amount | null
  onOpened: (payment: Payment) => void
}

function OrderForm({ offer, missing, onOpened }: OrderFormProps) {
  const t = useTranslations('wallet')
  const { stakeMoney, amount: write } = useFormatting()
  const { currency } = offer
  const methods = methodsFor('deposit', offer.methods)
  const name = orderFormName('deposit', currency)
  const [methodId, setMethodId] = useState(() => firstMethod(methods, missing))
  const [typed, setTyped] = useState<Amount | null>(null)
  useKeptForm(name, (fields) => {
    const kept = keptOrder(fields, methods)
    if (kept.amount !== null) setTyped(kept.amount)
    if (kept.method !== null) setMethodId(kept.method)
  })
  const { isBusy, failure, open } = useOpening(onOpened)
  const room = useDepositRoom(currency)
  const roomWords = useRoomWords({ room, currency })
  const faultText = useFaultText(currency)
  const terms = methods.find(({ id }) => id === methodId)?.terms
  if (terms === undefined) return null
  const { amount, needed, fault, isOver, lowered } = orderOf({ typed, missing, terms, room })
  const isEmpty = amount === NO_AMOUNT && typed === null
  const total = depositTotal(amount, terms)

  function submit(): void {
    if (isOver) {
      if (lowered !== null) setTyped(lowered)
    } else if (fault === null) void open({ method: methodId, amount, currency })
  }

  function hintOf(): string | undefined {
    if (needed === null || missing === null || amount !== needed.amount) return undefined
    return needed.isRaised
      ? t('neededRaised', { missing: stakeMoney(missing, currency) })
      : t('needed')
  }

  return (
    <form
      name={name}
      className={styles['form']}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
    >
      <MoneyField
        label={t('amount')}
        currency={currency}
        amount={amount}
        onAmount={setTyped}
        chips={CHIPS.map((times) => timesAmount(terms.minimum, times))
          .filter((chip) => chip <= terms.maximum && (room === null || chip <= room.left))
          .map((chip) => ({ amount: chip, label: write(chip, currency) }))}
        hint={hintOf()}
        error={fault === null || isEmpty ? undefined : faultText(fault, terms)}
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
        aria-disabled={isOver ? lowered === null : fault !== null}
        data-over={isOver || undefined}
      >
        {isOver
          ? roomWords('limitOver')
          : t('depositButton', { amount: stakeMoney(amount, currency) })}
      </Button>
      {total > amount && (
        <p className={styles['note']}>{t('youPay', { amount: stakeMoney(total, currency) })}</p>
      )}
      {room === null && <LimitFirst />}
      {room !== null && <DepositRoom room={room} currency={currency} amount={amount} />}
      {offer.isSimulated && <p className={styles['note']}>{t('simulated')}</p>}
    </form>
  )
}

/** The bet may need more than the first method takes. */
function firstMethod(methods: readonly TermsOfMethod[], missing: Amount | null): string {
  const able = methods.find(({ terms }) => missing === null || missing <= terms.maximum)
  return (able ?? methods[0])?.id ?? ''
}

type OrderInput = {
  typed: Amount | null
  missing: Amount | null
  terms: PaymentTermsAnswer
  room: Room | null
}

/** What would be paid in, and what speaks against it. */
function orderOf({ typed, missing, terms, room }: OrderInput) {
  const needed = missing === null ? null : neededDeposit(missing, terms)
  const amount = typed ?? needed?.amount ?? timesAmount(terms.minimum, 4n)
  const isOver = room !== null && amount > room.left
  return {
    amount,
    needed,
    fault: amountFault(amount, terms),
    /** It is more than the player's own limit leaves. */
    isOver,
    /** What the limit leaves, where the method takes as little. */
    lowered: isOver && room.left >= terms.minimum ? room.left : null,
  }
}

type NewDeposit = Omit<DepositOrder, 'returnTo' | 'reference'>

/** Opens the payment with the provider. */
function useOpening(onOpened: (payment: Payment) => void) {
  const t = useTranslations('wallet')
  const queryClient = useQueryClient()
  const { api } = useServices()
  const [state, setState] = useState<{ isBusy: boolean; failure: string | null }>(IDLE)
  const doubtful = useRef<{ of: string; reference: string } | null>(null)

  /** The one that was sent before without an answer, where it is the same order. */
  function referenceOf({ method, amount, currency }: NewDeposit): string {
    const of = `${method} ${amount} ${currency}`
    if (doubtful.current?.of !== of) doubtful.current = { of, reference: crypto.randomUUID() }
    return doubtful.current.reference
  }

  async function open(order: NewDeposit): Promise<void> {
    if (state.isBusy) return
    setState({ isBusy: true, failure: null })
    try {
      const returnTo = `${location.pathname}${location.search}`
      const body = { ...order, returnTo, reference: referenceOf(order) }
      const { data } = await api('openDeposit', { body })
      doubtful.current = null
      setState(IDLE)
      onOpened(data)
    } catch (error) {
      if (!leavesDoubt(error)) doubtful.current = null
      setState({ isBusy: false, failure: failureText(error)?.message ?? t('failed') })
    }
    void queryClient.invalidateQueries({ queryKey: PAYMENTS_KEY })
  }

  return { ...state, open }
}

const IDLE = { isBusy: false, failure: null }
/** Times the least that the method takes. */
const CHIPS = [2n, 4n, 10n, 20n] as const
