import type { SlipKernel } from './kernel.ts'

/** The button keeps its meaning for this long after a price change. */
export const HOLD_MS = 300

export type ButtonGuard = {
  /** Runs a change that came from outside; a new meaning of the button waits to be shown. */
  duringFeed: (change: () => void) => void
  /** The player accepted: the rest of the same movement must not place. */
  rest: () => void
  /** Whether what the player reads has stood for a moment: no price of the slip has just moved. */
  isSteady: () => boolean
  /** The player did something else: what the button shows is right again. */
  release: () => void
}

export function createButtonGuard(kernel: SlipKernel): ButtonGuard {
  let holdTimer: ReturnType<typeof setTimeout> | undefined
  let restTimer: ReturnType<typeof setTimeout> | undefined

  let movedAt = Number.NEGATIVE_INFINITY

  function release(): void {
    clearTimeout(holdTimer)
    kernel.setState((state) => (state.heldAction === null ? state : { ...state, heldAction: null }))
  }

  return {
    release,
    isSteady: () => Date.now() - movedAt >= HOLD_MS,
    duringFeed(change) {
      const { action, heldAction, slip } = kernel.view()
      change()
      if (kernel.view().slip.bets !== slip.bets) movedAt = Date.now()
      const shown = heldAction ?? action
      if (kernel.view().action.kind === shown.kind && heldAction === null) return
      clearTimeout(holdTimer)
      kernel.setState((state) => ({ ...state, heldAction: shown }))
      holdTimer = setTimeout(release, HOLD_MS)
    },
    rest() {
      clearTimeout(restTimer)
      kernel.setState((state) => ({ ...state, isResting: true }))
      restTimer = setTimeout(
        () => kernel.setState((state) => ({ ...state, isResting: false })),
        HOLD_MS,
      )
    },
  }
}
