import { onlineManager } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { Button, EmptyState, errorPicture } from '@touchline/ui'
import { useTranslations } from 'use-intl'

/** Instead of a page that waits for the line: it comes by itself when that is back. */
export function PageOffline() {
  const t = useTranslations('errors.connection')
  const words = useTranslations('words')
  const router = useRouter()
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
      description={t('description')}
      action={
        <Button icon="refresh" onClick={() => void retry()}>
          {words('retry')}
        </Button>
      }
    />
  )
}
