import type { ComponentProps, ReactElement, ReactNode } from 'react'

import { classNames } from '../class-names.ts'
import { SteadyCount } from '../steady-count/steady-count.tsx'
import styles from './chip.module.css'

/** Attributes that give a link the look of a chip; mark the chosen link `aria-current` yourself. */
export function chipAttributes({
  selected = false,
  className,
}: {
  selected?: boolean
  className?: string | undefined
} = {}) {
  return {
    className: classNames(styles['chip'], className),
    'data-selected': selected || undefined,
  }
}

type ChipProps = ComponentProps<'button'> & {
  /** Given for a toggle, absent for a plain action. */
  selected?: boolean | undefined
  icon?: ReactNode
  count?: number | undefined
}

export function Chip({
  selected,
  icon,
  count,
  className,
  children,
  type = 'button',
  ...native
}: ChipProps): ReactElement {
  return (
    <button
      {...native}
      {...chipAttributes({ selected: selected ?? false, className })}
      type={type}
      aria-pressed={selected}
    >
      {icon}
      {children}
      {count !== undefined && <ChipCount>{count}</ChipCount>}
    </button>
  )
}

/** The quiet number after a chip's text; for links with `chipAttributes`. */
export function ChipCount({ children }: { children: number }): ReactElement {
  return <SteadyCount value={children} className={styles['count']} />
}
