import { PasswordField, TextField } from '@touchline/ui'
import type { ChangeEvent } from 'react'
import { useTranslations } from 'use-intl'

type FieldProps = {
  name: string
  value: string
  error: string | undefined
  onChange: (event: ChangeEvent<HTMLInputElement>) => void
  'data-autofocus'?: boolean
}

export function EmailField(props: FieldProps & { autoComplete: 'email' | 'username webauthn' }) {
  const t = useTranslations('account')
  return (
    <TextField
      label={t('email')}
      type="email"
      inputMode="email"
      autoCapitalize="none"
      spellCheck={false}
      {...props}
    />
  )
}

type NewPasswordProps = {
  textField: (name: 'password' | 'repeat') => FieldProps
  /** The dialog begins here. */
  isFirst?: boolean
}

/** A password that is chosen anew, and once more against slips of the finger. */
export function NewPasswordFields({ textField, isFirst = false }: NewPasswordProps) {
  const t = useTranslations('account')
  return (
    <>
      <SecretField
        {...textField('password')}
        label={t('newPassword')}
        hint={t('newPasswordHint')}
        autoComplete="new-password"
        {...(isFirst && { 'data-autofocus': true })}
      />
      <SecretField
        {...textField('repeat')}
        label={t('repeatPassword')}
        autoComplete="new-password"
      />
    </>
  )
}

type SecretFieldProps = FieldProps & {
  label: string
  hint?: string
  autoComplete: 'current-password' | 'new-password'
}

export function SecretField(props: SecretFieldProps) {
  const t = useTranslations('account')
  return (
    <PasswordField showLabel={t('showPassword')} hideButtonLabel={t('hidePassword')} {...props} />
  )
}
