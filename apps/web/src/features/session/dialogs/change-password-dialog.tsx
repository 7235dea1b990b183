import { ApiError } from '@touchline/contract'
import { Button } from '@touchline/ui'
import { useRef, useState } from 'react'
import { useTranslations } from 'use-intl'

import { useServices } from '../../../base/services.ts'
import { leavesDoubt } from '../../../data/api/leaves-doubt.ts'
import { closeModal } from '../../../parts/modals/modal-store.ts'
import { NewPasswordFields, SecretField } from '../forms/account-fields.tsx'
import { passwordChangeProblems } from '../forms/form-problems.ts'
import { SessionForm } from '../forms/session-form.tsx'
import { useForm } from '../forms/use-form.ts'
import { DoneNote } from '../views/done-note.tsx'
import { PlayerDialog } from './player-dialog.tsx'

/** Another password, by the current one; every other device is signed out. */
export function ChangePasswordDialog() {
  const t = useTranslations('account')
  const { modals } = useServices()
  const [isDone, setDone] = useState(false)
  return (
    <PlayerDialog name="changePassword" title={t('changePasswordTitle')}>
      {isDone ? (
        <DoneNote text={t('changePasswordDone')}>
          <Button tone="primary" block onClick={() => closeModal(modals, 'changePassword')}>
            {t('done')}
          </Button>
        </DoneNote>
      ) : (
        <ChangePasswordForm onDone={() => setDone(true)} />
      )}
    </PlayerDialog>
  )
}

function ChangePasswordForm({ onDone }: { onDone: () => void }) {
  const t = useTranslations('account')
  const { api } = useServices()
  const wasLost = useRef(false)
  const { formRef, status, submit, textField } = useForm({
    initial: { currentPassword: '', password: '', repeat: '' },
    check: passwordChangeProblems,
    send: async ({ currentPassword, password }) => {
      await api('changePassword', { body: { currentPassword, password } })
      onDone()
    },
    explain: (error) => {
      if (leavesDoubt(error)) wasLost.current = true
      else if (!wasLost.current || !isWrongPassword(error)) return null
      return t('changePasswordLost')
    },
  })
  return (
    <SessionForm
      {...{ formRef, status, submit }}
      label={t('passwordEditButton')}
      busyLabel={t('saving')}
    >
      <SecretField
        {...textField('currentPassword')}
        label={t('currentPassword')}
        autoComplete="current-password"
        data-autofocus
      />
      <NewPasswordFields textField={textField} />
    </SessionForm>
  )
}

function isWrongPassword(error: unknown): boolean {
  return error instanceof ApiError && error.messageKey === 'error.auth.wrong_password'
}
