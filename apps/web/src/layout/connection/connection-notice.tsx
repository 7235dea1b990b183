import { Button, Icon } from '@touchline/ui'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { useTranslations } from 'use-intl'

import { keptAt } from '../../base/kept-pages.ts'
import { useServices } from '../../base/services.ts'
import { useStore } from '../../base/use-store.ts'
import { useSystemSettings } from '../../data/queries/system-settings.ts'
import { openModal } from '../../parts/modals/modal-store.ts'
import { canSignIn } from '../../player/session/access.ts'
import { isLoggedIn } from '../../player/session/session-state.ts'
import { useSession } from '../../player/session/use-session.ts'
import { useFormatting } from '../../preferences/use-formatting.ts'
import styles from './connection-notice.module.css'
import { watchTrouble, type ConnectionTrouble } from './watch-trouble.ts'

/** Says in words that the site cannot serve, or that no live prices arrive, while that is so. */
export function ConnectionNotice() {
  const t = useTranslations('layout')
  const trouble = useTrouble()
  const isThere = useStore(useServices().availability, (there) => there)
  const kept = useKeptAt()
  const { time } = useFormatting()
  if (kept !== null) {
    const from = time(new Date(kept).toISOString())
    return (
      <div role="status" className={styles['place']}>
        <Notice text={t('keptPage', { time: from })} />
      </div>
    )
  }
  return (
    <div role="status" className={styles['place']}>
      {!isThere && <Notice text={t('siteAway')} />}
      {isThere && trouble === 'lost' && <Notice text={t('connectionLost')} />}
      {isThere && trouble === 'refused' && <Refused />}
    </div>
  )
}

/** A copy is taken over as the fresh page that it was. */
function useKeptAt(): number | null {
  return useSyncExternalStore(
    () => () => undefined,
    keptAt,
    () => null,
  )
}

function Notice({ text }: { text: string }) {
  return (
    <p className={styles['notice']}>
      <Icon name="refresh" />
      {text}
    </p>
  )
}

/** Nothing comes back by itself: what the player can do. */
export function Refused() {
  const t = useTranslations('layout')
  const tAlerts = useTranslations('alerts')
  const tSession = useTranslations('session')
  const { modals } = useServices()
  const isPlayer = useSession(isLoggedIn)
  const mayEnter = canSignIn(useSystemSettings())
  return (
    <div className={styles['notice']}>
      <Icon name="alert-circle" />
      {t('connectionRefused')}
      <Button size="small" onClick={() => window.location.reload()}>
        {tAlerts('reload')}
      </Button>
      {!isPlayer && mayEnter && (
        <Button size="small" tone="primary" onClick={() => openModal(modals, 'signIn')}>
          {tSession('signIn')}
        </Button>
      )}
    </div>
  )
}

function useTrouble(): ConnectionTrouble {
  const { connection } = useServices().live
  const [trouble, setTrouble] = useState<ConnectionTrouble>(null)
  useEffect(() => watchTrouble(connection, setTrouble), [connection])
  return trouble
}
