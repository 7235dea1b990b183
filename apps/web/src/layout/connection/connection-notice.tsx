import { Icon } from '@touchline/ui'
import { useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'

import { useServices } from '../../base/services.ts'
import { useStore } from '../../base/use-store.ts'
import styles from './connection-notice.module.css'

/** A shorter break is over before anybody has read of it. */
const PATIENCE_MS = 4_000

/** Says in words that the site cannot serve, or that no live prices arrive, while that is so. */
export function ConnectionNotice() {
  const t = useTranslations('layout')
  const isLost = useIsLost()
  const isThere = useStore(useServices().availability, (there) => there)
  return (
    <div role="status" className={styles['place']}>
      {(isLost || !isThere) && (
        <p className={styles['notice']}>
          <Icon name="refresh" />
          {isThere ? t('connectionLost') : t('siteAway')}
        </p>
      )}
    </div>
  )
}

function useIsLost(): boolean {
  const { connection } = useServices().live
  const [isLost, setLost] = useState(false)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const follow = () => {
      clearTimeout(timer)
      if (connection.get() === 'connected') setLost(false)
      else timer = setTimeout(() => setLost(true), PATIENCE_MS)
    }
    follow()
    const stop = connection.subscribe(follow)
    return () => {
      stop()
      clearTimeout(timer)
    }
  }, [connection])
  return isLost
}
