import { useRouter } from '@tanstack/react-router'
import { Button, EmptyState, errorPicture } from '@touchline/ui'
import { useEffect } from 'react'
import { useTranslations } from 'use-intl'

import { useIsOffline } from '../../base/use-is-offline.ts'
import { hadNoLineJustNow, PageOffline } from './page-offline.tsx'

/**
 * GAP-64: a page whose data did not come; the player tries again. By itself it is tried when a line
 * that was lost is back.
 */
export function PageFailed() {
  const t = useTranslations('catalogue.failed')
  const words = useTranslations('words')
  const router = useRouter()
  const isOffline = useIsOffline()
  useEffect(() => {
    const again = () => void router.invalidate()
    // The failure of a question that was asked without a line may come after the line.
    if (window.navigator.onLine && hadNoLineJustNow()) again()
    window.addEventListener('online', again)
    return () => window.removeEventListener('online', again)
  }, [router])
  if (isOffline) return <PageOffline />
  return (
    <EmptyState
      level={1}
      picture={errorPicture}
      title={t('title')}
      description={t('hint')}
      action={
        <Button icon="refresh" onClick={() => void router.invalidate()}>
          {words('retry')}
        </Button>
      }
    />
  )
}
