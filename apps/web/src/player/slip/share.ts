import type { SelectionKey, SlipBet, SlipEvent, SlipState } from '@touchline/betting'
import { createBet, createSelection, selectionId } from '@touchline/betting'
import type { FoundSharedBets } from '@touchline/contract'
import { ApiError, readShareCode } from '@touchline/contract'
import { sessionKnown } from '../session/session-store.ts'
import type { LookUp } from './lookup.ts'
import type { DetailsById } from './stored-details.ts'
import { detailsOf, findPicked, lookUpSelections, toMarketUpdate } from './lookup.ts'
import type { SlipTab } from './commands.ts'
import { toSelectionInput } from './selection-input.ts'
import type { SlipKernel } from './kernel.ts'
import type { SlipStoreState } from './state.ts'
import { findCurrency } from './view.ts'

type FoundBet = FoundSharedBets['bets'][number]

/** What is done in the player's name. */
type Acting = {
  act: (event: SlipEvent) => void
  openPanel: (tab: SlipTab) => void
  togglesWaiting: () => void
}

/**
 * Puts shared bets in place of the slip's, at the prices of now and in the player's currency. What
 * is not available any more is left out and named; the former slip can be put back.
 */
export async function loadSharedBets(
  kernel: SlipKernel,
  actions: Acting,
  text: string,
): Promise<void> {
  const { api, notify, report, session, systemSettings } = kernel.deps
  // SHARE-06; an address that names no code shares nothing.
  if (systemSettings()?.platform.sharingEnabled !== true || text.trim() === '') return
  const code = readShareCode(text)
  if (code === null) return notify({ kind: 'sharedBetNotFound' })
  await placementOver(kernel)
  kernel.dispatch({ type: 'restoreStarted' })
  try {
    const { data } = await api('findSharedBets', { query: { code } })
    // The session decides on the currency and on what may stand side by side.
    await sessionKnown(session)
    if (data.bets.length === 0) return notFound(kernel)
    const keys = data.bets.flatMap((bet) => bet.selections)
    takeBets(kernel, actions, data.bets, await lookUpSelections(api, keys))
  } catch (error) {
    if (isNotFound(error)) return notFound(kernel)
    kernel.dispatch({ type: 'restoreFailed' })
    notify({ kind: 'sharedBetFailed' })
    report(error)
  } finally {
    actions.togglesWaiting()
  }
}

function notFound({ deps, dispatch }: SlipKernel): void {
  dispatch({ type: 'restoreFailed' })
  deps.notify({ kind: 'sharedBetNotFound' })
}

function takeBets(
  kernel: SlipKernel,
  actions: Acting,
  found: readonly FoundBet[],
  now: LookUp,
): void {
  const { notify } = kernel.deps
  const before = kernel.getState()
  const details = { ...before.details, ...detailsOf(now, found.flatMap(legsOf)) }
  const bets = found.flatMap((bet) => slipBet(kernel, bet, now))
  const markets = now.markets.map(toMarketUpdate)
  kernel.dispatch({ type: 'sharedBetLoaded', bets, markets }, { details, failure: null })
  const { slip } = kernel.getState()
  if (slip.bets === before.slip.bets) return notify({ kind: 'sharedBetGone' })
  const missing = missingNames(found, new Set(slip.selectedOutcomeIds), details)
  kernel.setState((state) => ({ ...state, sharedMissing: missing }))
  // SHARE-08
  actions.openPanel('BET_SLIP')
  if (before.slip.bets.length === 0) return
  notify({ kind: 'sharedBetLoaded', undo: () => undoShared(kernel, before, slip) })
}

/** Puts the slip back that shared bets took the place of. What was picked meanwhile stays. */
function undoShared(
  { dispatch, getState }: SlipKernel,
  before: SlipStoreState,
  { selectedOutcomeIds: shared }: SlipState,
): void {
  const now = getState()
  const gone = new Set([...shared, ...before.slip.selectedOutcomeIds])
  const bets = [...before.slip.bets, ...now.slip.bets.flatMap((bet) => withoutLegs(bet, gone))]
  const details = { ...before.details, ...now.details }
  dispatch({ type: 'setBets', bets }, { details, failure: null, sharedMissing: [] })
}

/** A stake was meant for the bet as a whole. */
function withoutLegs(bet: SlipBet, gone: ReadonlySet<string>): SlipBet[] {
  const selections = bet.selections.filter(({ id }) => !gone.has(id))
  if (selections.length === 0) return []
  if (selections.length === bet.selections.length) return [bet]
  return [createBet(bet.betType, selections, bet)]
}

function slipBet({ deps }: SlipKernel, bet: FoundBet, now: LookUp): SlipBet[] {
  const selections = findPicked(now, bet.selections).map((picked) =>
    createSelection(toSelectionInput(picked)),
  )
  if (selections.length === 0) return []
  const system = deps.systemSettings()
  const { value, currency } = bet.stake
  const subunits = findCurrency(system, currency)?.subunits ?? 1
  return [
    {
      ...createBet(bet.type, selections, { currency, subunits }),
      stake: value,
      stakeSource: 'sharing',
      systemType: system?.systemTypes.find(({ id }) => id === bet.systemId) ?? null,
      bankers: (bet.bankers ?? []).flatMap((place) => {
        const leg = bet.selections[place]
        return leg === undefined ? [] : [selectionId(leg)]
      }),
      customOdds: bet.customOdds ?? null,
      isCustomOddsProposed: bet.customOdds !== undefined,
    },
  ]
}

/** Names of the selections that did not come into the slip, as they were when they were shared. */
function missingNames(
  found: readonly FoundBet[],
  present: ReadonlySet<string>,
  details: DetailsById,
): string[] {
  const left = found.flatMap(legsOf).filter((leg) => !present.has(selectionId(leg)))
  const names = left.map((leg) => {
    const known = details[selectionId(leg)]
    if (known !== undefined) return `${known.outcomeName} (${known.home} – ${known.away})`
    return leg.names === null ? '' : `${leg.names.outcome} (${leg.names.match})`
  })
  return [...new Set(names)]
}

function legsOf(bet: FoundBet): (SelectionKey & Pick<FoundBet['selections'][number], 'names'>)[] {
  return bet.selections
}

/** A bet on its way is not disturbed. */
function placementOver(kernel: SlipKernel): Promise<void> {
  if (!kernel.getState().slip.inProgress) return Promise.resolve()
  return new Promise((resolve) => {
    const stop = kernel.subscribe(() => {
      if (kernel.getState().slip.inProgress) return
      stop()
      resolve()
    })
  })
}

function isNotFound(error: unknown): boolean {
  return error instanceof ApiError && error.status === 404
}
