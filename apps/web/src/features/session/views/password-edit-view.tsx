import { calls } from '@touchline/contract/by-name'
import { Button } from '@touchline/ui'
import { useState } from 'react'
import { useTranslations } from 'use-intl'

import { EmailRequestForm } from '../forms/email-request-form.tsx'
import { PasswordEditForm } from '../forms/password-edit-form.tsx'
import { DoneNote } from './done-note.tsx'
import type { Surface } from './surface.ts'
import { useLinkToken } from './use-link-token.ts'

/** AUTH-28: sets a new password by the token of an e-mail's link. */
export function PasswordEditView({ surface }: { surface: Surface }) {
  const t = useTranslations('account')
  const { token, forget } = useLinkToken('reset_password_token')
  const [isDone, setDone] = useState(false)
  if (isDone) {
    return (
      <DoneNote text={t('passwordEditDone')}>
        <Button tone="primary" size="large" block onClick={() => surface.go('signIn')}>
          {t('toSignIn')}
        </Button>
      </DoneNote>
    )
  }
  if (token === null) {
    return <EmailRequestForm call={calls.requestPasswordReset} text={t('passwordEditNoToken')} />
  }
  return (
    <PasswordEditForm
      token={token}
      onDone={() => {
        forget()
        setDone(true)
      }}
    />
  )
}
