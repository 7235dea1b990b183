import { createSlip, type SlipBet } from '@touchline/betting'
import type { Placement } from '@touchline/contract'

import { isLoggedIn } from '../session-store/session-state.ts'
import type { PlacementAnswer } from '../slip-store/ask-until-answered.ts'
import {
  clearJournal,
  readJournal,
  writeJournal,
  type JournalEntry,
} from '../slip-store/placement-journal.ts'
import { placementBody } from '../slip-store/placement-request.ts'
import { askForAnswer, type PlacementRunner } from '../slip-store/placement-runner.ts'
import { toSlipPlacedBet } from '../slip-store/receipt.ts'
import { QUICK_JOURNAL_KEY } from './quick-journal-key.ts'
import type { QuickBetKernel } from './quick-bet-kernel.ts'
import { addTap, type QuickTap } from './quick-tap.ts'

/** As the slip's placement: one reference, kept before it is sent, asked about until answered. */
export function createQuickPlacement(kernel: QuickBetKernel): PlacementRunner {
  const { session, storages, deviceId, slip } = kernel.deps
  const storage = () => storages().session
  let running = new AbortController()

  function place(): void {
    // Whether an earlier bet stands is not known: nothing new before that.
    if (readJournal(storage(), QUICK_JOURNAL_KEY) !== null) return resume()
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
    writeJournal(storage(), { playerId, body, slip: sent }, QUICK_JOURNAL_KEY)
    void run({ body, pressedAt: Date.now() }, 'sending')
  }

  async function run(
    { body, pressedAt }: Pick<JournalEntry, 'body' | 'pressedAt'>,
    phase: 'sending' | 'checking',
  ): Promise<void> {
    running.abort()
    running = new AbortController()
    const { signal } = running
    kernel.setState((state) => ({ ...state, phase }))
    const answer = await askForAnswer(
      kernel.deps,
      { body, pressedAt },
      {
        signal,
        onLost: () => kernel.setState((state) => ({ ...state, phase: 'checking' })),
      },
    )
    if (!signal.aborted) finish(answer, body)
  }

  function finish(answer: PlacementAnswer, body: Placement): void {
    // An answer was lost before: whether the bet stands is only told to the player who placed it.
    if (answer.kind === 'unauthorized' && kernel.getState().phase === 'checking') {
      return kernel.setState((state) => ({ ...state, phase: 'interrupted' }))
    }
    if (answer.kind !== 'failed' || !answer.isOpen) clearJournal(storage(), QUICK_JOURNAL_KEY)
    settleAnswer(kernel, answer, body)
    if (kernel.getState().isLeaving) kernel.dispatch({ type: 'toggle' }, { isLeaving: false })
  }

  function resume(): void {
    const entry = readJournal(storage(), QUICK_JOURNAL_KEY)
    const { authStatus, profile } = session.getState()
    const { phase } = kernel.getState()
    if (entry === null || authStatus === 'UNKNOWN' || authStatus === 'PENDING') return
    if (phase === 'sending' || phase === 'checking') return
    if (profile !== null && profile.id !== entry.playerId) return abandon()
    const [bet] = entry.bets
    if (bet === undefined) return abandon()
    kernel.setState((state) => ({ ...state, quick: inProcess(state.quick, bet) }))
    if (isLoggedIn(session.getState())) void run(entry, 'checking')
    else kernel.setState((state) => ({ ...state, phase: 'interrupted' }))
  }

  function abandon(): void {
    running.abort()
    clearJournal(storage(), QUICK_JOURNAL_KEY)
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
