import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import {
  addAmounts,
  isNearLimit,
  isPaymentOpen,
  sumAmounts,
  tightest,
  type Amount,
  type Room,
} from '@touchline/betting'
import { useState } from 'react'
import { useTranslations } from 'use-intl'

import { useLinks } from '../../addresses/links.ts'
import { serverNow } from '../../base/clock/clock-skew.ts'
import { useServices } from '../../base/services.ts'
import { limitsQuery } from '../../data/queries/limits.ts'
import { paymentsQuery } from '../../data/queries/payments.ts'
import { hasOwnLimits, useSystemSettings } from '../../data/queries/system-settings.ts'
import { usedLimits } from '../../player/limits/own-limits.ts'
import { worthIn } from '../../player/slip/view.ts'
import { useMoment } from '../../preferences/use-moment.ts'
import { useFormatting } from '../../preferences/use-formatting.ts'
import styles from './money.module.css'

/** What the player's own limits leave for a deposit; what is on its way counts. Null: no limit. */
export function useDepositRoom(currency: string): Room | null {
  const services = useServices()
  const system = useSystemSettings()
  const { data: limits } = useQuery({ ...limitsQuery(services), staleTime: 0 })
  const { data: payments = [] } = useQuery(paymentsQuery(services))
  const [now] = useState(() => serverNow(services.page))
  const coming = sumAmounts(
    payments
      .filter(({ kind, status, ...of }) => {
        return kind === 'deposit' && of.currency === currency && isPaymentOpen(status)
      })
      .map(({ amount }) => amount),
  )
  const counted = usedLimits(limits).map((limit) =>
    limit.currency === currency ? { ...limit, used: addAmounts(limit.used, coming) } : limit,
  )
  return tightest(counted, ['deposit'], now, worthIn(system, currency))
}

/** How much of the limit is left, and until when. */
export function DepositRoom({
  room,
  currency,
  amount,
}: RoomWords & { room: Room; amount: Amount }) {
  const text = useRoomWords({ room, currency })
  return (
    <p className={styles['room']} data-near={isNearLimit(room, amount)}>
      {text('limitLeft')}
    </p>
  )
}

/** FAIR-23: limits are offered before the first deposit, and wherever there is none. */
export function LimitFirst() {
  const t = useTranslations('wallet')
  const links = useLinks()
  const system = useSystemSettings()
  const { data: limits } = useQuery(limitsQuery(useServices()))
  const hasNone = limits?.every(({ type }) => type !== 'deposit') ?? false
  if (!hasNone || !hasOwnLimits(system)) return null
  return (
    <p className={styles['note']}>
      <Link {...links.profile('limits')}>{t('limitFirst')}</Link>
    </p>
  )
}

type RoomWords = { room: Room | null; currency: string }

/** What a limit leaves: in full, or (`limitOver`) for a button. */
export function useRoomWords({ room, currency }: RoomWords) {
  const t = useTranslations('wallet')
  const { stakeMoney } = useFormatting()
  const moment = useMoment()
  return (key: 'limitLeft' | 'limitOver'): string => {
    if (room === null) return ''
    const { limit, left } = room
    return t(key, {
      left: stakeMoney(left, currency),
      limit: stakeMoney(limit.amount ?? left, limit.currency ?? currency),
      until: limit.resetsAt === null ? '' : moment(limit.resetsAt),
    })
  }
}
