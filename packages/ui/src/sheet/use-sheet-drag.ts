import { type MouseEvent, type PointerEvent, type RefObject, useEffect, useRef } from 'react'

import type { SheetDrag } from './settle-sheet.ts'

/** Movement below this many px is a press, not a drag. */
const slop = 6

/** A finger that rests this many ms before it leaves has no velocity. */
const restMs = 100

/** How far in px the sheet follows upwards: what is drawn below its edge. */
const maxLift = 60

/**
 * Handlers for a sheet: moves it with its grip, or downwards with a finger anywhere in it where
 * nothing is left to scroll, then tells how it ended.
 */
export function useSheetDrag(
  sheet: RefObject<HTMLElement | null>,
  grip: RefObject<HTMLElement | null>,
  onEnd: (drag: SheetDrag) => void,
) {
  const running = useRef<AbortController | null>(null)
  const dragged = useRef(false)

  useEffect(() => {
    const element = sheet.current
    // The browser would scroll with the finger and end the drag.
    const onTouchMove = (event: TouchEvent) => {
      if (dragged.current && event.cancelable) event.preventDefault()
    }
    element?.addEventListener('touchmove', onTouchMove, { passive: false })
    return () => {
      element?.removeEventListener('touchmove', onTouchMove)
      running.current?.abort()
    }
  }, [sheet])

  function onPointerDown(start: PointerEvent<HTMLElement>) {
    dragged.current = false
    running.current?.abort()
    const element = sheet.current
    const target = start.target as Element
    if (start.button !== 0 || !element || target.closest('dialog, [popover]') !== element) return
    const isGrip = grip.current?.contains(target) === true
    // Two fingers enlarge the page.
    if (!start.isPrimary || (!isGrip && start.pointerType !== 'touch')) return
    const ending = new AbortController()
    running.current = ending
    ending.signal.addEventListener('abort', () => {
      element.style.translate = ''
    })
    let distance = 0
    let velocity = 0
    let lastTime = start.timeStamp

    // On the window, not by pointer capture: a captured press never reaches the button below it.
    const on = (type: 'pointermove' | 'pointerup' | 'pointercancel', listen: typeof onMove) =>
      window.addEventListener(
        type,
        (event) => event.pointerId === start.pointerId && listen(event),
        {
          signal: ending.signal,
        },
      )

    function onMove(event: globalThis.PointerEvent) {
      const now = event.clientY - start.clientY
      const aside = Math.abs(event.clientX - start.clientX)
      if (!dragged.current) {
        if (Math.max(Math.abs(now), isGrip ? 0 : aside) < slop) return
        if (!isGrip && (now < aside || isScrolled(target))) return ending.abort()
      }
      dragged.current = true
      velocity = (now - distance) / Math.max(1, event.timeStamp - lastTime)
      distance = now
      lastTime = event.timeStamp
      if (element) element.style.translate = `0 ${Math.max(-maxLift, now)}px`
    }

    function onStop(event: globalThis.PointerEvent) {
      ending.abort()
      if (!element) return
      if (event.type === 'pointercancel' || !dragged.current) return
      if (event.timeStamp - lastTime > restMs) velocity = 0
      onEnd({ dragged: distance, velocity, height: element.offsetHeight })
    }

    on('pointermove', onMove)
    on('pointerup', onStop)
    on('pointercancel', onStop)
  }

  /** The click that ends a drag is no press; a key's click (detail 0) always is one. */
  function onClickCapture(event: MouseEvent<HTMLElement>) {
    if (!dragged.current || event.detail === 0) return
    dragged.current = false
    event.stopPropagation()
    event.preventDefault()
  }

  return { onPointerDown, onClickCapture }
}

/** Whether anything from here up to the sheet can be scrolled back. */
function isScrolled(target: Element): boolean {
  const sheet = target.closest('dialog')
  for (let element: Element | null = target; element && element !== sheet;) {
    if (element.scrollTop > 0) return true
    element = element.parentElement
  }
  return false
}
