import { isNearLimit, NO_AMOUNT, type Amount, type Room } from '@touchline/betting'
import { Icon } from '@touchline/ui'

import { useRoomText } from '../../player/slip/use-room-text.ts'
import { useSlip } from '../../player/slip/use-slip.ts'
import styles from './slip-footer.module.css'

/** What the player's own limits leave, once a stake comes near it. */
export function LimitLine() {
  const text = useRoomText(useSlip((view) => view.slip.currency))
  const { total, each } = useSlip((view) => view.room)
  const stake = useSlip((view) => view.summary.totalStake)
  const largest = useSlip(({ slip }) =>
    slip.bets.reduce((most, bet) => (bet.stake > most ? bet.stake : most), NO_AMOUNT),
  )
  const near = [nearOne(total, stake), nearOne(each, largest)].filter((room) => room !== null)
  return near.map((room) => (
    <p key={room.limit.type} className={styles['limit']} data-limit={room.limit.type}>
      <Icon name="shield" />
      {text.of(room)}
    </p>
  ))
}

const nearOne = (room: Room | null, stake: Amount): Room | null =>
  room !== null && isNearLimit(room, stake) ? room : null
