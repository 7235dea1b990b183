import type { ComponentProps, ReactElement } from 'react'

import { classNames } from '../class-names.ts'
import styles from './visually-hidden.module.css'

/** Text for screen readers alone. */
export function VisuallyHidden({ className, ...native }: ComponentProps<'span'>): ReactElement {
  return <span {...native} className={classNames(styles['hidden'], className)} />
}
