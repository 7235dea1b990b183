import { Icon } from '@touchline/ui'

import styles from '../forms/session-form.module.css'

/** Why the page itself asks. */
export function ReasonNote({ text }: { text: string }) {
  return (
    <p className={styles['reason']}>
      <Icon name="info" />
      <span>{text}</span>
    </p>
  )
}
