import { Button } from '@touchline/ui'
import { useEffect } from 'react'
import { useTranslations } from 'use-intl'

import { browserStorages } from '../../base/browser-storage.ts'
import { documentCookies } from '../../base/cookie-jar.ts'
import { useServices } from '../../base/services.ts'
import { useSystemSettings } from '../../data/queries/system-settings.ts'
import { openModal } from '../../parts/modals/modal-store.ts'
import { canQuickDeposit } from '../../parts/money/can-deposit.ts'
import { useSession } from '../../player/session/use-session.ts'
import { startDepositReminder } from './deposit-reminder.ts'
import styles from './session-menu.module.css'

/** Money in, from any page; players of a group are reminded of it (DEP-14). */
export function DepositButton() {
  const t = useTranslations('session')
  const services = useServices()
  const { modals } = services
  const system = useSystemSettings()
  const hasReminder = system.features['deposit_reminder'] === true
  useEffect(() => {
    if (!hasReminder) return undefined
    return startDepositReminder({
      ...services,
      cookies: documentCookies,
      storage: browserStorages().session,
    })
  }, [services, hasReminder])
  const profile = useSession((state) => state.profile)
  if (!canQuickDeposit(system, profile)) return null
  return (
    <Button
      tone="primary"
      className={styles['deposit']}
      onClick={() => openModal(modals, 'quickDeposit')}
    >
      {t('deposit')}
    </Button>
  )
}
