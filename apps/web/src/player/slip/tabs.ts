import type { SlipBet, SlipSelection, SlipState } from '@touchline/betting'
import type { LookUp } from './lookup.ts'
import { lookUpSelections, toMarketUpdate } from './lookup.ts'
import type { PlayerActions } from './perform.ts'
import type { SlipKernel } from './kernel.ts'
import type { PlacementRunner } from './placement.ts'
import { signPlacing } from './placing-signal.ts'
import { BETS } from './stored.ts'
import { CHANGED_AT } from './stored-details.ts'
import { HELLO, HERE } from './other-tabs.ts'
import { askMessage, readTabMessage, signalMessage, slipMessage } from './tab-messages.ts'
import type { SharedSlip, TabMessage } from './tab-messages.ts'

/** One slip in all tabs of the browser: what the player changes in one shows in the others. */
export function shareBetweenTabs(
  kernel: SlipKernel,
  placements: Pick<PlacementRunner, 'resume'>,
  { hasEarly, repeatEarly }: Pick<PlayerActions, 'hasEarly' | 'repeatEarly'>,
): void {
  const { otherTabs, session, report } = kernel.deps
  const lastChange = createLastChange(kernel)
  /** Newer slips than what this tab began with are the common one, whatever was pressed meanwhile. */
  const beganAt = lastChange.at()
  const question = crypto.randomUUID()
  /** Of the newest slip that is being taken: the names of its legs may have to be asked for. */
  let takingAt = 0
  /** What another tab changed is no change of this one. */
  let isAdopting = false
  /** As it was told last. */
  let hadBets = false
  const owner = (): string | null => session.getState().profile?.id ?? null
  const isKnown = (): boolean => !['UNKNOWN', 'PENDING'].includes(session.getState().authStatus)

  const setBehind = (isBehind: boolean) => kernel.setState((state) => ({ ...state, isBehind }))

  const placing = signPlacing(kernel, placements, (signal) =>
    otherTabs.post(signalMessage(owner(), signal)),
  )

  function tellSlip(answers: string | null = null): void {
    const { slip, details } = kernel.getState()
    otherTabs.post(slipMessage(owner(), { at: lastChange.at(), answers }, slip, details))
    const hasBets = slip.bets.length > 0
    // A tab without a machine understands nothing else.
    if (hasBets && !hadBets) otherTabs.post(HERE)
    hadBets = hasBets
  }

  function follow(): void {
    const { slip, phase } = kernel.getState()
    // Its reference is written down before anything is sent.
    if (slip.inProgress) return phase === 'idle' ? undefined : placing.begin()
    if (!isAdopting && !slip.isRestoring && isKnown() && lastChange.isOutdated()) {
      lastChange.noteNow()
      tellSlip()
    }
    // After the slip without what was placed, so that no tab can place that again.
    placing.end()
    if (!kernel.getState().isBehind || slip.isRestoring) return
    setBehind(false)
    otherTabs.post(askMessage(owner(), crypto.randomUUID()))
  }

  async function take(message: SharedSlip): Promise<void> {
    const isAnswer = message.answers === question
    const isMeeting = isAnswer && hasEarly()
    const isLate = () =>
      message.at <= (isMeeting ? beganAt : lastChange.at()) || message.at < takingAt
    if (isLate()) {
      // That tab has missed something, or nothing there is newer than what was pressed here before.
      if (isMeeting || (isAnswer && message.at < lastChange.at())) tellSlip()
      return
    }
    takingAt = message.at
    const unknown = unknownLegs(kernel, message)
    const found = unknown.length > 0 ? await lookUpSelections(kernel.deps.api, unknown) : NOTHING
    const { slip } = kernel.getState()
    if (isLate() || message.owner !== owner()) return
    if (slip.inProgress || slip.isRestoring) {
      return setBehind(true)
    }
    isAdopting = true
    adopt(kernel, message, found)
    lastChange.note(Math.max(message.at, lastChange.at()))
    isAdopting = false
    // On top of it, as a change of this tab: the later press counts.
    if (isMeeting) repeatEarly()
  }

  function hear(message: TabMessage): void {
    switch (message.kind) {
      case 'ask':
        tellSlip(message.id)
        return placing.repeat()
      case 'placing':
      case 'open':
      case 'placed':
        return placing.hear(message)
      case 'slip':
        return void take(message).catch(report)
    }
  }

  otherTabs.listen((value) => {
    if (value === HELLO && kernel.getState().slip.bets.length > 0) otherTabs.post(HERE)
    const message = readTabMessage(value)
    if (message !== null && isKnown() && message.owner === owner()) hear(message)
  })
  session.onSignedOut((reason) => {
    if (reason === 'player') placing.free()
  })
  kernel.subscribe(follow)
  if (hasEarly()) lastChange.noteNow()
  follow()
  placing.takeUp()
  // Another tab may have gone on while this one was away.
  otherTabs.post(askMessage(owner(), question))
}

/** The time of the slip, by which the latest change counts among tabs; outlives a reload. */
function createLastChange(kernel: SlipKernel) {
  const storage = kernel.deps.storages().session
  let at = CHANGED_AT.read(storage) ?? 0
  let choices = choicesOf(kernel.getState().slip)

  /** The slip as it stands is of that time, in ms since 1970. */
  function note(time: number): void {
    at = time
    choices = choicesOf(kernel.getState().slip)
    CHANGED_AT.write(storage, String(at))
  }

  return {
    at: () => at,
    /** Whether the slip has been changed since. */
    isOutdated: () => choicesOf(kernel.getState().slip) !== choices,
    note,
    /** Two changes within a millisecond are two. */
    noteNow: () => note(Math.max(Date.now(), at + 1)),
  }
}

const NOTHING: LookUp = { matches: [], markets: [] }

function unknownLegs(kernel: SlipKernel, { slip }: SharedSlip): readonly SlipSelection[] {
  const { selectedOutcomeIds: known } = kernel.getState().slip
  return legsOf(slip.bets).filter(({ id }) => !known.includes(id))
}

/** Takes another tab's slip in place of this one's. */
function adopt(kernel: SlipKernel, { slip: shared, details }: SharedSlip, found: LookUp): void {
  const { slip, panel, details: known, hasRestoreFailed } = kernel.getState()
  const opens = slip.bets.length === 0 && shared.bets.length > 0
  // What could not be brought back is older, and may be placed by now.
  if (hasRestoreFailed) BETS.forget(kernel.deps.storages().session)
  kernel.dispatch(
    { type: 'slipShared', bets: shared.bets, markets: found.markets.map(toMarketUpdate) },
    {
      details: { ...known, ...details },
      panel: opens ? { ...panel, isOpen: true } : panel,
      hasRestoreFailed: false,
    },
  )
  for (const { id, status } of found.matches) {
    kernel.dispatch({ type: 'matchStatusChanged', matchId: id, matchStatus: status })
  }
}

function legsOf(bets: readonly SlipBet[]) {
  return bets.flatMap((bet) => bet.selections)
}

/** What the player chose, without what prices do by themselves: tells whether there is news. */
function choicesOf({ bets, currency }: SlipState): string {
  const choices = bets.map((bet) => [
    bet.betType,
    bet.systemType?.id,
    bet.bankers,
    // A stake that follows from a wanted return moves with the prices.
    bet.desiredWin === null ? String(bet.stake) : `for ${bet.desiredWin}`,
    bet.stakeSource,
    bet.bonus?.id,
    bet.isVip,
    bet.isCustomOddsProposed ? bet.customOdds : null,
    bet.selections.map(({ id, acceptedOdds }) => [id, acceptedOdds]),
  ])
  return JSON.stringify([currency, choices])
}
