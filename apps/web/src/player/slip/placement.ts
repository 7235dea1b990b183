import type { SlipBet } from '@touchline/betting'
import { isLoggedIn } from '../session/session-state.ts'
import type { SlipKernel } from './kernel.ts'
import { createOpenPlacement, placementBody } from './open-placement.ts'
import { dropPlaced } from './persist.ts'
import type { PlacementAnswer } from './placement-answer.ts'
import { failureOf } from './placement-answer.ts'
import type { JournalEntry } from './placement-journal.ts'
import { LONG_AGO } from './placement-journal.ts'
import { toSlipPlacedBet } from './receipt.ts'
import type { SlipStoreState } from './state.ts'

export type PlacementRunner = {
  /** Places what the machine allows to be placed; a visitor is asked to sign in. */
  place: () => void
  /** Takes up a placement whose answer was not known when the page or the session ended. */
  resume: () => void
  /** Forgets an open placement, at sign-out. */
  abandon: () => void
}

export function createPlacementRunner(kernel: SlipKernel): PlacementRunner {
  const { session, requestSignIn, otherTabs } = kernel.deps
  const open = createOpenPlacement({
    deps: kernel.deps,
    getState: kernel.getState,
    setPhase: (phase) => kernel.setState((state) => ({ ...state, phase })),
    settle: (answer) => settleAnswer(kernel, answer),
    // The tabs share one slip: what another one has sent, or changed since, is not sent here, too.
    sendAlone: (signal, send) =>
      otherTabs.sendAlone(signal, async () => (kernel.getState().isBehind ? null : send())),
    standBack: () => kernel.dispatch({ type: 'placementFailed', error: null }, { phase: 'idle' }),
  })

  function place(): void {
    // Whether earlier bets stand is not known: nothing new before that, and the slip may be another
    // one by now, so they are asked about and not sent again.
    const earlier = open.entry()
    const player = session.getState().profile?.id
    if (earlier !== null && earlier.playerId === player && isLoggedIn(session.getState())) {
      return takeUp({ ...earlier, pressedAt: LONG_AGO })
    }
    const context = kernel.context()
    kernel.dispatch({ type: 'placeRequested', context }, { failure: null })
    if (!context.rules.isLoggedIn) return requestSignIn('toBet')
    const { slip, acceptMode } = kernel.getState()
    const playerId = session.getState().profile?.id
    if (!slip.inProgress || playerId === undefined) return
    const body = placementBody(slip, {
      reference: crypto.randomUUID(),
      acceptMode,
      deviceId: kernel.deps.deviceId(),
      quick: false,
    })
    open.send({ playerId, body, slip })
  }

  const show = (entry: JournalEntry, change: Partial<SlipStoreState>) =>
    kernel.setState((state) => ({ ...state, ...change, slip: inProcess(state.slip, entry.bets) }))

  function takeUp(entry: JournalEntry): void {
    show(entry, { failure: null })
    open.ask(entry)
  }

  function abandon(): void {
    open.forget()
    kernel.dispatch({ type: 'placementFailed', error: null }, { phase: 'idle' })
  }

  const interrupt = (entry: JournalEntry) => show(entry, { phase: 'interrupted' })

  function resume(): void {
    // The saved bets come back first, so that what was placed can be taken out of them.
    if (!kernel.getState().slip.isRestoring) open.resume({ abandon, takeUp, interrupt })
  }

  return { place, resume, abandon }
}

function settleAnswer(kernel: SlipKernel, answer: PlacementAnswer): void {
  const { onPlaced, raiseError } = kernel.deps
  switch (answer.kind) {
    case 'placed':
      dropPlaced(kernel)
      kernel.dispatch(
        { type: 'placementSucceeded', placedBets: answer.bets.map(toSlipPlacedBet) },
        { phase: 'idle', receipt: answer.bets },
      )
      return onPlaced(answer.bets)
    case 'refused': {
      const { error, currentOdds } = answer
      return kernel.dispatch(
        { type: 'placementFailed', error, currentOdds },
        { phase: 'idle', failure: error },
      )
    }
    case 'unauthorized':
      return kernel.dispatch({ type: 'placementFailed', error: null }, { phase: 'idle' })
    case 'failed':
      kernel.dispatch(
        { type: 'placementFailed', error: null },
        { phase: 'idle', failure: failureOf(answer.cause, answer.isOpen) },
      )
      return raiseError(answer.cause)
  }
}

/** A slip whose placement was sent before the page was loaded. */
function inProcess<State extends { bets: readonly SlipBet[] }>(
  slip: State,
  processingBets: readonly SlipBet[],
) {
  return { ...slip, ticketState: 'PROCESSING' as const, inProgress: true, processingBets }
}
