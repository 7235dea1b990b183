import type { PersistedSlip, SlipBet, SlipState } from '@touchline/betting'
import { parsePersistedSlip, persistSlip } from '@touchline/betting'
import {
  fallback,
  literal,
  nullable,
  number,
  object,
  picklist,
  safeParse,
  string,
  variant,
} from '@touchline/contract/schema'
import { parseJson } from '../../base/stored.ts'
import type { LookUp } from './lookup.ts'
import { lookUpSelections, toMarketUpdate } from './lookup.ts'
import type { PlayerActions } from './perform.ts'
import type { SlipKernel } from './kernel.ts'
import type { DetailsById } from './stored-details.ts'
import type { PlacementRunner } from './placement.ts'
import { signPlacing, type PlacingSignal } from './placing-signal.ts'
import { CHANGED_AT, DETAILS_BY_ID } from './stored-details.ts'
import { JOURNAL_ENTRY } from './stored.ts'
import { HELLO, HERE } from './other-tabs.ts'

type SharedSlip = Extract<TabMessage, { kind: 'slip' }>

/** One slip in all tabs of the browser: what the player changes in one shows in the others. */
export function shareBetweenTabs(
  kernel: SlipKernel,
  placements: Pick<PlacementRunner, 'resume'>,
  { hasEarly, repeatEarly }: Pick<PlayerActions, 'hasEarly' | 'repeatEarly'>,
): void {
  const { otherTabs, session, storages, report } = kernel.deps
  const storage = storages().session
  let changedAt = CHANGED_AT.read(storage) ?? 0
  /** Newer slips than what this tab began with are the common one, whatever was pressed meanwhile. */
  const beganAt = changedAt
  const question = crypto.randomUUID()
  let told = choicesOf(kernel.getState().slip)
  let latest = 0
  /** What another tab changed is no change of this one. */
  let isTaking = false
  const owner = (): string | null => session.getState().profile?.id ?? null
  const isKnown = (): boolean => !['UNKNOWN', 'PENDING'].includes(session.getState().authStatus)

  const placing = signPlacing(kernel, placements, (signal) =>
    otherTabs.post(signalMessage(owner(), signal)),
  )

  function remember(at: number): void {
    changedAt = at
    told = choicesOf(kernel.getState().slip)
    CHANGED_AT.write(storage, String(at))
  }

  function tellSlip(answers: string | null = null): void {
    const { slip, details } = kernel.getState()
    otherTabs.post(slipMessage(owner(), { at: changedAt, answers }, slip, details))
  }

  function follow(): void {
    const { slip, phase } = kernel.getState()
    // Its reference is written down before anything is sent.
    if (slip.inProgress) return phase === 'idle' ? undefined : placing.begin()
    if (!isTaking && !slip.isRestoring && isKnown() && choicesOf(slip) !== told) {
      // Two changes within a millisecond are two.
      remember(Math.max(Date.now(), changedAt + 1))
      tellSlip()
    }
    // After the slip without what was placed, so that no tab can place that again.
    placing.end()
  }

  async function take(message: SharedSlip): Promise<void> {
    const isMeeting = message.answers === question && hasEarly()
    const isLate = () => message.at <= (isMeeting ? beganAt : changedAt) || message.at < latest
    if (isLate()) {
      // Nothing there is newer than what was pressed here before the tabs met.
      if (isMeeting) tellSlip()
      return
    }
    latest = message.at
    const unknown = legsOf(message.slip.bets).filter(
      ({ id }) => !kernel.getState().slip.selectedOutcomeIds.includes(id),
    )
    let found: LookUp = { matches: [], markets: [] }
    if (unknown.length > 0) found = await lookUpSelections(kernel.deps.api, unknown)
    const { slip } = kernel.getState()
    if (isLate() || slip.inProgress || slip.isRestoring || message.owner !== owner()) return
    isTaking = true
    adopt(message, found)
    remember(Math.max(message.at, changedAt))
    isTaking = false
    // On top of it, as a change of this tab: the later press counts.
    if (isMeeting) repeatEarly()
  }

  function adopt({ slip: shared, details }: SharedSlip, found: LookUp): void {
    const { slip, panel, details: known } = kernel.getState()
    const opens = slip.bets.length === 0 && shared.bets.length > 0
    kernel.dispatch(
      { type: 'slipShared', bets: shared.bets, markets: found.markets.map(toMarketUpdate) },
      { details: { ...known, ...details }, panel: opens ? { ...panel, isOpen: true } : panel },
    )
    for (const { id, status } of found.matches) {
      kernel.dispatch({ type: 'matchStatusChanged', matchId: id, matchStatus: status })
    }
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
  if (hasEarly()) remember(Math.max(Date.now(), changedAt + 1))
  follow()
  placing.takeUp()
  // Another tab may have gone on while this one was away.
  otherTabs.post(askMessage(owner(), question))
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

const VERSION = 2

/** What tabs tell each other. */
export type TabMessage = {
  /** Player whose slip it is, null for a visitor: tabs of others do not listen. */
  readonly owner: string | null
} &
  /** `id` comes back with the answers. */
  (
    | { readonly kind: 'ask'; readonly id: string }
    | PlacingSignal
    | {
        readonly kind: 'slip'
        /** The question that it answers; null where the player has just changed something. */
        readonly answers: string | null
        /** When the player changed it last, in ms since the epoch: the latest change counts. */
        readonly at: number
        readonly slip: PersistedSlip
        readonly details: DetailsById
      }
  )

export function slipMessage(
  owner: string | null,
  { at, answers }: { at: number; answers: string | null },
  slip: SlipState,
  details: DetailsById,
): unknown {
  const texts = { slip: persistSlip(slip), details: JSON.stringify(details) }
  return { version: VERSION, kind: 'slip', owner, at, answers, ...texts }
}

export function signalMessage(owner: string | null, signal: PlacingSignal): unknown {
  return { version: VERSION, owner, ...signal }
}

export function askMessage(owner: string | null, id: string): unknown {
  return { version: VERSION, kind: 'ask', owner, id }
}

const FIELDS = { version: literal(VERSION), owner: nullable(string()) }

const MESSAGE = variant('kind', [
  object({ ...FIELDS, kind: literal('ask'), id: string() }),
  object({
    ...FIELDS,
    kind: picklist(['placing', 'open']),
    journal: fallback(nullable(JOURNAL_ENTRY), null),
  }),
  object({
    ...FIELDS,
    kind: literal('placed'),
    reference: fallback(nullable(string()), null),
  }),
  object({
    ...FIELDS,
    kind: literal('slip'),
    at: number(),
    answers: fallback(nullable(string()), null),
    slip: string(),
    details: string(),
  }),
])

/** null for anything that this version did not write. */
export function readTabMessage(value: unknown): TabMessage | null {
  const result = safeParse(MESSAGE, value)
  if (!result.success) return null
  const { version: _version, ...message } = result.output
  if (message.kind !== 'slip') return message
  const slip = parsePersistedSlip(message.slip)
  return slip && { ...message, slip, details: parseJson(DETAILS_BY_ID, message.details) ?? {} }
}
