import { Button, Skeleton } from '@touchline/ui'
import { useEffect } from 'react'
import { useTranslations } from 'use-intl'

import { lateComponent } from '../../parts/late/late-component.tsx'
import { bySession } from '../../base/filled-in.tsx'
import { useServices } from '../../base/services.ts'
import { openModal } from '../../parts/modals/modal-store.ts'
import { useSystemSettings } from '../../data/queries/system-settings.ts'
import { canSignIn, canSignUp } from '../../player/session/access.ts'
import { useSession } from '../../player/session/use-session.ts'
import styles from './session-menu.module.css'
import { useFocusOfChange, useHasChanged } from './use-focus-of-change.ts'

/** Visitors are without; a player's session has to be read first anyway. */
const PlayerMenu = lateComponent(
  async () => (await import('./player-menu.tsx')).PlayerMenu,
  Placeholder,
)

const PreviewedMenu = lateComponent(
  async () => (await import('./previewed-menu.tsx')).PreviewedMenu,
  Placeholder,
)

/**
 * The header's end: Sign in and Join, or balance and account. While a session is only expected its
 * place is kept.
 * @param props.isBare bonuses and notifications stand elsewhere, or nowhere
 */
export function SessionMenu({ isBare = false }: { isBare?: boolean }) {
  const { page } = useServices()
  const status = useSession((state) => state.authStatus)
  const hasChanged = useHasChanged(status)
  useEffect(() => {
    if (status === 'LOGGED_IN' || page.preferences.hasSession) PlayerMenu.fetch()
    if (page.preview !== null) PreviewedMenu.fetch()
  }, [status, page])
  if (status === 'LOGGED_IN') return <PlayerMenu hasChanged={hasChanged} isBare={isBare} />
  const buttons = <VisitorButtons hasChanged={hasChanged} />
  if (page.preview !== null) return <PreviewedMenu visitor={buttons} isBare={isBare} />
  return status === 'NOT_LOGGED_IN' ? buttons : bySession(page, buttons, <Placeholder />)
}

function Placeholder() {
  const t = useTranslations('session')
  const { features } = useSystemSettings()
  return (
    <span role="status" aria-label={t('loading')} className={styles['menu']}>
      <Skeleton shape="block" className={styles['money']} blockSize="var(--control-height)" />
      {features['quick_deposit'] === true && features['payments'] === true && (
        <span className={styles['deposit']}>
          <Skeleton shape="block" blockSize="var(--control-height)" />
        </span>
      )}
      <Skeleton shape="block" className={styles['rest']} />
    </span>
  )
}

function VisitorButtons({ hasChanged }: { hasChanged: boolean }) {
  const t = useTranslations('session')
  const { modals, session } = useServices()
  const isMissing = useSession((state) => state.isMissing)
  const system = useSystemSettings()
  const place = useFocusOfChange(hasChanged)
  if (isMissing) return <Button onClick={() => void session.start(true)}>{t('loadAgain')}</Button>
  return (
    <div ref={place} className={styles['menu']}>
      {canSignIn(system) && (
        <Button onClick={() => openModal(modals, 'signIn')}>{t('signIn')}</Button>
      )}
      {canSignUp(system) && (
        <Button tone="primary" onClick={() => openModal(modals, 'signUp')}>
          {t('signUp')}
        </Button>
      )}
    </div>
  )
}
