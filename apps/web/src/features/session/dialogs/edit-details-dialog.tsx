import { TextField } from '@touchline/ui'
import { useState } from 'react'
import { useTranslations } from 'use-intl'

import { useServices } from '../../../base/services.ts'
import { useSystemSettings } from '../../../data/queries/system-settings.ts'
import { closeModal } from '../../../parts/modals/modal-store.ts'
import { useSession } from '../../../player/session/use-session.ts'
import { detailsProblems, fieldName } from '../forms/form-problems.ts'
import { SessionForm } from '../forms/session-form.tsx'
import { useForm } from '../forms/use-form.ts'
import { PlayerDialog } from './player-dialog.tsx'

const FIELDS = [
  { name: 'firstName', autoComplete: 'given-name' },
  { name: 'lastName', autoComplete: 'family-name' },
  { name: 'nickname', autoComplete: 'nickname' },
] as const

/** GAP-26: the names of a player, which may be left empty unless the operator asks for them. */
export function EditDetailsDialog() {
  const t = useTranslations('account')
  return (
    <PlayerDialog name="editDetails" title={t('editDetailsTitle')}>
      <DetailsForm />
    </PlayerDialog>
  )
}

function DetailsForm() {
  const t = useTranslations('account')
  const { session, modals } = useServices()
  const { playerFields } = useSystemSettings()
  const profile = useSession((state) => state.profile)
  const required = playerFields.filter((field) => field.required).map(({ key }) => fieldName(key))
  const [before] = useState({
    firstName: profile?.firstName ?? '',
    lastName: profile?.lastName ?? '',
    nickname: profile?.nickname ?? '',
  })
  const { formRef, status, submit, textField } = useForm({
    initial: before,
    check: (values) => detailsProblems(values, required),
    send: async (values) => {
      // What nobody touched may be another elsewhere by now, or older than its rule.
      const touched = FIELDS.filter(({ name }) => values[name].trim() !== before[name])
      await session.changeProfile(
        Object.fromEntries(touched.map(({ name }) => [name, values[name]])),
      )
      closeModal(modals, 'editDetails')
    },
  })
  return (
    <SessionForm {...{ formRef, status, submit }} label={t('save')} busyLabel={t('saving')}>
      {FIELDS.map(({ name, autoComplete }, index) => (
        <TextField
          key={name}
          {...textField(name)}
          label={t(name)}
          autoComplete={autoComplete}
          hint={name === 'nickname' ? t('nicknameHint') : undefined}
          data-autofocus={index === 0 ? true : undefined}
        />
      ))}
    </SessionForm>
  )
}
