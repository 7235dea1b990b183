import { Button } from '@touchline/ui'
import { useEffect, useEffectEvent, useState } from 'react'
import { useTranslations } from 'use-intl'

import { useServices } from '../../../base/services.ts'
import { isLoggedIn } from '../../../player/session/session-state.ts'
import { EmailRequestForm } from '../forms/email-request-form.tsx'
import { FormFailure } from '../forms/form-failure.tsx'
import { PasswordEditForm } from '../forms/password-edit-form.tsx'
import { failureOf, LINK_INVALID, type FormFailureState } from '../forms/use-form.ts'
import { DoneNote } from './done-note.tsx'
import { OtherWay } from './other-way.tsx'
import type { Surface } from './surface.ts'
import { useLinkToken } from './use-link-token.ts'

/** AUTH-28: sets a new password by the token of an e-mail's link. */
export function PasswordEditView({ surface }: { surface: Surface }) {
  const t = useTranslations('account')
  const { token, forget } = useLinkToken('reset_password_token')
  const { api, session } = useServices()
  const [isDone, setDone] = useState(false)
  const [failure, setFailure] = useState<FormFailureState | null>(null)

  function refuse(found: FormFailureState) {
    setFailure(found)
    forget()
  }

  const refuseOnArrival = useEffectEvent(refuse)

  /** It ended every session of its account: asked now, one that was this page's is no surprise later. */
  function finish() {
    forget()
    setDone(true)
    if (isLoggedIn(session.getState())) void session.enter()
  }

  /** Of the account that the link was for: who else is in here would be sent on as themselves. */
  function signIn() {
    if (isLoggedIn(session.getState())) void session.signOut()
    surface.go('signIn')
  }

  // Before two passwords are typed for nothing. A check that fails itself says nothing of the link.
  useEffect(() => {
    if (token === null) return
    api('checkPasswordLink', { query: { resetPasswordToken: token } }).catch((error: unknown) => {
      const found = failureOf(error)
      if (found?.key === LINK_INVALID) refuseOnArrival(found)
    })
  }, [api, token])
  if (isDone) {
    return (
      <DoneNote text={t('passwordEditDone')}>
        <Button tone="primary" size="large" block onClick={signIn}>
          {t('toSignIn')}
        </Button>
      </DoneNote>
    )
  }
  if (token === null || failure !== null) {
    const text = t(failure === null ? 'passwordEditNoToken' : 'passwordNewText')
    return (
      <>
        <FormFailure failure={failure} />
        <EmailRequestForm call="requestPasswordReset" text={text} />
        {/* One that was used has set a password already. */}
        {failure !== null && (
          <OtherWay label={t('toSignIn')} onPress={() => surface.go('signIn')} />
        )}
      </>
    )
  }
  return <PasswordEditForm token={token} onInvalid={refuse} onDone={finish} />
}
