import { selectionRefusal, type OddsAcceptMode, type SlipEvent } from '@touchline/betting'

import { isLoggedIn } from '../session/session-state.ts'
import type { ButtonGuard } from './button-guard.ts'
import { createEarlyPresses } from './early-presses.ts'
import { pickedId, toSelectionInput, type PickedOutcome } from './picked-outcome.ts'
import { restoreSlip } from './restore-slip.ts'
import { describeSelection } from './selection-details.ts'
import type { SlipKernel } from './slip-kernel.ts'
import type { SlipTab } from './slip-tab.ts'

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
