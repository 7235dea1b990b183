import type { ReactNode } from 'react'

import styles from './info-page.module.css'

type InfoSectionProps = { title: string; children: ReactNode }

export function InfoSection({ title, children }: InfoSectionProps) {
  return (
    <section className={styles['section']}>
      <h2 className={styles['heading']}>{title}</h2>
      {children}
    </section>
  )
}
