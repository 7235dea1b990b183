import { useTranslations } from 'use-intl'

import { useServices } from '../../../base/services.ts'
import { NewPasswordFields } from './account-fields.tsx'
import { newPasswordProblems } from './form-problems.ts'
import { SessionForm } from './session-form.tsx'
import { failureOf, LINK_INVALID, useForm, type FormFailureState } from './use-form.ts'

type PasswordEditFormProps = {
  /** What the link of the e-mail carried. */
  token: string
  onDone: () => void
  /** The link turned out to be used or too old. */
  onInvalid: (failure: FormFailureState) => void
}

export function PasswordEditForm({ token, onDone, onInvalid }: PasswordEditFormProps) {
  const t = useTranslations('account')
  const { api } = useServices()
  const { formRef, status, submit, textField } = useForm({
    initial: { password: '', repeat: '' },
    check: newPasswordProblems,
    send: async ({ password }) => {
      try {
        await api('resetPassword', { body: { resetPasswordToken: token, password } })
      } catch (error) {
        const failure = failureOf(error)
        if (failure?.key !== LINK_INVALID) throw error
        return onInvalid(failure)
      }
      onDone()
    },
  })
  return (
    <SessionForm
      {...{ formRef, status, submit }}
      label={t('passwordEditButton')}
      busyLabel={t('saving')}
    >
      <NewPasswordFields textField={textField} isFirst />
    </SessionForm>
  )
}
