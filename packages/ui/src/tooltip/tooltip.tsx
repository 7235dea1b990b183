import { type ReactElement, type ReactNode, useEffect, useId, useRef } from 'react'

import styles from './tooltip.module.css'

type TooltipProps = {
  text: string
  /** Draws the described control with this `aria-describedby`. */
  children: (describedBy: string) => ReactNode
}

/** ms that the pointer rests before it shows. */
const restMs = 400

/** A sentence about a control, on hover and on focus; it is no place for what must be read. */
export function Tooltip({ text, children }: TooltipProps): ReactElement {
  const id = useId()
  const tip = useRef<HTMLSpanElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined)
  const anchorName = `--tip${id.replace(/[^\w-]/g, '')}`

  useEffect(() => () => clearTimeout(timer.current), [])

  function show() {
    if (!tip.current?.matches(':popover-open')) tip.current?.showPopover()
  }

  function hide() {
    clearTimeout(timer.current)
    if (tip.current?.matches(':popover-open')) tip.current.hidePopover()
  }

  return (
    // Listens to the control inside; it is no control itself.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <span
      className={styles['anchor']}
      style={{ anchorName }}
      onPointerEnter={(event) => {
        if (event.pointerType === 'mouse') timer.current = setTimeout(show, restMs)
      }}
      onPointerLeave={hide}
      onFocus={(event) => event.target.matches(':focus-visible') && show()}
      onBlur={hide}
      onKeyDown={(event) => event.key === 'Escape' && hide()}
    >
      {children(id)}
      <span
        ref={tip}
        id={id}
        role="tooltip"
        popover="manual"
        className={styles['tip']}
        style={{ positionAnchor: anchorName }}
      >
        {text}
      </span>
    </span>
  )
}
