import type { Phone } from '@touchline/contract'
import { Button } from '@touchline/ui'
import { useTranslations } from 'use-intl'

import { useTick } from '../../../base/clock/use-tick.ts'
import { FormFailure } from '../forms/form-failure.tsx'
import styles from '../forms/session-form.module.css'
import { useSendCode } from './use-send-code.ts'

type SendPhoneCodeProps = {
  number: string
  phone: Phone
  /** When the backend said so, ms since 1970 by the browser's clock. */
  readAt: number
  onHasCode: () => void
}

/** The first code, or the way to the one that came before. */
export function SendPhoneCode({ number, phone, readAt, onHasCode }: SendPhoneCodeProps) {
  const t = useTranslations('account')
  const { send, failure } = useSendCode()
  const until = readAt + phone.resendTimeout * 1000
  const seconds = useTick(() => Math.max(0, Math.ceil((until - Date.now()) / 1000)))
  return (
    <>
      <p>
        <bdi dir="ltr">{number}</bdi>
      </p>
      <p className={styles['note']}>
        {phone.smsLimitReached && t('smsLimit')}
        {!phone.smsLimitReached &&
          (seconds > 0 ? t('codeWait', { seconds: String(seconds) }) : t('phoneText'))}
      </p>
      <FormFailure failure={failure} />
      {!phone.smsLimitReached && (
        <Button
          tone="primary"
          size="large"
          block
          disabled={seconds > 0}
          data-autofocus
          onClick={() => void send()}
        >
          {t('sendCode')}
        </Button>
      )}
      <Button block onClick={onHasCode}>
        {t('hasCode')}
      </Button>
    </>
  )
}
