import { Dialog } from '@touchline/ui'
import { useTranslations } from 'use-intl'

import { isLoggedIn } from '../../../player/session/session-state.ts'
import { useSession } from '../../../player/session/use-session.ts'
import { AcceptRule } from '../accept-rule.tsx'
import { QuickStakesForm } from './quick-stakes-form.tsx'
import styles from './slip-settings.module.css'

/** How the slip treats price changes, and the stakes that it offers. */
export function SlipSettingsDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslations('slip.settings')
  const words = useTranslations('words')
  const canSave = useSession(isLoggedIn)
  return (
    <Dialog open onClose={onClose} title={t('title')} closeLabel={words('close')}>
      <div className={styles['settings']}>
        <AcceptRule />
        {canSave ? (
          <QuickStakesForm onSaved={onClose} />
        ) : (
          <p className={styles['hint']}>{t('visitor')}</p>
        )}
      </div>
    </Dialog>
  )
}
