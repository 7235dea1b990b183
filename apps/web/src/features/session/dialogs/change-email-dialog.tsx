import { Button, TextField } from '@touchline/ui'
import { useState } from 'react'
import { useTranslations } from 'use-intl'

import { useServices } from '../../../base/services.ts'
import { closeModal } from '../../../parts/modals/modal-store.ts'
import { SecretField } from '../forms/account-fields.tsx'
import { emailChangeProblems } from '../forms/form-problems.ts'
import { SessionForm } from '../forms/session-form.tsx'
import styles from '../forms/session-form.module.css'
import { useForm } from '../forms/use-form.ts'
import { DoneNote } from '../views/done-note.tsx'
import { PlayerDialog } from './player-dialog.tsx'

/** Another e-mail address, by the current password; it counts once the link sent there was followed. */
export function ChangeEmailDialog() {
  const t = useTranslations('account')
  const { modals } = useServices()
  const [sentTo, setSentTo] = useState<string | null>(null)
  return (
    <PlayerDialog name="changeEmail" title={t('emailChangeTitle')}>
      {sentTo === null ? (
        <ChangeEmailForm onSent={setSentTo} />
      ) : (
        <DoneNote text={t('emailChangeSent', { email: sentTo })}>
          <Button tone="primary" block onClick={() => closeModal(modals, 'changeEmail')}>
            {t('done')}
          </Button>
        </DoneNote>
      )}
    </PlayerDialog>
  )
}

function ChangeEmailForm({ onSent }: { onSent: (email: string) => void }) {
  const t = useTranslations('account')
  const { api, session, report } = useServices()
  const { formRef, status, submit, textField } = useForm({
    initial: { email: '', currentPassword: '' },
    check: emailChangeProblems,
    send: async (body) => {
      await api('changeEmail', { body })
      onSent(body.email.trim())
      // Nothing changes but what the backend knows of it: the profile is read again.
      await session.changeProfile({}).catch(report)
    },
  })
  return (
    <>
      <p className={styles['note']}>{t('emailChangeText')}</p>
      <SessionForm {...{ formRef, status, submit }} label={t('sendLink')} busyLabel={t('sending')}>
        <TextField
          {...textField('email')}
          label={t('newEmail')}
          type="email"
          inputMode="email"
          autoCapitalize="none"
          spellCheck={false}
          autoComplete="email"
          data-autofocus
        />
        <SecretField
          {...textField('currentPassword')}
          label={t('currentPassword')}
          autoComplete="current-password"
        />
      </SessionForm>
    </>
  )
}
