import { Icon } from '@touchline/ui'
import { useEffect, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'

import { takeLostFocus } from '../../../base/lost-focus.ts'
import { useServices } from '../../../base/services.ts'
import { EmailField } from './account-fields.tsx'
import { emailRequestProblems } from './form-problems.ts'
import { SessionForm } from './session-form.tsx'
import styles from './session-form.module.css'
import { useForm } from './use-form.ts'

type RequestCall = 'requestPasswordReset' | 'requestConfirmation' | 'requestUnlock'

type EmailRequestFormProps = { call: RequestCall; text: string }

/** Under which an address that was typed elsewhere is kept for this form. */
export const EMAIL_FORM = 'email-request'

/** Asks for an e-mail with a link. The answer never tells whether there is such an account. */
export function EmailRequestForm({ call, text }: EmailRequestFormProps) {
  const t = useTranslations('account')
  const { api } = useServices()
  const [sentTo, setSentTo] = useState<string | null>(null)
  const { name, formRef, status, submit, textField } = useForm({
    name: EMAIL_FORM,
    initial: { email: '' },
    check: emailRequestProblems,
    send: async ({ email }) => {
      await api(call, { body: { email } })
      setSentTo(email.trim())
    },
  })

  const note = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (sentTo !== null) takeLostFocus(note.current)
  }, [sentTo])

  return (
    <>
      <div ref={note} tabIndex={-1} role="status" className={styles['alert']}>
        {sentTo !== null && (
          <p className={styles['done']}>
            <Icon name="mail" />
            <span>{t('sent', { email: sentTo })}</span>
          </p>
        )}
      </div>
      {sentTo === null && (
        <>
          <p className={styles['note']}>{text}</p>
          <SessionForm
            {...{ name, formRef, status, submit }}
            label={t('sendLink')}
            busyLabel={t('sending')}
          >
            <EmailField {...textField('email')} autoComplete="email" data-autofocus />
          </SessionForm>
        </>
      )}
    </>
  )
}
