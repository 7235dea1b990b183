import { useRouter } from '@tanstack/react-router'
import { Button, EmptyState, errorPicture } from '@touchline/ui'
import { useTranslations } from 'use-intl'

/** GAP-64: a page whose data did not come; the player tries again, nothing does so by itself. */
export function PageFailed() {
  const t = useTranslations('catalogue.failed')
  const words = useTranslations('words')
  const router = useRouter()
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
