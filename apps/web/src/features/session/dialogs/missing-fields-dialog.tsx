import { Button, Disclosure, TextField } from '@touchline/ui'
import { useTranslations } from 'use-intl'

import { useServices } from '../../../base/services.ts'
import { useSystemSettings } from '../../../data/queries/system-settings.ts'
import { useSession } from '../../../player/session/use-session.ts'
import { fieldName, profileProblems } from '../forms/form-problems.ts'
import { SessionForm } from '../forms/session-form.tsx'
import styles from '../forms/session-form.module.css'
import { useForm } from '../forms/use-form.ts'
import { PlayerDialog } from './player-dialog.tsx'

const FIELDS = {
  firstName: { autoComplete: 'given-name', type: 'text' },
  lastName: { autoComplete: 'family-name', type: 'text' },
  nickname: { autoComplete: 'nickname', type: 'text' },
  phone: { autoComplete: 'tel', type: 'tel' },
} as const

type Field = keyof typeof FIELDS

function isField(name: string): name is Field {
  return Object.hasOwn(FIELDS, name)
}

/** AUTH-23, GAP-26: what the player has to fill in; signing out is the only other way on. */
export function MissingFieldsDialog() {
  const t = useTranslations('account')
  const { playerFields } = useSystemSettings()
  const missed = useSession((state) => state.profile?.authFieldsMissed)
  const fields = playerFields
    .filter(({ key }) => missed?.includes(key))
    .map(({ key }) => fieldName(key))
    .filter(isField)
  return (
    <PlayerDialog name="missingFields" title={t('missingTitle')} closable={false}>
      <p className={styles['note']}>{t('missingText')}</p>
      {fields.length > 0 && <ProfileForm key={fields.join(' ')} fields={fields} />}
      <WaysOut />
    </PlayerDialog>
  )
}

function ProfileForm({ fields }: { fields: readonly Field[] }) {
  const t = useTranslations('account')
  const { session } = useServices()
  const { formRef, status, submit, textField } = useForm<
    Partial<Record<Field, string>> & Record<string, string>
  >({
    initial: Object.fromEntries(fields.map((field) => [field, ''])),
    check: profileProblems,
    send: (values) => session.changeProfile(values),
  })
  return (
    <SessionForm
      {...{ formRef, status, submit }}
      label={t('missingButton')}
      busyLabel={t('saving')}
    >
      {fields.map((field, index) => (
        <TextField
          key={field}
          {...FIELDS[field]}
          {...textField(field)}
          label={t(field)}
          hint={field === 'phone' ? t('phoneHint') : undefined}
          data-autofocus={index === 0 ? true : undefined}
        />
      ))}
    </SessionForm>
  )
}

function WaysOut() {
  const t = useTranslations('account')
  const { session } = useServices()
  return (
    <div className={styles['ways']}>
      <Disclosure summary={t('helpTitle')}>
        <p className={styles['text']}>{t('helpText')}</p>
      </Disclosure>
      <Disclosure summary={t('responsibleTitle')}>
        <p className={styles['text']}>{t('responsibleText')}</p>
      </Disclosure>
      <Button icon="logout" block onClick={() => void session.signOut()}>
        {t('signOut')}
      </Button>
    </div>
  )
}
