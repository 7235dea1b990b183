import { Button } from '@touchline/ui'
import { useState } from 'react'
import { useTranslations } from 'use-intl'

import { useServices } from '../../../base/services.ts'
import { EmailRequestForm } from '../forms/email-request-form.tsx'
import { LinkView } from './link-view.tsx'
import type { Surface } from './surface.ts'

/** AUTH-26, AMB-33: confirms an e-mail address by its link, or sends the link again. */
export function ConfirmationView({ surface }: { surface: Surface }) {
  const t = useTranslations('account')
  const { api } = useServices()
  const [email, setEmail] = useState('')
  return (
    <LinkView
      parameter="confirmation_token"
      redeem={async (confirmationToken) => {
        const { data } = await api('confirmEmail', { query: { confirmationToken } })
        setEmail(data.email)
      }}
      busyText={t('confirmationBusy')}
      doneText={t('confirmationDone', { email })}
      next={
        <Button tone="primary" size="large" block onClick={surface.done}>
          {t('toSports')}
        </Button>
      }
      request={<EmailRequestForm call="requestConfirmation" text={t('confirmationText')} />}
    />
  )
}
