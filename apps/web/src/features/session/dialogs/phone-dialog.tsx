import { useQuery } from '@tanstack/react-query'
import { Button, Skeleton } from '@touchline/ui'
import { useState } from 'react'
import { useTranslations } from 'use-intl'

import { useServices } from '../../../base/services.ts'
import { closeModal } from '../../../parts/modals/modal-store.ts'
import { FormFailure } from '../forms/form-failure.tsx'
import styles from '../forms/session-form.module.css'
import { failureOf } from '../forms/use-form.ts'
import { DoneNote } from '../views/done-note.tsx'
import { PhoneCodeForm } from './phone-code-form.tsx'
import { PhoneNumberForm } from './phone-number-form.tsx'
import { phoneQuery } from './phone-query.ts'
import { SendPhoneCode } from './send-phone-code.tsx'
import { PlayerDialog } from './player-dialog.tsx'

/** MODAL-08, AUTH-15: the number, the code that was sent to it, and what came of it. */
export function PhoneDialog() {
  const t = useTranslations('account')
  return (
    <PlayerDialog name="phoneVerification" title={t('phoneTitle')}>
      <PhoneSteps />
    </PlayerDialog>
  )
}

function PhoneSteps() {
  const t = useTranslations('account')
  const services = useServices()
  const { data: phone, error, dataUpdatedAt } = useQuery(phoneQuery(services))
  const [isChanging, setChanging] = useState(false)
  const [hasCode, setHasCode] = useState(false)
  if (error !== null) return <FormFailure failure={failureOf(error)} />
  if (phone === undefined) return <Skeleton shape="block" blockSize="112px" />
  const { number } = phone
  if (number === null || isChanging) return <PhoneNumberForm onDone={() => setChanging(false)} />
  const change = (
    <Button block onClick={() => setChanging(true)}>
      {t('phoneChange')}
    </Button>
  )
  if (phone.verified) {
    return (
      <DoneNote text={t('phoneVerified', { number })}>
        {change}
        <Button
          tone="primary"
          block
          onClick={() => closeModal(services.modals, 'phoneVerification')}
        >
          {t('done')}
        </Button>
      </DoneNote>
    )
  }
  // The code of another number is none for this one, however long ago it was sent.
  const isSent = hasCode || phone.codeSent
  return (
    <div className={styles['form']}>
      {isSent ? (
        <PhoneCodeForm number={number} phone={phone} readAt={dataUpdatedAt} />
      ) : (
        <SendPhoneCode
          number={number}
          phone={phone}
          readAt={dataUpdatedAt}
          onHasCode={() => setHasCode(true)}
        />
      )}
      {change}
    </div>
  )
}
