import { Button } from '@touchline/ui'
import { useTranslations } from 'use-intl'

import { useServices } from '../../../base/services.ts'
import { EmailRequestForm } from '../forms/email-request-form.tsx'
import { LinkView } from './link-view.tsx'
import type { Surface } from './surface.ts'

/** AUTH-27: unlocks an account by the link of an e-mail, or sends the link again. */
export function UnlockView({ surface }: { surface: Surface }) {
  const t = useTranslations('account')
  const { api } = useServices()
  return (
    <LinkView
      parameter="unlock_token"
      redeem={(unlockToken) => api('unlockAccount', { query: { unlockToken } })}
      busyText={t('unlockBusy')}
      doneText={t('unlockDone')}
      next={
        <Button tone="primary" size="large" block onClick={() => surface.go('signIn')}>
          {t('toSignIn')}
        </Button>
      }
      request={<EmailRequestForm call="requestUnlock" text={t('unlockText')} />}
    />
  )
}
