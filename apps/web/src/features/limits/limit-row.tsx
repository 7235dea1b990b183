import { useMutation, useQueryClient } from '@tanstack/react-query'
import { leftOf, NO_AMOUNT, type Amount } from '@touchline/betting'
import { ApiError, type UserLimit } from '@touchline/contract'
import { Button } from '@touchline/ui'
import { useTranslations } from 'use-intl'

import { useTick } from '../../base/clock/use-tick.ts'
import { useServices } from '../../base/services.ts'
import { limitsQuery } from '../../data/queries/limits.ts'
import { useFormatting } from '../../preferences/use-formatting.ts'
import styles from './limits-page.module.css'

/** Amounts of money with their currency, of time in minutes. */
function useAmounts(currency: string | null): (amount: Amount) => string {
  const t = useTranslations('limits')
  const { money, number } = useFormatting()
  return (amount) =>
    currency === null ? t('minutes', { count: number(Number(amount)) }) : money(amount, currency)
}

/** One limit: what of it is left, when it begins anew, what was asked for in its place. */
export function LimitRow({ limit }: { limit: UserLimit }) {
  const t = useTranslations('limits')
  const { dateTime } = useFormatting()
  const { type, period, amount, activeUntil } = limit
  const name =
    period === null ? t(`type.${type}`) : `${t(`type.${type}`)} · ${t(`period.${period}`)}`
  return (
    <li className={styles['row']}>
      {amount === null ? (
        <p className={styles['head']}>
          <span className={styles['name']}>{name}</span>
          <span>
            {activeUntil === null ? t('forGood') : t('endsOn', { time: dateTime(activeUntil) })}
          </span>
        </p>
      ) : (
        <Used name={name} limit={limit} amount={amount} />
      )}
      {limit.confirmFrom !== null && <Waiting limit={limit} from={limit.confirmFrom} />}
      {amount !== null && limit.confirmFrom === null && <Remove limit={limit} />}
    </li>
  )
}

type UsedProps = { name: string; limit: UserLimit; amount: Amount }

function Used({ name, limit, amount }: UsedProps) {
  const t = useTranslations('limits')
  const { dateTime } = useFormatting()
  const shown = useAmounts(limit.currency)
  const left = leftOf(amount, limit.current)
  if (limit.period === null) {
    return (
      <p className={styles['head']}>
        <span className={styles['name']}>{name}</span>
        <span>{shown(amount)}</span>
      </p>
    )
  }
  const text = t('left', { left: shown(left), limit: shown(amount) })
  return (
    <>
      <p className={styles['head']}>
        <span className={styles['name']}>{name}</span>
        <span>{text}</span>
      </p>
      <meter
        className={styles['bar']}
        min={0}
        max={Number(amount)}
        value={Number(left)}
        aria-label={name}
        aria-valuetext={text}
      />
      {limit.resetsAt !== null && (
        <p className={styles['note']}>{t('resets', { time: dateTime(limit.resetsAt) })}</p>
      )}
    </>
  )
}

type Change = 'confirmLimit' | 'keepLimit' | 'removeLimit'

/** Sends a change of a limit and shows what came of it. */
function useChange({ id }: UserLimit) {
  const services = useServices()
  const client = useQueryClient()
  return useMutation({
    mutationFn: (change: Change) => services.api(change, { params: { id } }),
    onSettled: () => client.invalidateQueries({ queryKey: limitsQuery(services).queryKey }),
  })
}

function Problem({ error }: { error: Error | null }) {
  const words = useTranslations('limits')
  if (error === null) return null
  const said = error instanceof ApiError ? error.localizedMessage : null
  return (
    <p role="alert" className={styles['problem']}>
      {said ?? words('failed')}
    </p>
  )
}

/** What was asked for waits for its time, and then for a word. */
function Waiting({ limit, from }: { limit: UserLimit; from: string }) {
  const t = useTranslations('limits')
  const { dateTime } = useFormatting()
  const shown = useAmounts(limit.currency)
  const change = useChange(limit)
  const isDue = useTick((now) => Date.parse(from) <= now)
  const wanted = limit.wanted ?? NO_AMOUNT
  return (
    <>
      <p className={styles['note']}>
        {limit.wanted === null
          ? t('waitsEnd', { time: dateTime(from) })
          : t('waits', { wanted: shown(wanted), time: dateTime(from) })}
      </p>
      <div className={styles['acts']}>
        <Button
          size="small"
          disabled={!isDue}
          loading={change.isPending}
          onClick={() => change.mutate('confirmLimit')}
        >
          {t('confirm')}
        </Button>
        <Button size="small" tone="ghost" onClick={() => change.mutate('keepLimit')}>
          {t('keep')}
        </Button>
      </div>
      <Problem error={change.error} />
    </>
  )
}

function Remove({ limit }: { limit: UserLimit }) {
  const t = useTranslations('limits')
  const change = useChange(limit)
  return (
    <>
      <div className={styles['acts']}>
        <Button
          size="small"
          tone="ghost"
          loading={change.isPending}
          onClick={() => change.mutate('removeLimit')}
        >
          {t('remove')}
        </Button>
      </div>
      <Problem error={change.error} />
    </>
  )
}
