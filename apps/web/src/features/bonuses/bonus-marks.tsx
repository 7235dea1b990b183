import type { Bonus } from '@touchline/contract'
import { Badge, Icon } from '@touchline/ui'
import { useTranslations } from 'use-intl'

import { hoursText } from '../../base/clock/duration-text.ts'
import { useTick } from '../../base/clock/use-tick.ts'
import { useFormatting } from '../../preferences/use-formatting.ts'
import styles from './bonuses.module.css'

const TONES = { available: 'strong', active: 'success' } as const

type Marked = Pick<Bonus, 'type' | 'status' | 'userBonusStatus' | 'activatable'>

/** BON-03, BON-04: how it stands for the player, and its offer where that is not running. */
export function StatusMark({ bonus }: { bonus: Marked }) {
  const t = useTranslations('bonuses')
  const { type, status, userBonusStatus, activatable } = bonus
  const isFilling = type === 'lootbox' && userBonusStatus === 'available' && !activatable
  const own = isFilling ? 'collecting' : userBonusStatus
  const isOffers = status !== 'active' && (own === 'not_available' || own === 'unknown')
  const tone = own === 'available' || own === 'active' ? TONES[own] : 'neutral'
  return <Badge tone={tone}>{isOffers ? t(`offer.${status}`) : t(`status.${own}`)}</Badge>
}

const DAY_S = 86_400

/** Until when; counted down on its last days, by the second on its last one. */
export function TimeLeft({ bonus }: { bonus: Pick<Bonus, 'validTo' | 'expiredAt' | 'validFrom'> }) {
  const t = useTranslations('bonuses')
  const { dateTime } = useFormatting()
  const { validTo, expiredAt, validFrom } = bonus
  const end = validTo === null ? null : Date.parse(validTo)
  const text = useTick((now) => {
    if (expiredAt !== null) return t('ended', { date: dateTime(expiredAt) })
    if (Date.parse(validFrom) > now) return t('from', { date: dateTime(validFrom) })
    if (validTo === null || end === null) return t('noEnd')
    const seconds = Math.floor((end - now) / 1000)
    if (seconds <= 0) return t('ended', { date: dateTime(validTo) })
    return seconds < DAY_S
      ? t('timeLeft', { time: hoursText(seconds) })
      : t('daysLeft', { count: Math.floor(seconds / DAY_S) })
  })
  return (
    <span className={styles['time']}>
      <Icon name="clock" />
      {text}
    </span>
  )
}
