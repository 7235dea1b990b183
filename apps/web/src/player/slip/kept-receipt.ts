import { parsePersistedSlip, persistSlip } from '@touchline/betting'
import type { PlacedBet } from '@touchline/contract'
import { array, object, string, type InferOutput } from '@touchline/contract/schema'

import { askAgain } from '../../base/ask-again.ts'
import { parseJson } from '../../base/stored.ts'
import { isLoggedIn } from '../session/session-state.ts'
import type { SlipKernel } from './kernel.ts'
import { readRecentBets, toSlipPlacedBet } from './receipt.ts'
import { RECEIPT } from './stored.ts'

const KEPT = object({
  playerId: string(),
  ids: array(string()),
  /** What was placed, as the slip's rules write it. */
  bets: string(),
})

/** Before the bets are asked for again; beyond them the next page does. */
export const PAUSES_MS = [1_000, 4_000, 15_000]

/**
 * Keeps a receipt that does not yet say how its bets ended, or says that one was rejected, for the page
 * that comes next: My bets lists no rejected bet.
 * @returns shows the one that was kept, where its player is there and does nothing else
 */
export function keepReceipts(kernel: SlipKernel): () => Promise<void> {
  const { api, session, storages, report } = kernel.deps
  const storage = () => storages().session
  let last = kernel.getState().receipt
  let isReading = false

  kernel.subscribe(() => {
    const { receipt, slip } = kernel.getState()
    if (receipt === last) return
    last = receipt
    const playerId = session.getState().profile?.id
    // An expired session takes the receipt away, not the question.
    if (playerId === undefined) return
    if (!receipt.some(isWorthKeeping)) return RECEIPT.forget(storage())
    const bets = persistSlip({ ...slip, bets: slip.processingBets })
    RECEIPT.write(storage(), JSON.stringify({ playerId, ids: receipt.map(({ id }) => id), bets }))
  })

  const isBusy = () => {
    const { slip, receipt } = kernel.getState()
    return slip.inProgress || slip.isRestoring || receipt.length > 0
  }

  async function show({ ids, bets }: InferOutput<typeof KEPT>): Promise<void> {
    const before = kernel.getState().slip.selectedOutcomeIds
    const recent = await askAgain(() => readRecentBets(api), PAUSES_MS)
    // What was pressed meanwhile puts a receipt away.
    if (isBusy() || kernel.getState().slip.selectedOutcomeIds !== before) return
    const receipt = recent.filter(({ id }) => ids.includes(id))
    if (receipt.length === 0) return RECEIPT.forget(storage())
    const placedBets = receipt.map(toSlipPlacedBet)
    const processingBets = parsePersistedSlip(bets)?.bets ?? []
    kernel.setState((state) => ({
      ...state,
      receipt,
      slip: { ...state.slip, ticketState: 'SUCCESS', placedBets, processingBets },
    }))
  }

  return async () => {
    const text = RECEIPT.read(storage())
    if (text === null || isReading || isBusy() || !isLoggedIn(session.getState())) return
    const kept = parseJson(KEPT, text)
    const isOwn = kept?.playerId === session.getState().profile?.id
    if (kept === null || !isOwn) return RECEIPT.forget(storage())
    isReading = true
    try {
      await show(kept)
    } catch (error) {
      report(error)
    } finally {
      isReading = false
    }
  }
}

/** What became of it is not known yet, or no list tells. */
export function isWorthKeeping({ status }: PlacedBet): boolean {
  return status === 'submitted' || status === 'rejected'
}
