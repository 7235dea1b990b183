import type { ReactElement, ReactNode } from 'react'

import { classNames } from '../class-names.ts'
import styles from './empty-state.module.css'

type EmptyStateProps = {
  /** One of those beside this file, each in a file of its own: pages carry only theirs. */
  picture: ReactElement
  title: string
  description?: string | undefined
  /** One button or link. */
  action?: ReactNode
  level?: 1 | 2 | 3
  className?: string | undefined
}

/** A picture, a sentence, a button: for nothing here, nothing found and something wrong. */
export function EmptyState(props: EmptyStateProps): ReactElement {
  const { picture, title, description, action, level = 2, className } = props
  const Heading = `h${level}` as const
  return (
    <div className={classNames(styles['empty'], className)}>
      <svg
        aria-hidden
        className={styles['picture']}
        viewBox="0 0 120 88"
        width="120"
        height="88"
        fill="none"
      >
        {picture}
      </svg>
      <Heading className={styles['title']}>{title}</Heading>
      {description && <p className={styles['description']}>{description}</p>}
      {action && <div className={styles['action']}>{action}</div>}
    </div>
  )
}
