import { type RefObject, useLayoutEffect } from 'react'

import { stayAboveKeyboard } from '../dialog/above-keyboard.ts'
import { modalStack } from '../dialog/modal-stack.ts'
import type { SheetState } from './settle-sheet.ts'

export function isModal(state: SheetState): boolean {
  return state === 'half' || state === 'full'
}

/**
 * Keeps one `<dialog>` element modal while half or full, and merely shown while collapsed. The
 * `open` attribute is set by hand there: `show()` would take the focus from the page.
 */
export function useModalState(
  dialog: RefObject<HTMLDialogElement | null>,
  state: SheetState,
): void {
  useLayoutEffect(() => {
    const element = dialog.current
    if (!element) return
    if (isModal(state)) {
      if (element.matches(':modal')) return
      element.removeAttribute('open')
      element.showModal()
      modalStack.enter(element)
      return
    }
    modalStack.leave(element)
    if (element.open) element.close()
    if (state === 'collapsed') element.setAttribute('open', '')
  }, [dialog, state])

  const takesInput = isModal(state)
  useLayoutEffect(() => {
    const element = dialog.current
    return element && takesInput ? stayAboveKeyboard(element) : undefined
  }, [dialog, takesInput])

  useLayoutEffect(() => {
    const element = dialog.current
    return () => {
      if (!element) return
      modalStack.leave(element)
      if (element.open) element.close()
    }
  }, [dialog])
}
