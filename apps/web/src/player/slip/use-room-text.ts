import type { Room } from '@touchline/betting'
import { useTranslations } from 'use-intl'

import { useMoment } from '../../preferences/use-moment.ts'
import { useFormatting } from '../../preferences/use-formatting.ts'

export type RoomText = {
  /** How much of the limit is left, and until when. */
  readonly of: (room: Room) => string
  /** Short, for a button. */
  readonly left: (room: Room) => string
}

/** A player's own limit in words. @param currency that the stakes are in */
export function useRoomText(currency: string): RoomText {
  const t = useTranslations('slip')
  const { stakeMoney } = useFormatting()
  const moment = useMoment()

  function parts({ limit, left }: Room) {
    const { type, amount, resetsAt } = limit
    return {
      name: t(`limit.${type === 'loss' ? 'loss' : 'wager'}`),
      left: stakeMoney(left, currency),
      limit: stakeMoney(amount ?? left, limit.currency ?? currency),
      until: resetsAt === null ? '' : moment(resetsAt),
    }
  }
  const isOfBet = ({ limit }: Room) => limit.type === 'bet'
  const largest = ({ left }: Room) => t('limit.bet', { left: stakeMoney(left, currency) })
  return {
    of: (room) => (isOfBet(room) ? largest(room) : t('limit.left', parts(room))),
    left(room) {
      if (isOfBet(room)) return largest(room)
      return t(room.left === 0n ? 'limit.none' : 'limit.over', parts(room))
    },
  }
}
