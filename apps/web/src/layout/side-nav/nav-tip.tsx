import type { RefObject } from 'react'
import { useEffect, useRef } from 'react'
import styles from './nav-tip.module.css'

/**
 * One tip for the whole column: the name of the entry under the pointer or the focus, where it is
 * not to be read in full. It floats beside the column, which would cut it off.
 */
export function NavTip({ nav }: { nav: RefObject<HTMLElement | null> }) {
  const tip = useRef<HTMLSpanElement>(null)

  useEffect(() => {
    const column = nav.current
    const element = tip.current
    if (column === null || element === null) return undefined
    const show = (event: Event) => {
      const entry = tippedEntry(event)
      if (entry === null) return hide()
      element.textContent = entry.dataset['tip'] ?? ''
      if (!element.matches(':popover-open')) element.showPopover()
      place(element, entry, column)
    }
    const hide = () => {
      if (element.matches(':popover-open')) element.hidePopover()
    }
    const onKey = (event: KeyboardEvent) => event.key === 'Escape' && hide()
    const listeners = new AbortController()
    const { signal } = listeners
    column.addEventListener('pointerover', show, { signal })
    column.addEventListener('focusin', show, { signal })
    for (const end of ['pointerleave', 'focusout', 'click'] as const) {
      column.addEventListener(end, hide, { signal })
    }
    window.addEventListener('scroll', hide, { signal, capture: true, passive: true })
    window.addEventListener('keydown', onKey, { signal })
    return () => listeners.abort()
  }, [nav])

  return <span ref={tip} popover="manual" aria-hidden className={styles['tip']} />
}

/** px from the entries to the tip: clear of the column's edge. */
const GAP = 14

function place(tip: HTMLElement, entry: HTMLElement, column: HTMLElement): void {
  const at = entry.getBoundingClientRect()
  const edge = column.getBoundingClientRect()
  const toTheLeft = getComputedStyle(column).direction === 'rtl'
  const x = toTheLeft ? edge.left - tip.offsetWidth - GAP : edge.right + GAP
  tip.style.translate = `${x}px ${at.top + (at.height - tip.offsetHeight) / 2}px`
}

/** The entry that an event is about, if its name is not to be read in full. */
function tippedEntry(event: Event): HTMLElement | null {
  if (event instanceof PointerEvent && event.pointerType !== 'mouse') return null
  const target = event.target instanceof Element ? event.target : null
  const entry = target?.closest<HTMLElement>('[data-tip]') ?? null
  const name = entry?.querySelector('bdi') ?? null
  return name === null || name.scrollWidth <= name.clientWidth ? null : entry
}
