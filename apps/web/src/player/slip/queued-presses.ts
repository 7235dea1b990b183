import type { PickedOutcome, Press } from './commands.ts'
import { pickedId } from './commands.ts'
import type { SlipKernel } from './kernel.ts'

/** More presses than a slip takes are not made before the tabs have met. */
const MOST_EARLY = 60

/**
 * Presses that came before the slip was ready for them. Each says whether the player wants the
 * outcome in the slip, so that a saved or a common slip that holds it already loses nothing.
 */
export function createQueuedPresses(
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
