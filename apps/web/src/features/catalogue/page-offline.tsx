import { onlineManager } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { Button, EmptyState, errorPicture } from '@touchline/ui'
import { useEffect } from 'react'
import { useTranslations } from 'use-intl'

import { openKept } from '../../base/kept-pages.ts'
import { useServices } from '../../base/services.ts'
import { CONNECTION_ALERT } from '../../parts/alerts/alerts.ts'

const JUST_NOW_MS = 5_000

let goneAt = Number.NEGATIVE_INFINITY

/** Whether a page stopped saying in the last seconds that there is no line. */
export function hadNoLineJustNow(): boolean {
  return performance.now() - goneAt < JUST_NOW_MS
}

/** Instead of a page that waits for the line, and of the alert that says the same: it comes by itself when that is back. */
export function PageOffline() {
  const t = useTranslations('error.connection')
  const words = useTranslations('words')
  const router = useRouter()
  const { alerts } = useServices()
  useEffect(() => {
    alerts.queue.withdraw(CONNECTION_ALERT)
    void openKept(router.latestLocation.href)
    return () => {
      goneAt = performance.now()
    }
  }, [alerts, router])
  async function retry() {
    // The browser may be wrong about its line: what waits for it is asked all the same.
    onlineManager.setOnline(true)
    await router.invalidate()
    onlineManager.setOnline(window.navigator.onLine)
  }
  return (
    <EmptyState
      level={1}
      picture={errorPicture}
      title={t('title')}
      description={t('check')}
      action={
        <Button icon="refresh" onClick={() => void retry()}>
          {words('retry')}
        </Button>
      }
    />
  )
}
