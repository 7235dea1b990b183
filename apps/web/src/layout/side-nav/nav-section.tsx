import { useId, type ReactNode } from 'react'

import styles from './side-nav.module.css'

export function NavSection({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <div role="group" className={styles['section']} aria-labelledby={id}>
      <h2 id={id} className={styles['heading']}>
        {title}
      </h2>
      <ul>{children}</ul>
    </div>
  )
}
