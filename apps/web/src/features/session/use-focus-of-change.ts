import { useEffect, useRef, useState, type RefObject } from 'react'

import { takeLostFocus } from '../../base/lost-focus.ts'
import { useTopModal } from '../../parts/modals/use-modal.ts'
import type { AuthStatus } from '../../player/session/session-state.ts'

/** Whether somebody signed in or out on this page; false for what the page found at its start. */
export function useHasChanged(status: AuthStatus): boolean {
  const [known, setKnown] = useState<AuthStatus | null>(null)
  const [hasChanged, setHasChanged] = useState(false)
  if (status !== known && (status === 'LOGGED_IN' || status === 'NOT_LOGGED_IN')) {
    setKnown(status)
    if (known !== null) setHasChanged(true)
  }
  return hasChanged
}

/**
 * What was pressed to sign in or out is gone afterwards: the focus goes to the first button that came
 * in its place, once no dialog is open that would give it back.
 */
export function useFocusOfChange(hasChanged: boolean): RefObject<HTMLDivElement | null> {
  const place = useRef<HTMLDivElement>(null)
  const isDue = useRef(hasChanged)
  const isCovered = useTopModal() !== null
  useEffect(() => {
    if (!isDue.current || isCovered) return
    isDue.current = false
    takeLostFocus(place.current?.querySelector('button') ?? null)
  }, [isCovered])
  return place
}
