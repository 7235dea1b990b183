import { useHydrated } from '@tanstack/react-router'
import { Button } from '@touchline/ui'
import { useEffect, useRef, type ReactNode, type RefObject, type SubmitEvent } from 'react'

import { takeLostFocus } from '../../../base/lost-focus.ts'
import { FormFailure } from './form-failure.tsx'
import type { FormStatus } from './use-form.ts'
import styles from './session-form.module.css'

type SessionFormProps = {
  /** Under which what is typed outlives a change of language. */
  name?: string | undefined
  formRef: RefObject<HTMLFormElement | null>
  status: FormStatus
  submit: () => Promise<void>
  label: string
  busyLabel: string
  /** A way out of a failure. */
  failureAction?: ReactNode
  children: ReactNode
}

/** The shape of every form of the account: what went wrong, the fields, one button. */
export function SessionForm({
  name,
  formRef,
  status,
  submit,
  label,
  busyLabel,
  failureAction,
  children,
}: SessionFormProps) {
  // A form that the browser sends by itself would carry the password in the address.
  const reacts = useHydrated()
  // The first form of a page is there before anybody looks for the focus.
  const isNext = useRef(reacts)
  useEffect(() => {
    if (isNext.current) takeLostFocus(formRef.current)
  }, [formRef])
  return (
    <form
      ref={formRef}
      name={name}
      noValidate
      className={styles['form']}
      onSubmit={(event: SubmitEvent<HTMLFormElement>) => {
        event.preventDefault()
        void submit()
      }}
    >
      <FormFailure failure={status.failure} action={failureAction} />
      {children}
      <Button
        type="submit"
        tone="primary"
        size="large"
        block
        disabled={!reacts}
        loading={status.isBusy}
      >
        {status.isBusy ? busyLabel : label}
      </Button>
    </form>
  )
}
