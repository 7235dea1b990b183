import { Button } from '@touchline/ui'
import { useTranslations } from 'use-intl'

import { useTick } from '../../../base/clock/use-tick.ts'
import { FormFailure } from './form-failure.tsx'
import type { FormFailureState } from './use-form.ts'

type ResendButtonProps = {
  /** Nothing is sent again before, ms since 1970 by the browser's clock. */
  until: number
  failure: FormFailureState | null
  onSend: () => void
}

/** Another code, once the time-out of the last one is over. */
export function ResendButton({ until, failure, onSend }: ResendButtonProps) {
  const t = useTranslations('account')
  const seconds = useTick(() => Math.max(0, Math.ceil((until - Date.now()) / 1000)))
  return (
    <>
      <FormFailure failure={failure} />
      <Button block disabled={seconds > 0} onClick={onSend}>
        {seconds > 0 ? t('resendIn', { seconds: String(seconds) }) : t('resend')}
      </Button>
    </>
  )
}
