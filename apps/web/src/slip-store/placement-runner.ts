import type { SlipBet } from '@touchline/betting'

import { isLoggedIn } from '../session-store/session-state.ts'
import { askUntilAnswered, type PlacementAnswer } from './ask-until-answered.ts'
import { placementBody } from './placement-request.ts'
import { clearJournal, readJournal, writeJournal, type JournalEntry } from './placement-journal.ts'
import { toSlipPlacedBet } from './receipt.ts'
import type { SlipKernel } from './slip-kernel.ts'

export type PlacementRunner = {
  /** Places what the machine allows to be placed; a visitor is asked to sign in. */
  place: () => void
  /** Takes up a placement whose answer was not known when the page or the session ended. */
  resume: () => void
  /** Forgets an open placement, at sign-out. */
  abandon: () => void
}

export function createPlacementRunner(kernel: SlipKernel): PlacementRunner {
  const { session, storages, requestSignIn } = kernel.deps
  let running = new AbortController()

  function place(): void {
    // Whether earlier bets stand is not known: nothing new before that, and the slip may be another
    // one by now, so they are asked about and not sent again.
    const open = openEntry()
    if (open !== null && isLoggedIn(session.getState())) return takeUp({ ...open, pressedAt: 0 })
    const context = kernel.context()
    kernel.dispatch({ type: 'placeRequested', context }, { failure: null })
    if (!context.rules.isLoggedIn) return requestSignIn('toBet')
    const { slip, acceptMode } = kernel.getState()
    const playerId = session.getState().profile?.id
    if (!slip.inProgress || playerId === undefined) return
    const reference = crypto.randomUUID()
    const body = placementBody(slip, {
      reference,
      acceptMode,
      deviceId: kernel.deps.deviceId(),
      quick: false,
    })
    writeJournal(storages().session, { playerId, body, slip })
    void run({ body, pressedAt: Date.now() }, 'sending')
  }

  /** What this player has not had an answer to. */
  function openEntry(): JournalEntry | null {
    const entry = readJournal(storages().session)
    return entry?.playerId === session.getState().profile?.id ? entry : null
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
    if (!signal.aborted) finish(answer)
  }

  function finish(answer: PlacementAnswer): void {
    // An answer was lost before: whether the bets stand is only told to the player who placed them.
    if (answer.kind === 'unauthorized' && kernel.getState().phase === 'checking') {
      return kernel.setState((state) => ({ ...state, phase: 'interrupted' }))
    }
    if (answer.kind !== 'failed' || !answer.isOpen) clearJournal(storages().session)
    settleAnswer(kernel, answer)
  }

  function resume(): void {
    const entry = readJournal(storages().session)
    const { authStatus, profile } = session.getState()
    if (entry === null || authStatus === 'UNKNOWN' || authStatus === 'PENDING') return
    if (kernel.getState().phase === 'sending' || kernel.getState().phase === 'checking') return
    if (profile !== null && profile.id !== entry.playerId) return abandon()
    if (isLoggedIn(session.getState())) return takeUp(entry)
    kernel.setState((state) => ({
      ...state,
      slip: inProcess(state.slip, entry.bets),
      phase: 'interrupted',
    }))
  }

  function takeUp(entry: JournalEntry): void {
    kernel.setState((state) => ({
      ...state,
      failure: null,
      slip: inProcess(state.slip, entry.bets),
    }))
    void run(entry, 'checking')
  }

  function abandon(): void {
    running.abort()
    clearJournal(storages().session)
    kernel.dispatch({ type: 'placementFailed', error: null }, { phase: 'idle' })
  }

  return { place, resume, abandon }
}

function settleAnswer(kernel: SlipKernel, answer: PlacementAnswer): void {
  const { onPlaced, raiseError } = kernel.deps
  switch (answer.kind) {
    case 'placed':
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
      kernel.dispatch({ type: 'placementFailed', error: null }, { phase: 'idle' })
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

type Asking = Pick<SlipKernel['deps'], 'api' | 'tabs' | 'pace'>

/** Sends a placement until its answer is known; of several tabs one asks. */
export function askForAnswer(
  { api, tabs, pace }: Asking,
  { body, pressedAt }: Pick<JournalEntry, 'body' | 'pressedAt'>,
  { signal, onLost }: { signal: AbortSignal; onLost: () => void },
): Promise<PlacementAnswer> {
  const ask = () =>
    askUntilAnswered(api, body, {
      signal,
      pressedAt,
      ...(pace === undefined ? {} : { pace }),
      wait: waitOrOnline,
      onLost,
    })
  return tabs.ask(body.meta.reference, ask, signal)
}

/** The connection coming back is reason enough to ask again at once. */
function waitOrOnline(ms: number): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer)
      globalThis.removeEventListener?.('online', done)
      resolve()
    }
    const timer = setTimeout(done, ms)
    globalThis.addEventListener?.('online', done)
  })
}
