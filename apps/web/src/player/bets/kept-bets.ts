import { useBets } from './use-bets.ts'

/** Keeps the player's bets at hand on every page: their number shows in the slip and the bar. */
export function KeptBets() {
  useBets()
  return null
}
