import type { ComponentPropsWithoutRef, ReactElement } from 'react'

import { classNames } from '../class-names.ts'
import styles from './visually-hidden.module.css'

type VisuallyHiddenProps = ComponentPropsWithoutRef<'span'> & {
  /** Heading level, where it heads a part of the page. */
  level?: 1 | 2
}

/** Text for screen readers alone. */
export function VisuallyHidden({ className, level, ...native }: VisuallyHiddenProps): ReactElement {
  const Text = level ? (`h${level}` as const) : 'span'
  return <Text {...native} className={classNames(styles['hidden'], className)} />
}
