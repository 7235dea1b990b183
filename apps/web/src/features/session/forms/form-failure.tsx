import { Icon } from '@touchline/ui'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'

import { failureHint } from '../../../parts/alerts/load-failed.tsx'
import type { FormFailureState } from './use-form.ts'
import styles from './session-form.module.css'

type FormFailureProps = {
  failure: FormFailureState | null
  /** A way out, where there is one. */
  action?: ReactNode
}

/** Why the form as a whole was refused; read out as soon as it is known. */
export function FormFailure({ failure, action }: FormFailureProps) {
  const t = useTranslations()
  return (
    <div role="alert" className={styles['alert']}>
      {failure !== null && (
        <div className={styles['failure']}>
          <Icon name="alert-circle" />
          <div>
            <p>{failure.message ?? t(failureHint(failure))}</p>
            {action}
          </div>
        </div>
      )}
    </div>
  )
}
