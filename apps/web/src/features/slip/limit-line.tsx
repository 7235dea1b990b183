import { isNearLimit, NO_AMOUNT, type Amount, type Room } from '@touchline/betting'
import { Icon } from '@touchline/ui'
import { useTranslations } from 'use-intl'

import { useTick } from '../../base/clock/use-tick.ts'
import { useMoment } from '../../preferences/use-moment.ts'
import { useRoomText } from '../../player/slip/use-room-text.ts'
import { useSlip } from '../../player/slip/use-slip.ts'
import styles from './slip-footer.module.css'

const END_IS_NEAR_MS = 15 * 60_000

/** What the player's own limits leave, once a stake or the time comes near it. */
export function LimitLine() {
  const text = useRoomText(useSlip((view) => view.slip.currency))
  const { total, each } = useSlip((view) => view.room)
  const stake = useSlip((view) => view.summary.totalStake)
  const largest = useSlip(({ slip }) =>
    slip.bets.reduce((most, bet) => (bet.stake > most ? bet.stake : most), NO_AMOUNT),
  )
  const near = [nearOne(total, stake), nearOne(each, largest)].filter((room) => room !== null)
  return (
    <>
      {near.map((room) => (
        <p key={room.limit.type} className={styles['limit']} data-limit={room.limit.type}>
          <Icon name="shield" />
          {text.of(room)}
        </p>
      ))}
      <PlayLine />
    </>
  )
}

/** The end of play by the player's own limits of time, a quarter of an hour before. */
function PlayLine() {
  const t = useTranslations('slip')
  const moment = useMoment()
  const end = useSlip((view) => view.playUntil)
  const isNear = useTick((now) => end !== null && end > now && end - now <= END_IS_NEAR_MS)
  if (end === null || !isNear) return null
  return (
    <p className={styles['limit']} data-limit="play">
      <Icon name="clock" />
      {t('limit.play', { until: moment(end) })}
    </p>
  )
}

const nearOne = (room: Room | null, stake: Amount): Room | null =>
  room !== null && isNearLimit(room, stake) ? room : null
