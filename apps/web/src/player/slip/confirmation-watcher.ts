import { BET_STATUSES } from '@touchline/betting'
import type { PlacedBet } from '@touchline/contract'
import { calls } from '@touchline/contract/by-name'

import { confirmationEnd } from './receipt.ts'
import type { SlipDependencies } from './slip-kernel.ts'

/** Push normally tells in time; this long after the delay's end the bets are read instead. */
const PATIENCE_MS = 2_000
const RECENT_BETS = 30

export type Confirmations = {
  readonly deps: Pick<SlipDependencies, 'api' | 'report'>
  readonly placed: () => readonly PlacedBet[]
  /** A bet as it stands now, of these or another one. */
  readonly update: (bet: PlacedBet) => void
}

/** Follows placed bets through their acceptance delay, where push stays silent. */
export function createConfirmationWatcher({ deps, placed, update }: Confirmations): {
  check: () => void
} {
  const { api, report } = deps
  let waitingFor: number | null = null
  let timer: ReturnType<typeof setTimeout> | undefined

  function check(): void {
    const end = confirmationEnd(placed())
    if (end === waitingFor) return
    waitingFor = end
    clearTimeout(timer)
    if (end !== null) schedule(Math.max(0, end - Date.now()) + PATIENCE_MS)
  }

  function schedule(ms: number): void {
    timer = setTimeout(() => void read(ms), ms)
  }

  async function read(waited: number): Promise<void> {
    try {
      const { data } = await api(calls.listBets, {
        query: { status: [...BET_STATUSES], page: 1, limit: RECENT_BETS },
      })
      data.forEach(update)
    } catch (error) {
      report(error)
    }
    if (confirmationEnd(placed()) !== null) schedule(waited * 2)
  }

  return { check }
}
