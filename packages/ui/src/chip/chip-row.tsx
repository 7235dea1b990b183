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
  className?: string | undefined
}

/** Chips in one scrolling line; arrows at the ends on desktop. */
export function ChipRow(props: ChipRowProps): ReactElement {
  const { label, startLabel, endLabel, children, className } = props
  const row = useRef<HTMLDivElement>(null)
  return (
    <div className={classNames(styles['frame'], className)}>
      <div ref={row} role="group" aria-label={label} className={styles['row']}>
        {children}
      </div>
      <ScrollArrows of={row} startLabel={startLabel} endLabel={endLabel} />
    </div>
  )
}
