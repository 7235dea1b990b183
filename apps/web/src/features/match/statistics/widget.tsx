import { useId, type ReactNode } from 'react'

import styles from './statistics.module.css'

/** One card of the statistics. */
export function Widget({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <section className={styles['widget']} aria-labelledby={id}>
      <h2 id={id} className={styles['title']}>
        {title}
      </h2>
      {children}
    </section>
  )
}
