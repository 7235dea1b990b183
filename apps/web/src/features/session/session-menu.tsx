import { Button, Skeleton } from '@touchline/ui'
import { useTranslations } from 'use-intl'

import { useServices } from '../../lib/services.ts'
import { openModal } from '../../modals/modal-store.ts'
import { useSystemSettings } from '../../queries/system-settings.ts'
import { canSignIn, canSignUp } from '../../session-store/access.ts'
import { useSession } from '../../session-store/use-session.ts'
import { BalanceChip } from './balance-chip.tsx'
import { ProfileMenu } from './profile-menu.tsx'
import styles from './session-menu.module.css'

/**
 * The header's end: Sign in and Join, or balance and account. While a session is only expected its
 * place is kept.
 */
export function SessionMenu() {
  const { page } = useServices()
  const status = useSession((state) => state.authStatus)
  if (status === 'LOGGED_IN') {
    return (
      <div className={styles['menu']}>
        <BalanceChip />
        <ProfileMenu />
      </div>
    )
  }
  const isExpected = status !== 'NOT_LOGGED_IN' && page.preferences.hasSession
  return <div className={styles['menu']}>{isExpected ? <Placeholder /> : <VisitorButtons />}</div>
}

function Placeholder() {
  const t = useTranslations('session')
  return (
    <span role="status" aria-label={t('loading')} className={styles['menu']}>
      <Skeleton shape="block" inlineSize="112px" blockSize="var(--control-height)" />
      <Skeleton shape="circle" inlineSize="36px" blockSize="36px" />
    </span>
  )
}

function VisitorButtons() {
  const t = useTranslations('session')
  const { modals } = useServices()
  const system = useSystemSettings()
  return (
    <>
      {canSignIn(system) && (
        <Button onClick={() => openModal(modals, 'signIn')}>{t('signIn')}</Button>
      )}
      {canSignUp(system) && (
        <Button tone="primary" onClick={() => openModal(modals, 'signUp')}>
          {t('signUp')}
        </Button>
      )}
    </>
  )
}
