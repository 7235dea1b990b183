import type { ComponentProps, KeyboardEvent, ReactElement } from 'react'

import { classNames } from '../class-names.ts'
import { nextInGrid } from '../keyboard/next-in-grid.ts'
import styles from './odds-group.module.css'

type OddsGroupProps = ComponentProps<'div'> & {
  /** The market's name. */
  label: string
  columns: 1 | 2 | 3
}

/** The odds of one market in equal cells; arrow keys move between its buttons. */
export function OddsGroup({
  label,
  columns,
  className,
  children,
  onKeyDown,
  ...native
}: OddsGroupProps): ReactElement {
  return (
    // The keys are those of the buttons inside.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <div
      {...native}
      role="group"
      aria-label={label}
      className={classNames(styles['group'], className)}
      onKeyDown={(event) => {
        onKeyDown?.(event)
        if (!event.defaultPrevented) moveFocus(event, columns)
      }}
    >
      <div className={styles['grid']} data-columns={columns}>
        {children}
      </div>
    </div>
  )
}

function moveFocus(event: KeyboardEvent<HTMLDivElement>, columns: number): void {
  const group = event.currentTarget
  const buttons = Array.from(group.querySelectorAll<HTMLElement>('button[data-outcome-id]'))
  const current = buttons.findIndex((button) => button === event.target)
  if (current < 0) return
  const rightToLeft = getComputedStyle(group).direction === 'rtl'
  const next = nextInGrid(event.key, current, buttons.length, columns, rightToLeft)
  if (next === null) return
  event.preventDefault()
  buttons[next]?.focus()
}
