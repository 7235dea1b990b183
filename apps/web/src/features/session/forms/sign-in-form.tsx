import { ApiError, codeNeeded, decode, type SignInRecord } from '@touchline/contract'
import { Button } from '@touchline/ui'
import { useTranslations } from 'use-intl'

import { useSystemSettings } from '../../../data/queries/system-settings.ts'
import { useSessionActions } from '../../../player/session/use-session.ts'
import { EmailField, SecretField } from './account-fields.tsx'
import { AwayHelp, heedBreak, isAway } from './away-help.tsx'
import { DemoPlayer } from './demo-player.tsx'
import { signInProblems } from './form-problems.ts'
import { PasskeySignIn } from './passkey-sign-in.tsx'
import { SessionForm } from './session-form.tsx'
import styles from './session-form.module.css'
import type { AwaitedCode } from './sign-in-code-form.tsx'
import { useForm } from './use-form.ts'

type SignInFormProps = {
  /** Called once the player is signed in, with their sign-in before this one. */
  onDone: (previous: SignInRecord | null) => void
  /** The password is right, and a code has to follow. */
  onCode: (needed: AwaitedCode) => void
  onForgotten: (email: string) => void
  onLocked: () => void
}

export function SignInForm({ onDone, onCode, onForgotten, onLocked }: SignInFormProps) {
  const t = useTranslations('account')
  const tSession = useTranslations('session')
  const session = useSessionActions()
  const { demoPlayer } = useSystemSettings().platform
  const { name, formRef, values, status, submit, textField } = useForm({
    name: 'sign-in',
    initial: { email: '', password: '' },
    check: signInProblems,
    send: signIn,
  })

  async function signIn(credentials: { email: string; password: string }): Promise<void> {
    let previous: SignInRecord | null
    try {
      previous = await heedBreak(session.signIn(credentials))
    } catch (error) {
      const needed = codeNeededBy(error)
      if (needed === null) throw error
      return onCode(needed)
    }
    onDone(previous)
  }

  const isLocked = status.failure?.key === 'error.auth.locked'

  return (
    <>
      <SessionForm
        {...{ name, formRef, status, submit }}
        label={tSession('signIn')}
        busyLabel={t('signingIn')}
        failureAction={
          isAway(status.failure?.key) ? (
            <AwayHelp />
          ) : (
            isLocked && (
              <Button size="small" onClick={onLocked}>
                {t('sendUnlock')}
              </Button>
            )
          )
        }
      >
        <EmailField {...textField('email')} autoComplete="username webauthn" data-autofocus />
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
      <PasskeySignIn onDone={onDone} />
      {demoPlayer !== null && <DemoPlayer player={demoPlayer} signIn={signIn} />}
    </>
  )
}

/** What a refused sign-in waits for; null where it is refused for another reason. */
function codeNeededBy(error: unknown): AwaitedCode | null {
  if (!(error instanceof ApiError) || error.messageKey !== 'error.auth.code_needed') return null
  const result = decode(codeNeeded, error.details)
  return result.ok ? { ...result.value, askedAt: Date.now() } : null
}
