import { Button, EmptyState, errorPicture } from '@touchline/ui'
import { useTranslations } from 'use-intl'

import type { FailureText } from './failure-text.ts'
import { failureText } from './failure-text.ts'

type LoadFailedProps = {
  /** What could not be read; the general words without it. */
  title?: string
  error: unknown
  /** Of its heading. */
  level?: 2 | 3
  busy?: boolean
  onRetry: () => void
}

/** Stands where something could not be read, with the way to try again. */
export function LoadFailed({ title, error, level, busy = false, onRetry }: LoadFailedProps) {
  const t = useTranslations()
  const failure = failureText(error) ?? { group: 'global-error.default', message: null }
  return (
    <EmptyState
      picture={errorPicture}
      {...(level && { level })}
      title={title ?? t('global-error.default.title')}
      description={failure.message ?? t(failureHint(failure))}
      action={
        <Button loading={busy} onClick={onRetry}>
          {t('words.retry')}
        </Button>
      }
    />
  )
}

/** What to tell of a failure where no prices stand that may be out of date. */
export function failureHint({ group }: Pick<FailureText, 'group'>) {
  return group === 'error.connection'
    ? 'error.connection.check'
    : 'global-error.default.description'
}
