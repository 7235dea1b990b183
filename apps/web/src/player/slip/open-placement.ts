import type { Placement } from '@touchline/contract'

import { isLoggedIn } from '../session/session-state.ts'
import { askUntilAnswered, type PlacementAnswer } from './ask-until-answered.ts'
import { clearJournal, readJournal, writeJournal, type JournalEntry } from './placement-journal.ts'
import type { SlipDependencies } from './slip-kernel.ts'
import type { PlacementPhase } from './primary-action.ts'

/** The one placement whose answer is not known yet. */
export type OpenPlacement = {
  /** What was written down of it; null where nothing is open. */
  entry: () => JournalEntry | null
  /** Writes it down first, so that nothing can lose its reference, and sends it. */
  send: (placement: Parameters<typeof writeJournal>[1]) => void
  /** Asks about what was sent before. */
  ask: (entry: JournalEntry) => void
  /** What is to happen with the entry now: nothing while it is being asked about already. */
  resume: (ways: ResumeWays) => void
  forget: () => void
}

export type ResumeWays = {
  /** It is another player's. */
  abandon: () => void
  takeUp: (entry: JournalEntry) => void
  /** Its player has to sign in first. */
  interrupt: (entry: JournalEntry) => void
}

type Owner = {
  deps: Pick<SlipDependencies, 'api' | 'tabs' | 'pace' | 'session' | 'storages'>
  getState: () => { readonly phase: PlacementPhase }
  setPhase: (phase: PlacementPhase) => void
  /** Shows the answer; sets the phase with it. */
  settle: (answer: PlacementAnswer, body: Placement) => void
  /** Where it is written down; the slip's place unless told. */
  journalKey?: string
}

export function createOpenPlacement(owner: Owner): OpenPlacement {
  const { deps, getState, setPhase, settle, journalKey } = owner
  const storage = () => deps.storages().session
  const entry = () => readJournal(storage(), journalKey)
  let running = new AbortController()

  async function run(
    { body, pressedAt }: Pick<JournalEntry, 'body' | 'pressedAt'>,
    phase: 'sending' | 'checking',
  ): Promise<void> {
    running.abort()
    running = new AbortController()
    const { signal } = running
    setPhase(phase)
    const answer = await askForAnswer(
      deps,
      { body, pressedAt },
      { signal, onLost: () => setPhase('checking') },
    )
    if (!signal.aborted) finish(answer, body)
  }

  function finish(answer: PlacementAnswer, body: Placement): void {
    // An answer was lost before: whether the bets stand is only told to the player who placed them.
    if (answer.kind === 'unauthorized' && getState().phase === 'checking') {
      return setPhase('interrupted')
    }
    if (answer.kind !== 'failed' || !answer.isOpen) clearJournal(storage(), journalKey)
    settle(answer, body)
  }

  return {
    entry,
    send(placement) {
      writeJournal(storage(), placement, journalKey)
      void run({ body: placement.body, pressedAt: Date.now() }, 'sending')
    },
    ask: (open) => void run(open, 'checking'),
    resume({ abandon, takeUp, interrupt }) {
      const open = entry()
      const session = deps.session.getState()
      const { authStatus, profile } = session
      const { phase } = getState()
      if (open === null || authStatus === 'UNKNOWN' || authStatus === 'PENDING') return
      if (phase === 'sending' || phase === 'checking') return
      if (profile !== null && profile.id !== open.playerId) return abandon()
      if (isLoggedIn(session)) takeUp(open)
      else interrupt(open)
    },
    forget() {
      running.abort()
      clearJournal(storage(), journalKey)
    },
  }
}

/** Sends a placement until its answer is known; of several tabs one asks. */
function askForAnswer(
  { api, tabs, pace }: Owner['deps'],
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
