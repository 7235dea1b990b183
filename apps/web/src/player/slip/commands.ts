import type { BetType, OddsAcceptMode, SelectionKey, SlipEvent } from '@touchline/betting'
import { selectionRefusal, isMarketGone } from '@touchline/betting'
import { isLoggedIn } from '../session/session-state.ts'
import type { ButtonGuard } from './button-guard.ts'
import type { PickedOutcome, Press } from './presses.ts'
import { pickedId, toSelectionInput } from './presses.ts'
import { restoreSlip } from './persist.ts'
import { describeSelection, findPicked, lookUpSelections, toMarketUpdate } from './lookup.ts'
import type { SlipKernel } from './kernel.ts'
import type { SlipTab } from './state.ts'

export type PlayerActions = ReturnType<typeof createPlayerActions>

/** What the player does to the slip, beyond placing it. */
export function createPlayerActions(kernel: SlipKernel, guard: ButtonGuard, custom = false) {
  const { deps } = kernel
  const presses = createEarlyPresses(kernel, toggle)

  /** Runs an event of the player: what an earlier failure said is answered by it. */
  function act(event: SlipEvent): void {
    guard.release()
    kernel.dispatch(event, { failure: null })
  }

  /** @param isWanted in the slip or out of it; the other way than it looks unless told */
  function toggle(
    picked: PickedOutcome,
    isWanted: boolean = !presses.isShown(pickedId(picked)),
  ): void {
    const { slip, rules, details, panel, hasRestoreFailed } = kernel.view()
    if (slip.isRestoring) return presses.wait({ picked, isWanted })
    // The saved bets would be written over: they get one more try first.
    if (hasRestoreFailed) {
      presses.wait({ picked, isWanted })
      return void restoreAgain()
    }
    presses.note({ picked, isWanted })
    const selection = toSelectionInput(picked)
    const id = pickedId(picked)
    const isKnown = slip.selectedOutcomeIds.includes(id)
    if (isKnown === isWanted) return
    const refusal = isKnown ? null : selectionRefusal(slip, selection, custom, rules)
    if (refusal === 'too_many_selections') {
      deps.notify({ kind: 'tooManySelections', maximum: rules.maxSelections })
    }
    if (refusal !== null) return
    const isFirst = slip.bets.length === 0 && !isKnown
    guard.release()
    kernel.dispatch(
      { type: 'toggleSelection', selection, custom },
      {
        failure: null,
        details: isKnown ? details : { ...details, [id]: describeSelection(picked) },
        panel: isFirst ? { ...panel, isOpen: true, tab: 'BET_SLIP' } : panel,
      },
    )
  }

  /** What was picked meanwhile comes in either way. */
  async function restoreAgain(): Promise<void> {
    await restoreSlip(kernel)
    if (presses.areWaiting()) kernel.setState((state) => ({ ...state, hasRestoreFailed: false }))
    presses.togglesWaiting()
  }

  function openPanel(tab?: SlipTab): void {
    kernel.setState((state) => ({
      ...state,
      panel: { isOpen: true, isExpanded: true, tab: tab ?? state.panel.tab },
    }))
  }

  function clear(): void {
    const { slip, details } = kernel.getState()
    if (slip.inProgress) return
    act({ type: 'clear' })
    if (slip.bets.length === 0) return
    const undo = () => {
      kernel.dispatch({ type: 'setBets', bets: slip.bets }, { details })
      openPanel('BET_SLIP')
    }
    deps.notify({ kind: 'cleared', undo })
  }

  /** GAP-21: the player's choice goes to their settings, a visitor's lasts for the session. */
  async function setAcceptMode(acceptMode: OddsAcceptMode): Promise<void> {
    const before = kernel.getState().acceptMode
    guard.release()
    kernel.dispatch({ type: 'rulesChanged' }, { acceptMode })
    if (!isLoggedIn(deps.session.getState())) return
    try {
      await deps.session.saveSettings({ autoAcceptOddsChange: acceptMode })
    } catch (error) {
      kernel.dispatch({ type: 'rulesChanged' }, { acceptMode: before })
      deps.raiseError(error)
    }
  }

  return {
    act,
    toggle,
    clear,
    setAcceptMode,
    openPanel,
    togglesWaiting: presses.togglesWaiting,
    repeatEarly: presses.repeatEarly,
    hasEarly: presses.hasEarly,
    restoreAgain,
    closePanel: () =>
      kernel.setState((state) => ({
        ...state,
        panel: { ...state.panel, isOpen: false, isExpanded: false },
      })),
    /** Phones: back to the strip, or away where there is nothing in the slip. */
    collapsePanel: () =>
      kernel.setState((state) => ({
        ...state,
        panel: {
          tab: 'BET_SLIP',
          isOpen: state.slip.bets.length > 0 || state.slip.ticketState === 'SUCCESS',
          isExpanded: false,
        },
      })),
  }
}

/** More presses than a slip takes are not made before the tabs have met. */
const MOST_EARLY = 60

/**
 * Presses that came before the slip was ready for them. Each says whether the player wants the
 * outcome in the slip, so that a saved or a common slip that holds it already loses nothing.
 */
export function createEarlyPresses(
  kernel: Pick<SlipKernel, 'getState' | 'setState'>,
  toggle: (picked: PickedOutcome, isWanted: boolean) => void,
) {
  /** While the saved bets are being brought back. */
  const waiting: Press[] = []
  /** Before the common slip of all tabs was here: they count on top of that. */
  let early: Press[] | null = []

  function repeat(presses: readonly Press[]): void {
    for (const { picked, isWanted } of presses) toggle(picked, isWanted)
  }

  return {
    areWaiting: () => waiting.length > 0,
    hasEarly: () => early !== null && early.length > 0,
    /** Whether an outcome looks chosen: in the slip, or pressed to be. */
    isShown(id: string): boolean {
      const { slip, waitingIds } = kernel.getState()
      return slip.selectedOutcomeIds.includes(id) !== waitingIds.includes(id)
    },
    wait(press: Press): void {
      waiting.push(press)
      const id = pickedId(press.picked)
      kernel.setState((state) => ({
        ...state,
        waitingIds: state.waitingIds.includes(id)
          ? state.waitingIds.filter((other) => other !== id)
          : [...state.waitingIds, id],
      }))
    },
    note(press: Press): void {
      if (early !== null && early.length < MOST_EARLY) early.push(press)
    },
    togglesWaiting: (): void => {
      kernel.setState((state) =>
        state.waitingIds.length === 0 ? state : { ...state, waitingIds: [] },
      )
      repeat(waiting.splice(0))
    },
    /** Ends the time in which a press counts on top of what other tabs have; runs those presses. */
    repeatEarly: (): void => {
      const presses = early ?? []
      early = null
      repeat(presses)
    },
  }
}

/** A selection of a bet, with the name of what was picked. */
export type NamedKey = SelectionKey & { readonly name: string }

/**
 * Puts the outcomes of another bet in place of the slip's, at the prices of now, and names those that
 * are gone.
 */
export async function betAgain(
  kernel: SlipKernel,
  { act, toggle, openPanel }: PlayerActions,
  keys: readonly NamedKey[],
  betType: BetType,
): Promise<void> {
  const { api, notify, raiseError } = kernel.deps
  try {
    const found = await lookUpSelections(api, keys)
    const isThere = (key: NamedKey) => findPicked(found, [key]).some(canComeBack)
    const picked = findPicked(found, keys).filter(canComeBack)
    if (kernel.getState().slip.inProgress) return
    if (picked.length === 0) return notify({ kind: 'nothingAvailable' })
    act({ type: 'clear' })
    picked.forEach((each) => toggle(each))
    if (betType !== 'custom_bet') act({ type: 'setBetType', betType })
    openPanel('BET_SLIP')
    const names = keys.filter((key) => !isThere(key)).map(({ name }) => name)
    if (names.length > 0) notify({ kind: 'partlyAvailable', names })
  } catch (error) {
    raiseError(error)
  }
}

/** It is on offer, or only suspended for the moment. */
function canComeBack({ market }: PickedOutcome): boolean {
  return !isMarketGone(market.status)
}

/** Puts the receipt's bets back into the slip, at the prices of now. */
export async function reuseSelections(
  kernel: SlipKernel,
  { act, openPanel }: PlayerActions,
): Promise<void> {
  const { api, raiseError } = kernel.deps
  const keys = kernel.getState().slip.processingBets.flatMap((bet) => bet.selections)
  try {
    const { markets } = await lookUpSelections(api, keys)
    act({ type: 'reuseSelections', markets: markets.map(toMarketUpdate) })
    openPanel('BET_SLIP')
  } catch (error) {
    raiseError(error)
  }
}
