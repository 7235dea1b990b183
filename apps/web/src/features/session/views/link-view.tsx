import { ApiError } from '@touchline/contract'
import { Button } from '@touchline/ui'
import type { ReactNode } from 'react'
import { useEffect, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'

import type { PageParameter } from '../../../addresses/page-parameters.ts'
import { FormFailure } from '../forms/form-failure.tsx'
import styles from '../forms/session-form.module.css'
import { failureOf, type FormFailureState } from '../forms/use-form.ts'
import { DoneNote } from './done-note.tsx'
import { useLinkToken } from './use-link-token.ts'

type LinkViewProps = {
  /** Query parameter with the token. */
  parameter: PageParameter
  /** Uses the token up. */
  redeem: (token: string) => Promise<unknown>
  busyText: string
  doneText: string
  /** What follows once it worked. */
  next: ReactNode
  /** Asks for another link; shown without a token, and where it was refused. */
  request: ReactNode
}

/** Does what the link of an e-mail asks for, once, as soon as the page reacts. */
export function LinkView({ parameter, redeem, ...props }: LinkViewProps) {
  const t = useTranslations('account')
  const { token, forget } = useLinkToken(parameter)
  const [isDone, setDone] = useState(false)
  const [failure, setFailure] = useState<FormFailureState | null>(null)
  const [canRetry, setCanRetry] = useState(false)
  const isSent = useRef(false)

  async function send(link: string): Promise<void> {
    setFailure(null)
    try {
      await redeem(link)
      setDone(true)
    } catch (error) {
      setCanRetry(mayStillWork(error))
      setFailure(failureOf(error))
      if (mayStillWork(error)) return
    }
    forget()
  }

  useEffect(() => {
    // Strict rendering runs effects twice, and a token works once.
    if (token === null || isSent.current) return
    isSent.current = true
    void send(token)
  })

  if (isDone) return <DoneNote text={props.doneText}>{props.next}</DoneNote>
  if (token !== null && failure === null) {
    return (
      <p role="status" className={styles['note']}>
        {props.busyText}
      </p>
    )
  }
  return (
    <div className={styles['form']}>
      <FormFailure
        failure={failure}
        action={
          token !== null &&
          canRetry && (
            <Button size="small" onClick={() => void send(token)}>
              {t('again')}
            </Button>
          )
        }
      />
      {props.request}
    </div>
  )
}

/** The backend has not looked at the link, as far as anybody knows: it stays in the address. */
function mayStillWork(error: unknown): boolean {
  if (!(error instanceof ApiError) || error.kind !== 'refused') return true
  return error.status >= 500 || error.status === 429
}
