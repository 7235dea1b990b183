import { type ReactElement, type ReactNode, useRef } from 'react'

import { classNames } from '../class-names.ts'
import styles from './chip-row.module.css'
import { ScrollArrows } from './scroll-arrows.tsx'

type ChipRowProps = {
  label: string
  /** Names of the two arrows that appear for a mouse when the row overflows. */
  startLabel: string
  endLabel: string
  children: ReactNode
  /** Nothing in it can be focused: the row itself is scrolled by keyboard. */
  isPlain?: boolean | undefined
  className?: string | undefined
}

/** Chips in one scrolling line; arrows at the ends on desktop. */
export function ChipRow(props: ChipRowProps): ReactElement {
  const { label, startLabel, endLabel, children, isPlain, className } = props
  const row = useRef<HTMLDivElement>(null)
  return (
    <div className={classNames(styles['frame'], className)}>
      <div
        ref={row}
        role="group"
        aria-label={label}
        // A box that scrolls has to be reachable by keyboard.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={isPlain === true ? 0 : undefined}
        className={styles['row']}
      >
        {children}
      </div>
      <ScrollArrows of={row} startLabel={startLabel} endLabel={endLabel} />
    </div>
  )
}
