import { array, object, string } from '@touchline/contract/schema'

import { askAgain } from '../../base/ask-again.ts'
import { parseJson } from '../../base/stored.ts'
import { isLoggedIn } from '../session/session-state.ts'
import { isWorthKeeping, PAUSES_MS } from '../slip/kept-receipt.ts'
import { readRecentBets } from '../slip/receipt.ts'
import { placedBets, withFormer, type QuickBetKernel } from './kernel.ts'
import { QUICK_TAPS } from './stored-taps.ts'

const KEPT = object({ playerId: string(), ids: array(string()) })

/**
 * Keeps taps whose bet waits for the end of its delay, or was rejected then, for the page that comes
 * next, as the slip keeps its receipt.
 * @returns shows those of the page before, once their player is there
 */
export function keepTaps(kernel: QuickBetKernel): () => Promise<void> {
  const { api, session, storages, report } = kernel.deps
  const storage = () => storages().session
  const playerId = () => session.getState().profile?.id
  let last = kernel.getState().taps
  let former = parseJson(KEPT, QUICK_TAPS.read(storage()) ?? '')
  let isReading = false

  kernel.subscribe(() => {
    const { taps } = kernel.getState()
    if (taps === last) return
    last = taps
    // The player has closed what there was to read, or has left.
    if (taps.length === 0) former = null
    const player = playerId()
    // An expired session takes nothing away.
    if (player === undefined && taps.length > 0) return
    const ids = placedBets(taps)
      .filter(isWorthKeeping)
      .map(({ id }) => id)
      .concat(former?.ids ?? [])
    if (player === undefined || ids.length === 0) return QUICK_TAPS.forget(storage())
    QUICK_TAPS.write(storage(), JSON.stringify({ playerId: player, ids }))
  })

  return async () => {
    const kept = former
    if (kept === null || isReading || !isLoggedIn(session.getState())) return
    if (kept.playerId !== playerId()) {
      former = null
      return QUICK_TAPS.forget(storage())
    }
    isReading = true
    try {
      const bets = await askAgain(() => readRecentBets(api), PAUSES_MS)
      if (former !== kept || kept.playerId !== playerId()) return
      former = null
      const found = bets.filter(({ id }) => kept.ids.includes(id))
      kernel.setState((state) => ({ ...state, taps: withFormer(state.taps, found) }))
    } catch (error) {
      report(error)
    } finally {
      isReading = false
    }
  }
}
