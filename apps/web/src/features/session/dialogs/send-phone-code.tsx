import type { Phone } from '@touchline/contract'
import { Button } from '@touchline/ui'
import { useTranslations } from 'use-intl'

import { FormFailure } from '../forms/form-failure.tsx'
import styles from '../forms/session-form.module.css'
import { useSendCode } from './use-send-code.ts'

type SendPhoneCodeProps = { number: string; phone: Phone; onHasCode: () => void }

/** The first code, or the way to the one that came before. */
export function SendPhoneCode({ number, phone, onHasCode }: SendPhoneCodeProps) {
  const t = useTranslations('account')
  const { send, failure } = useSendCode()
  return (
    <>
      <p>
        <bdi dir="ltr">{number}</bdi>
      </p>
      <p className={styles['note']}>{t(phone.smsLimitReached ? 'smsLimit' : 'phoneText')}</p>
      <FormFailure failure={failure} />
      {!phone.smsLimitReached && (
        <Button tone="primary" size="large" block onClick={() => void send()}>
          {t('sendCode')}
        </Button>
      )}
      <Button block onClick={onHasCode}>
        {t('hasCode')}
      </Button>
    </>
  )
}
