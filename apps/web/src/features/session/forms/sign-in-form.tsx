import { Button } from '@touchline/ui'
import { useTranslations } from 'use-intl'

import { useSystemSettings } from '../../../data/queries/system-settings.ts'
import { useSessionActions } from '../../../player/session/use-session.ts'
import { EmailField, SecretField } from './account-fields.tsx'
import { DemoPlayer } from './demo-player.tsx'
import { signInProblems } from './form-problems.ts'
import { SessionForm } from './session-form.tsx'
import styles from './session-form.module.css'
import { useForm } from './use-form.ts'

type SignInFormProps = {
  /** Called once the player is signed in. */
  onDone: () => void
  onForgotten: (email: string) => void
  onLocked: () => void
}

export function SignInForm({ onDone, onForgotten, onLocked }: SignInFormProps) {
  const t = useTranslations('account')
  const tSession = useTranslations('session')
  const session = useSessionActions()
  const { demoPlayer } = useSystemSettings().platform
  const { name, formRef, values, status, submit, textField } = useForm({
    name: 'sign-in',
    initial: { email: '', password: '' },
    check: signInProblems,
    send: async (credentials) => {
      await session.signIn(credentials)
      onDone()
    },
  })
  const isLocked = status.failure?.key === 'error.auth.locked'

  return (
    <>
      <SessionForm
        {...{ name, formRef, status, submit }}
        label={tSession('signIn')}
        busyLabel={t('signingIn')}
        failureAction={
          isLocked && (
            <Button size="small" onClick={onLocked}>
              {t('sendUnlock')}
            </Button>
          )
        }
      >
        <EmailField {...textField('email')} autoComplete="username" data-autofocus />
        <SecretField
          {...textField('password')}
          label={t('password')}
          autoComplete="current-password"
        />
      </SessionForm>
      <p className={styles['beside']}>
        <Button tone="ghost" size="small" onClick={() => onForgotten(values.email)}>
          {t('forgotPassword')}
        </Button>
      </p>
      {demoPlayer !== null && <DemoPlayer player={demoPlayer} onDone={onDone} />}
    </>
  )
}
