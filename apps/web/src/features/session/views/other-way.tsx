import { Button } from '@touchline/ui'

import styles from '../forms/session-form.module.css'

type OtherWayProps = { question?: string; label: string; onPress: () => void }

/** Leads to another view. */
export function OtherWay({ question, label, onPress }: OtherWayProps) {
  return (
    <p className={styles['other']}>
      {question}
      <Button tone="ghost" size="small" onClick={onPress}>
        {label}
      </Button>
    </p>
  )
}
