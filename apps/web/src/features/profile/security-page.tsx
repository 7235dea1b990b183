import { Button, Card } from '@touchline/ui'
import { useTranslations } from 'use-intl'

import { useServices } from '../../base/services.ts'
import { openModal } from '../../parts/modals/modal-store.ts'
import { ProfilePage } from '../../layout/profile-page/profile-page.tsx'
import styles from './security-page.module.css'

/** Who can get into the account. */
export function SecurityPage() {
  const t = useTranslations('account')
  const { modals } = useServices()
  return (
    <ProfilePage name="security">
      <Card padded className={styles['card']}>
        <Button icon="lock" onClick={() => openModal(modals, 'changePassword')}>
          {t('changePasswordTitle')}
        </Button>
        <Button icon="shield" onClick={() => openModal(modals, 'sessions')}>
          {t('sessionsTitle')}
        </Button>
      </Card>
    </ProfilePage>
  )
}
