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
