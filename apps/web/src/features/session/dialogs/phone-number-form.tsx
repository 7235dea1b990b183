import { TextField } from '@touchline/ui'
import { ApiError } from '@touchline/contract'
import { useTranslations } from 'use-intl'

import { useServices } from '../../../base/services.ts'
import { askPassword } from '../../../parts/modals/modal-store.ts'
import { phoneProblems } from '../forms/form-problems.ts'
import { SessionForm } from '../forms/session-form.tsx'
import styles from '../forms/session-form.module.css'
import { useForm } from '../forms/use-form.ts'
import { phoneQuery } from './phone-query.ts'

/** Saves a number and sends a code to it; a verified one changes only with the password. */
export function PhoneNumberForm({ onDone }: { onDone: () => void }) {
  const t = useTranslations('account')
  const services = useServices()
  const { session, modals, api, queryClient } = services
  const { formRef, status, submit, textField } = useForm({
    initial: { phone: '' },
    check: phoneProblems,
    send: async ({ phone }) => {
      try {
        await save({ phone })
        onDone()
      } catch (error) {
        if (!needsPassword(error)) throw error
        askPassword(modals, (currentPassword) => save({ phone, currentPassword }))
      }
    },
  })

  async function save(change: { phone: string; currentPassword?: string }): Promise<void> {
    await session.changeProfile(change)
    await sendFirstCode()
  }

  /** The number is saved by now: a code that could not be sent is asked for in the next step. */
  async function sendFirstCode(): Promise<void> {
    const { queryKey } = phoneQuery(services)
    try {
      const { data } = await api('sendPhoneCode')
      queryClient.setQueryData(queryKey, data)
    } catch {
      await queryClient.invalidateQueries({ queryKey })
    }
  }

  return (
    <>
      <p className={styles['note']}>{t('phoneText')}</p>
      <SessionForm {...{ formRef, status, submit }} label={t('phoneSave')} busyLabel={t('sending')}>
        <TextField
          {...textField('phone')}
          label={t('phone')}
          hint={t('phoneHint')}
          type="tel"
          autoComplete="tel"
          data-autofocus
        />
      </SessionForm>
    </>
  )
}

function needsPassword(error: unknown): boolean {
  return error instanceof ApiError && error.messageKey === 'error.auth.password_required'
}
