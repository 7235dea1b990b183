import type { ReactElement } from 'react'

import styles from './progress-bar.module.css'

type ProgressBarProps = { active: boolean; label: string }

/** Thin line along the top edge while a page is on its way; short waits show nothing. */
export function ProgressBar({ active, label }: ProgressBarProps): ReactElement {
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-hidden={!active}
      className={styles['bar']}
      data-active={active || undefined}
    />
  )
}
