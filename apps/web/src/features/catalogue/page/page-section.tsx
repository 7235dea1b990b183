import type { ReactNode } from 'react'

import styles from './page-section.module.css'

type PageSectionProps = {
  title: string
  /** Beside the title, at the far end: a link or a number. */
  end?: ReactNode
  children: ReactNode
}

export function PageSection({ title, end, children }: PageSectionProps) {
  return (
    <section className={styles['section']} aria-label={title}>
      <div className={styles['head']}>
        <h2 className={styles['title']}>{title}</h2>
        {end}
      </div>
      {children}
    </section>
  )
}

/** The parts of a page, one under the other. */
export function PageStack({ children }: { children: ReactNode }) {
  return <div className={styles['stack']}>{children}</div>
}
