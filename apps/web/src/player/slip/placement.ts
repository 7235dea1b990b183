import type { OddsAcceptMode, SlipBet, SlipState } from '@touchline/betting'
import { toPlacementBets } from '@touchline/betting'
import type { Placement } from '@touchline/contract'
import { isLoggedIn } from '../session/session-state.ts'
import type { AskOptions, PlacementAnswer } from './placement-answer.ts'
import { failureOf, askUntilAnswered } from './placement-answer.ts'
import type { JournalEntry } from './placement-journal.ts'
import { LONG_AGO, readJournal, stopSending, writeJournal } from './placement-journal.ts'
import { dropPlaced } from './persist.ts'
import { toSlipPlacedBet } from './receipt.ts'
import { JOURNAL, type StoredJournal } from './stored.ts'
import type { SlipDependencies, SlipKernel } from './kernel.ts'
import type { SlipStoreState } from './state.ts'
import type { PlacementPhase } from './primary-action.ts'

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
