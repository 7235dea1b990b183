import { Button } from '@touchline/ui'
import { useTranslations } from 'use-intl'

import { useServices } from '../../../base/services.ts'
import { useSession } from '../../../player/session/use-session.ts'
import { SessionForm } from '../forms/session-form.tsx'
import styles from '../forms/session-form.module.css'
import { TermsLinks } from '../forms/terms-links.tsx'
import { useForm } from '../forms/use-form.ts'
import { PlayerDialog } from './player-dialog.tsx'

/** FAIR-36: terms and rules that have changed are agreed to before anything goes on, or left. */
export function TermsDialog() {
  const t = useTranslations('account')
  const { api, session } = useServices()
  const version = useSession((state) => state.profile?.termsToAccept ?? '')
  const { formRef, status, submit } = useForm({
    initial: {},
    check: () => ({}),
    send: async () => {
      await api('acceptTerms', { body: { version } })
      await session.enter()
    },
  })
  return (
    <PlayerDialog name="terms" title={t('termsTitle')} closable={false}>
      <div className={styles['form']}>
        <p>{t('termsText', { version })}</p>
        <TermsLinks />
        <SessionForm
          {...{ formRef, status, submit }}
          label={t('termsAgree')}
          busyLabel={t('saving')}
        >
          {null}
        </SessionForm>
        <Button block icon="logout" onClick={() => void session.signOut()}>
          {t('signOut')}
        </Button>
      </div>
    </PlayerDialog>
  )
}
