import type { OddsAcceptMode, SlipBet, SlipState } from '@touchline/betting'
import { toPlacementBets } from '@touchline/betting'
import type { Placement } from '@touchline/contract'
import { isLoggedIn } from '../session/session-state.ts'
import type { SlipDependencies } from './kernel.ts'
import type { AskOptions, PlacementAnswer } from './placement-answer.ts'
import { askUntilAnswered } from './placement-answer.ts'
import type { JournalEntry } from './placement-journal.ts'
import { readJournal, stopSending, writeJournal } from './placement-journal.ts'
import type { PlacementPhase } from './primary-action.ts'
import { JOURNAL, type StoredJournal } from './stored.ts'

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
  journal?: StoredJournal
  /** Sends for the first time; null where another tab of the same slip does. */
  sendAlone?: (
    signal: AbortSignal,
    send: () => Promise<PlacementAnswer>,
  ) => Promise<PlacementAnswer | null>
  /** Nothing was sent. */
  standBack?: () => void
}

export function createOpenPlacement(owner: Owner): OpenPlacement {
  const { deps, getState, setPhase, settle, journal = JOURNAL, standBack } = owner
  const sendAlone = owner.sendAlone ?? ((_signal, send) => send())
  const storage = () => deps.storages().session
  const entry = () => readJournal(storage(), journal)
  let running = new AbortController()

  async function run(
    { body, pressedAt }: Pick<JournalEntry, 'body' | 'pressedAt'>,
    phase: 'sending' | 'checking',
  ): Promise<void> {
    running.abort()
    running = new AbortController()
    const { signal } = running
    setPhase(phase)
    const options = {
      signal,
      onLost: () => setPhase('checking'),
      onAsking: () => stopSending(storage(), journal),
    }
    const ask = () => askForAnswer(deps, { body, pressedAt }, options)
    const answer = phase === 'sending' ? await sendAlone(signal, ask) : await ask()
    if (signal.aborted) return
    if (answer !== null) return finish(answer, body)
    journal.forget(storage())
    standBack?.()
  }

  function finish(answer: PlacementAnswer, body: Placement): void {
    // An answer was lost before: whether the bets stand is only told to the player who placed them.
    if (answer.kind === 'unauthorized' && getState().phase === 'checking') {
      return setPhase('interrupted')
    }
    if (answer.kind !== 'failed' || !answer.isOpen) journal.forget(storage())
    settle(answer, body)
  }

  return {
    entry,
    send(placement) {
      writeJournal(storage(), placement, journal)
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
      journal.forget(storage())
    },
  }
}

/** Sends a placement until its answer is known; of several tabs one asks. */
function askForAnswer(
  { api, tabs, pace }: Owner['deps'],
  { body, pressedAt }: Pick<JournalEntry, 'body' | 'pressedAt'>,
  options: Pick<AskOptions, 'signal' | 'onLost' | 'onAsking'>,
): Promise<PlacementAnswer> {
  const ask = () =>
    askUntilAnswered(api, body, {
      ...options,
      pressedAt,
      ...(pace === undefined ? {} : { pace }),
      wait: waitOrOnline,
    })
  return tabs.ask(body.meta.reference, ask, options.signal)
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

export type PlacementMeta = {
  reference: string
  deviceId: string
  acceptMode: OddsAcceptMode
  /** A bet of one tap. */
  quick: boolean
}

/** One kind for all bets, or each says by itself what it is. */
function kindOf(bets: readonly SlipBet[]): Placement['meta']['type'] {
  const [kind = 'single', ...others] = new Set(bets.map(({ betType }) => betType))
  return others.length > 0 ? 'mixed' : kind
}

/** PLACE-08: the body of a placement under way. */
export function placementBody(
  slip: Pick<SlipState, 'processingBets'>,
  meta: PlacementMeta,
): Placement {
  return {
    meta: {
      deviceId: meta.deviceId,
      quick: meta.quick,
      type: kindOf(slip.processingBets),
      reference: meta.reference,
      acceptMode: meta.acceptMode,
    },
    bets: toPlacementBets(slip).map(
      ({ stake, selections, bonus, systemId, bankers, customOdds, isVip }) => ({
        stake: { value: stake.amount, currency: stake.currency },
        selections: [...selections],
        ...(bonus === undefined ? {} : { bonus }),
        ...(systemId === undefined ? {} : { systemId }),
        ...(bankers === undefined ? {} : { bankers: [...bankers] }),
        ...(customOdds === undefined ? {} : { customOdds }),
        ...(isVip === undefined ? {} : { isVip }),
      }),
    ),
  }
}
