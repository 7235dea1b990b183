import { useEffect, useState, type RefObject } from 'react'

/**
 * Whether what is over may leave the page: at once where nobody's pointer or focus is in the
 * element, else as soon as they have left it.
 * @param isOver false brings it back at once
 */
export function useTakenOff(element: RefObject<HTMLElement | null>, isOver: boolean): boolean {
  const [isTakenOff, setIsTakenOff] = useState(isOver)
  if (isTakenOff && !isOver) setIsTakenOff(false)

  useEffect(() => {
    const region = element.current
    if (!isOver || region === null) return undefined
    const listening = new AbortController()
    const leave = () => {
      if (!isInUse(region)) setIsTakenOff(true)
    }
    const { signal } = listening
    region.addEventListener('pointerleave', leave, { signal })
    // The focus is still there while it goes.
    region.addEventListener('focusout', () => queueMicrotask(leave), { signal })
    queueMicrotask(() => {
      if (!signal.aborted) leave()
    })
    return () => listening.abort()
  }, [element, isOver])

  return isTakenOff && isOver
}

function isInUse(region: HTMLElement): boolean {
  return region.matches(':hover') || region.contains(document.activeElement)
}
