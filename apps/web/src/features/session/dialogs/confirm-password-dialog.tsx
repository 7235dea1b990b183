import { useTranslations } from 'use-intl'

import { useServices } from '../../../base/services.ts'
import { closeModal } from '../../../parts/modals/modal-store.ts'
import { useTopModal } from '../../../parts/modals/use-modal.ts'
import { SecretField } from '../forms/account-fields.tsx'
import { passwordProblems } from '../forms/form-problems.ts'
import { SessionForm } from '../forms/session-form.tsx'
import styles from '../forms/session-form.module.css'
import { useForm } from '../forms/use-form.ts'
import { PlayerDialog } from './player-dialog.tsx'

/** MODAL-03, GAP-23: repeats the current password before something sensitive changes. */
export function ConfirmPasswordDialog() {
  const t = useTranslations('account')
  const { modals } = useServices()
  const onPassword = useTopModal()?.onPassword
  const { formRef, status, submit, textField } = useForm({
    initial: { password: '' },
    check: passwordProblems,
    send: async ({ password }) => {
      await onPassword?.(password)
      closeModal(modals, 'confirmPassword')
    },
  })
  return (
    <PlayerDialog name="confirmPassword" title={t('confirmPasswordTitle')}>
      <p className={styles['note']}>{t('confirmPasswordText')}</p>
      <SessionForm {...{ formRef, status, submit }} label={t('confirm')} busyLabel={t('saving')}>
        <SecretField
          {...textField('password')}
          label={t('password')}
          autoComplete="current-password"
          data-autofocus
        />
      </SessionForm>
    </PlayerDialog>
  )
}
