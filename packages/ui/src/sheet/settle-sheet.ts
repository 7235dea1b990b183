export type SheetState = 'hidden' | 'collapsed' | 'half' | 'full'

/** `dragged` in px, positive downwards; `velocity` in px/ms at the end of the drag. */
export type SheetDrag = { dragged: number; velocity: number; height: number }

const order = ['full', 'half', 'collapsed'] as const

/** A quick flick moves one step, a slow drag one step past a third, past two thirds to the strip. */
export function settleSheet(
  state: SheetState,
  { dragged, velocity, height }: SheetDrag,
): SheetState {
  if (state === 'hidden' || height <= 0) return state
  const index = order.indexOf(state)
  const share = dragged / height
  if (share > 2 / 3) return 'collapsed'
  const flick = Math.abs(velocity) > 0.5 && Math.sign(velocity) === Math.sign(dragged)
  if (flick || Math.abs(share) > 1 / 3) return order[index + Math.sign(dragged)] ?? state
  return state
}
