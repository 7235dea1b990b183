import { useId, type ReactNode } from 'react'

import styles from './statistics.module.css'

type WidgetProps = {
  title: string
  /** Across both columns, where there are two. */
  isWide?: boolean
  children: ReactNode
}

/** One card of the statistics. */
export function Widget({ title, isWide = false, children }: WidgetProps) {
  const id = useId()
  return (
    <section className={styles['widget']} aria-labelledby={id} data-wide={isWide || undefined}>
      <h2 id={id} className={styles['title']}>
        {title}
      </h2>
      {children}
    </section>
  )
}
