import { codeDigits, type Phone } from '@touchline/contract'
import { TextField } from '@touchline/ui'
import { useTranslations } from 'use-intl'

import { useServices } from '../../../base/services.ts'
import { codeProblems } from '../forms/form-problems.ts'
import { ResendButton } from '../forms/resend-button.tsx'
import { SessionForm } from '../forms/session-form.tsx'
import styles from '../forms/session-form.module.css'
import { useForm } from '../forms/use-form.ts'
import { phoneQuery } from './phone-query.ts'
import { useSendCode } from './use-send-code.ts'

type PhoneCodeFormProps = {
  number: string
  phone: Phone
  /** When the backend said so, ms since 1970 by the browser's clock. */
  readAt: number
}

/** Proves a number by the code that was sent to it. */
export function PhoneCodeForm({ number, phone, readAt }: PhoneCodeFormProps) {
  const t = useTranslations('account')
  const services = useServices()
  const { api, queryClient } = services
  const { formRef, status, submit, textField, change } = useForm({
    initial: { code: '' },
    check: codeProblems,
    send: async ({ code }) => {
      const { data } = await api('verifyPhone', { body: { code } })
      queryClient.setQueryData(phoneQuery(services).queryKey, data)
    },
  })
  return (
    <>
      <SessionForm {...{ formRef, status, submit }} label={t('codeButton')} busyLabel={t('saving')}>
        <TextField
          {...textField('code')}
          label={t('code')}
          hint={t('codeHint', { number })}
          inputMode="numeric"
          autoComplete="one-time-code"
          onChange={(event) => change('code', codeDigits(event.target.value).slice(0, 6))}
          data-autofocus
        />
      </SessionForm>
      <Resend phone={phone} readAt={readAt} />
    </>
  )
}

/** GAP-23: another code once the time-out ends, and none above the day's limit. */
function Resend({ phone, readAt }: Omit<PhoneCodeFormProps, 'number'>) {
  const t = useTranslations('account')
  const { send, failure } = useSendCode()
  const until = readAt + phone.resendTimeout * 1000
  if (phone.smsLimitReached) return <p className={styles['note']}>{t('smsLimit')}</p>
  return <ResendButton until={until} failure={failure} onSend={() => void send()} />
}
