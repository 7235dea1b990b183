import { codeDigits, type CodeNeeded, type SignInRecord } from '@touchline/contract'
import { Button, Icon, TextField } from '@touchline/ui'
import { useState } from 'react'
import { useTranslations } from 'use-intl'

import { useServices } from '../../../base/services.ts'
import { codeProblems, recoveryProblems } from './form-problems.ts'
import { ResendButton } from './resend-button.tsx'
import { SessionForm } from './session-form.tsx'
import styles from './session-form.module.css'
import { failureOf, useForm, type FormFailureState } from './use-form.ts'

export type AwaitedCode = CodeNeeded & {
  /** When the backend said so, ms since 1970 by the browser's clock. */
  readonly askedAt: number
}

type SignInCodeFormProps = {
  needed: AwaitedCode
  onDone: (previous: SignInRecord | null) => void
  onBack: () => void
}

/** FAIR-34: the second step of a sign-in, a code of an e-mail or of the player's authenticator. */
export function SignInCodeForm({ needed, onDone, onBack }: SignInCodeFormProps) {
  const t = useTranslations('account')
  const tSession = useTranslations('session')
  const { api, session } = useServices()
  const [awaited, setAwaited] = useState(needed)
  const isMail = awaited.way === 'mail'
  const { formRef, status, submit, textField, change } = useForm({
    initial: { code: '' },
    check: isMail ? codeProblems : recoveryProblems,
    send: async ({ code }) => {
      const { data } = await api('confirmSignIn', {
        body: { challenge: awaited.challenge, code },
      })
      await session.enter()
      onDone(data.previous ?? null)
    },
  })
  return (
    <div className={styles['form']}>
      <p className={styles['reason']}>
        <Icon name={isMail ? 'mail' : 'shield'} />
        <span>{t(isMail ? 'codeMailed' : 'codeOfApp')}</span>
      </p>
      <SessionForm
        {...{ formRef, status, submit }}
        label={tSession('signIn')}
        busyLabel={t('signingIn')}
      >
        <TextField
          {...textField('code')}
          label={t('code')}
          hint={t(isMail ? 'codeMailedHint' : 'codeOfAppHint')}
          inputMode={isMail ? 'numeric' : 'text'}
          autoComplete="one-time-code"
          autoCapitalize="characters"
          spellCheck={false}
          onChange={({ target: { value } }) =>
            change('code', isMail ? codeDigits(value).slice(0, 6) : value)
          }
          data-autofocus
        />
      </SessionForm>
      {isMail && <Resend awaited={awaited} onSent={setAwaited} />}
      <p className={styles['beside']}>
        <Button tone="ghost" size="small" onClick={onBack}>
          {t('codeBack')}
        </Button>
      </p>
    </div>
  )
}

type ResendProps = { awaited: AwaitedCode; onSent: (next: AwaitedCode) => void }

/** Another e-mail, once the time-out of the last one is over. */
function Resend({ awaited, onSent }: ResendProps) {
  const t = useTranslations('account')
  const { api, alerts } = useServices()
  const [failure, setFailure] = useState<FormFailureState | null>(null)
  const until = awaited.askedAt + awaited.resendSeconds * 1000

  async function send(): Promise<void> {
    try {
      const { data } = await api('resendSignInCode', { body: { challenge: awaited.challenge } })
      onSent({ ...data, askedAt: Date.now() })
      setFailure(null)
      alerts.queue.push({ tone: 'success', title: t('codeMailedAgain') })
    } catch (error) {
      setFailure(failureOf(error))
    }
  }

  return <ResendButton until={until} failure={failure} onSend={() => void send()} />
}
