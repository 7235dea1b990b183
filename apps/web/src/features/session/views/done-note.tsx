import { Icon } from '@touchline/ui'
import type { ReactNode } from 'react'

import styles from '../forms/session-form.module.css'

/** Says that it worked, and what comes next. */
export function DoneNote({ text, children }: { text: string; children: ReactNode }) {
  return (
    <div className={styles['form']}>
      <p role="status" className={styles['done']}>
        <Icon name="circle-check" />
        <span>{text}</span>
      </p>
      {children}
    </div>
  )
}
