import { Icon } from '@touchline/ui'
import { useEffect, useRef, type ReactNode } from 'react'

import { takeLostFocus } from '../../../base/lost-focus.ts'
import styles from '../forms/session-form.module.css'

/** Says that it worked, and what comes next. */
export function DoneNote({ text, children }: { text: string; children: ReactNode }) {
  const note = useRef<HTMLParagraphElement>(null)
  useEffect(() => takeLostFocus(note.current), [])
  return (
    <div className={styles['form']}>
      <p ref={note} tabIndex={-1} role="status" className={styles['done']}>
        <Icon name="circle-check" />
        <span>{text}</span>
      </p>
      {children}
    </div>
  )
}
