import type { SlipBet } from '@touchline/betting'
import { createSlip } from '@touchline/betting'
import type { Placement } from '@touchline/contract'

import { QUICK_JOURNAL } from './quick-bet-preference.ts'
import type { PlacementAnswer } from '../slip/placement-answer.ts'
import type { PlacementRunner } from '../slip/placement.ts'
import { createOpenPlacement, placementBody } from '../slip/open-placement.ts'
import type { JournalEntry } from '../slip/placement-journal.ts'
import { toSlipPlacedBet } from '../slip/receipt.ts'
import type { QuickBetKernel, QuickBetStoreState, QuickTap } from './kernel.ts'
import { addTap } from './kernel.ts'

/** As the slip's placement: one reference, kept before it is sent, asked about until answered. */
export function createQuickPlacement(kernel: QuickBetKernel): PlacementRunner {
  const { session, deviceId, slip } = kernel.deps
  const open = createOpenPlacement({
    deps: kernel.deps,
    getState: kernel.getState,
    setPhase: (phase) => kernel.setState((state) => ({ ...state, phase })),
    settle(answer, body) {
      settleAnswer(kernel, answer, body)
      if (kernel.getState().isLeaving) kernel.dispatch({ type: 'toggle' }, { isLeaving: false })
    },
    journal: QUICK_JOURNAL,
  })

  function place(): void {
    // Whether an earlier bet stands is not known: nothing new before that.
    if (open.entry() !== null) return resume()
    kernel.dispatch({ type: 'placeRequested', context: kernel.context() })
    const { quick, phase } = kernel.getState()
    const playerId = session.getState().profile?.id
    const isSent = phase !== 'idle' || quick.state !== 'PROCESSING'
    if (isSent || quick.bet === null || playerId === undefined) return
    const { bet, currency, subunits } = quick
    const sent = { ...createSlip({ currency, subunits }), processingBets: [bet] }
    const body = placementBody(sent, {
      reference: crypto.randomUUID(),
      acceptMode: slip.getState().acceptMode,
      deviceId: deviceId(),
      quick: true,
    })
    open.send({ playerId, body, slip: sent })
  }

  const resume = () =>
    open.resume({
      abandon,
      takeUp: (entry) => {
        if (show(entry, {})) open.ask(entry)
      },
      interrupt: (entry) => void show(entry, { phase: 'interrupted' }),
    })

  /** @returns whether there is a bet in what was written down; else it is forgotten */
  function show({ bets: [bet] }: JournalEntry, change: Partial<QuickBetStoreState>): boolean {
    if (bet === undefined) abandon()
    else {
      kernel.setState((state) => ({ ...state, ...change, quick: inProcess(state.quick, bet) }))
    }
    return bet !== undefined
  }

  function abandon(): void {
    open.forget()
    kernel.dispatch({ type: 'placementFailed', error: null }, { phase: 'idle' })
  }

  return { place, resume, abandon }
}

function settleAnswer(kernel: QuickBetKernel, answer: PlacementAnswer, body: Placement): void {
  const { onPlaced, raiseError } = kernel.deps
  const tell = (end: QuickTap['end']) => {
    const { details, taps } = kernel.getState()
    const stake = body.bets[0]?.stake ?? null
    return {
      phase: 'idle' as const,
      taps: addTap(taps, { id: body.meta.reference, details, stake, end }),
    }
  }
  switch (answer.kind) {
    case 'placed': {
      const [bet] = answer.bets
      if (bet === undefined) {
        return kernel.dispatch({ type: 'placementFailed', error: null }, tell({ kind: 'failed' }))
      }
      kernel.dispatch(
        { type: 'placementSucceeded', placedBet: toSlipPlacedBet(bet) },
        tell({ kind: 'placed', bet }),
      )
      return onPlaced(answer.bets)
    }
    case 'refused': {
      const { error, currentOdds } = answer
      return kernel.dispatch(
        { type: 'placementFailed', error, currentOdds },
        tell({ kind: 'refused', error }),
      )
    }
    case 'unauthorized':
      return kernel.dispatch({ type: 'placementFailed', error: null }, { phase: 'idle' })
    case 'failed':
      kernel.dispatch(
        { type: 'placementFailed', error: null },
        tell({ kind: answer.isOpen ? 'open' : 'failed' }),
      )
      return raiseError(answer.cause)
  }
}

/** A bet that was sent before the page was loaded. */
function inProcess<State extends { bet: SlipBet | null }>(quick: State, bet: SlipBet) {
  const ids = bet.selections.map(({ id }) => id)
  return { ...quick, bet, state: 'PROCESSING' as const, selectedOutcomeIds: ids }
}
