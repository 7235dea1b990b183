import { calls } from '@touchline/contract/by-name'
import { useTranslations } from 'use-intl'

import { useServices } from '../../../lib/services.ts'
import { SecretField } from './account-fields.tsx'
import { newPasswordProblems } from './form-problems.ts'
import { SessionForm } from './session-form.tsx'
import { useForm } from './use-form.ts'

type PasswordEditFormProps = {
  /** What the link of the e-mail carried. */
  token: string
  onDone: () => void
}

export function PasswordEditForm({ token, onDone }: PasswordEditFormProps) {
  const t = useTranslations('account')
  const { api } = useServices()
  const { formRef, status, submit, textField } = useForm({
    initial: { password: '', repeat: '' },
    check: newPasswordProblems,
    send: async ({ password }) => {
      await api(calls.resetPassword, { body: { resetPasswordToken: token, password } })
      onDone()
    },
  })
  return (
    <SessionForm
      {...{ formRef, status, submit }}
      label={t('passwordEditButton')}
      busyLabel={t('saving')}
    >
      <SecretField
        {...textField('password')}
        label={t('newPassword')}
        hint={t('newPasswordHint')}
        autoComplete="new-password"
        data-autofocus
      />
      <SecretField
        {...textField('repeat')}
        label={t('repeatPassword')}
        autoComplete="new-password"
      />
    </SessionForm>
  )
}
