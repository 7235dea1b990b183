import { Button, EmptyState, errorPicture } from '@touchline/ui'
import { useTranslations } from 'use-intl'

import { failureText } from './failure-text.ts'

type LoadFailedProps = { error: unknown; onRetry: () => void }

/** Stands where something could not be read, with the way to try again. */
export function LoadFailed({ error, onRetry }: LoadFailedProps) {
  const t = useTranslations()
  return (
    <EmptyState
      picture={errorPicture}
      title={t('global-error.default.title')}
      description={failureText(error)?.message ?? t('global-error.default.description')}
      action={<Button onClick={onRetry}>{t('words.retry')}</Button>}
    />
  )
}
