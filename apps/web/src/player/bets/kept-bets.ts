import { useEffect } from 'react'

import { rememberForFirstPaint } from '../../preferences/cookies.ts'
import { ownSports } from '../../preferences/own-sports.ts'
import { useBets } from './use-bets.ts'

/**
 * Keeps the player's bets at hand on every page: their number shows in the slip and the bar. What
 * they are on leads the next home page, not this one: nothing moves under the player.
 */
export function KeptBets() {
  const { data } = useBets()
  const sports = data === undefined ? undefined : ownSports(data)
  useEffect(() => {
    if (sports !== undefined) rememberForFirstPaint('ownSports', sports || null)
  }, [sports])
  return null
}
