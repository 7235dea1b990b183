import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import {
  amountOf,
  hasPeriod,
  isMoneyLimit,
  LIMIT_PERIODS,
  MOST_LIMIT_MINUTES,
  readWholeNumber,
  typingUnit,
  type Amount,
  type Currency,
  type LimitPeriod,
} from '@touchline/betting'
import { ApiError, type LimitToSet } from '@touchline/contract'
import { Button, Select, TextField } from '@touchline/ui'
import { useState, type SubmitEvent } from 'react'
import { useTranslations } from 'use-intl'

import { useServices } from '../../base/services.ts'
import { limitsQuery } from '../../data/queries/limits.ts'
import { systemSettingsQuery } from '../../data/queries/system-settings.ts'
import { useKeptForm } from '../../parts/kept-form/use-kept-form.ts'
import { keptAmount, orderFormName } from '../../parts/money/kept-order.ts'
import { typeReturn, written, type AmountWriting } from '../../parts/stakes/stake-text.ts'
import { useUnreadableText } from '../../parts/stakes/use-unreadable-text.ts'
import { activeCurrency } from '../../player/session/session-state.ts'
import { useSession } from '../../player/session/use-session.ts'
import { useFormatting } from '../../preferences/use-formatting.ts'
import styles from './limits-page.module.css'
import { unitName } from './unit-name.ts'

const TYPES = ['deposit', 'loss', 'wager', 'bet', 'session', 'reality_check'] as const
/** Told by open pages alone (FLAG-04). */
const TRACKED_TYPES = [...TYPES, 'time'] as const
type OfferedType = (typeof TRACKED_TYPES)[number]

/** FAIR-24: a free amount, for a kind of limit and a period. */
export function LimitForm() {
  const t = useTranslations('limits')
  const services = useServices()
  const { data: system } = useQuery(systemSettingsQuery(services))
  const currency = useSession((state) => activeCurrency(state))
  const [type, setType] = useState<OfferedType>('deposit')
  const [period, setPeriod] = useState<LimitPeriod>('day')
  const [text, setText] = useState('')
  const [problem, setProblem] = useState<string | null>(null)
  const { separators } = useFormatting()
  const read = useLimitReader()
  const setting = useSetting(() => setText(''))
  const known = system?.currencies.find(({ code }) => code === currency)
  const hasTracking = system?.features['activity_tracking'] ?? false
  const isMoney = isMoneyLimit(type)
  const typed = read(text, isMoney ? known : null)
  const name = orderFormName('limit', currency ?? '')
  useKeptForm(name, (kept) => {
    takeType(kept['type'])
    takePeriod(kept['period'])
    const writing = known && { currency: known, separators }
    if (typeof kept['amount'] === 'string') setText(keptText(kept['amount'], kept['type'], writing))
  })

  function takeType(value: unknown): void {
    const chosen = TRACKED_TYPES.find((each) => each === value)
    if (chosen !== undefined) setType(chosen)
  }

  function takePeriod(value: unknown): void {
    const chosen = LIMIT_PERIODS.find((each) => each === value)
    if (chosen !== undefined) setPeriod(chosen)
  }

  function submit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault()
    setProblem(typeof typed === 'string' ? typed : null)
    if (typeof typed === 'string') return
    setting.mutate({
      type,
      amount: typed,
      ...(hasPeriod(type) && { period }),
      ...(isMoney && { currency }),
    })
  }

  const { error } = setting
  const said = error instanceof ApiError ? error.localizedMessage : null
  const refused = error === null ? null : (said ?? t('failed'))
  return (
    <form name={name} className={styles['form']} onSubmit={submit} noValidate>
      <div className={styles['fields']}>
        <Select
          label={t('kind')}
          name="type"
          value={type}
          options={(hasTracking ? TRACKED_TYPES : TYPES).map((value) => ({
            value,
            label: t(`type.${value}`),
          }))}
          onChange={({ currentTarget }) => takeType(currentTarget.value)}
        />
        {hasPeriod(type) && (
          <Select
            label={t('period.label')}
            name="period"
            value={period}
            options={LIMIT_PERIODS.map((value) => ({ value, label: t(`period.${value}`) }))}
            onChange={({ currentTarget }) => takePeriod(currentTarget.value)}
          />
        )}
        <TextField
          label={
            isMoney
              ? t('amount', { currency: known === undefined ? (currency ?? '') : unitName(known) })
              : t('minutesLabel')
          }
          name="amount"
          data-kept={typeof typed === 'string' ? undefined : String(typed)}
          inputMode={isMoney ? 'decimal' : 'numeric'}
          autoComplete="off"
          value={text}
          onChange={({ currentTarget }) => setText(currentTarget.value)}
          error={problem}
        />
      </div>
      <p className={styles['note']}>{t('setNote')}</p>
      {refused !== null && problem === null && (
        <p role="alert" className={styles['problem']}>
          {refused}
        </p>
      )}
      <Button type="submit" tone="primary" loading={setting.isPending}>
        {t('set')}
      </Button>
    </form>
  )
}

function useSetting(onSet: () => void) {
  const services = useServices()
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: LimitToSet) => services.api('setLimit', { body }),
    onSuccess: onSet,
    onSettled: () => client.invalidateQueries({ queryKey: limitsQuery(services).queryKey }),
  })
}

/** What was kept of a limit, as it is written here; as it was typed, where it is no amount of money. */
function keptText(kept: string, ofType: unknown, writing: AmountWriting | undefined): string {
  const isMoney = TRACKED_TYPES.some((type) => type === ofType && isMoneyLimit(type))
  const amount = isMoney ? keptAmount(kept) : null
  return amount === null || writing === undefined ? kept : written(amount, writing)
}

/**
 * Reads a limit as it is typed: an amount of the currency, or minutes where there is none.
 * @returns what is wrong with it, in words, where it is none
 */
function useLimitReader() {
  const t = useTranslations('limits')
  const { separators } = useFormatting()
  const unreadableText = useUnreadableText()
  return (text: string, currency: Currency | null | undefined): Amount | string => {
    if (currency === null) {
      const minutes = readWholeNumber(text, separators) ?? 0
      return minutes > 0 && minutes <= MOST_LIMIT_MINUTES
        ? amountOf(BigInt(minutes))
        : t('wrongAmount')
    }
    if (currency === undefined) return t('wrongAmount')
    const typed = typeReturn(text, { currency, separators })
    if (typed.kind === 'unreadable') return unreadableText(text, typingUnit(currency).symbol)
    return typed.stake > 0n ? typed.stake : t('wrongAmount')
  }
}
