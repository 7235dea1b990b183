import type { PlacedBet } from '@touchline/contract'
import { useEffect } from 'react'

import { betsQuery } from '../../../player/bets/bets-query.ts'
import { useTick } from '../../../base/clock/use-tick.ts'
import { useServices } from '../../../base/services.ts'

/** Lists are not read more often than this for the sake of an offer. */
const READ_AGAIN_MS = 10_000

/** The amount that is offered now; null for none, and for one that has ended unrenewed. */
export function useOffer({ toCashout, cashoutExpiresAt }: PlacedBet): bigint | null {
  const services = useServices()
  const isOver = useTick(
    (now) => typeof cashoutExpiresAt === 'string' && Date.parse(cashoutExpiresAt) <= now,
  )
  const isExpired = toCashout !== null && isOver
  useEffect(() => {
    if (!isExpired) return
    const { queryClient } = services
    const { queryKey } = betsQuery(services)
    const readAt = queryClient.getQueryState(queryKey)?.dataUpdatedAt ?? 0
    if (Date.now() - readAt < READ_AGAIN_MS) return
    void queryClient.invalidateQueries({ queryKey }, { cancelRefetch: false })
  }, [isExpired, services])
  return isExpired || toCashout === 0n ? null : toCashout
}
