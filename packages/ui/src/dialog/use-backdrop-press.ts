import { type MouseEvent, type PointerEvent, useRef } from 'react'

/**
 * Handlers for a `<dialog>`: a press counts when it begins and ends on the backdrop, so that
 * selecting text and letting go outside does not close the dialog.
 */
export function useBackdropPress(onPress: () => void) {
  const began = useRef(false)
  return {
    onPointerDown: (event: PointerEvent<HTMLDialogElement>) => {
      began.current = event.target === event.currentTarget
    },
    onClick: (event: MouseEvent<HTMLDialogElement>) => {
      if (began.current && event.target === event.currentTarget) onPress()
      began.current = false
    },
  }
}
