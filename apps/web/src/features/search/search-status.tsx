import { Button, EmptyState, searchPicture, VisuallyHidden } from '@touchline/ui'
import { useTranslations } from 'use-intl'

import styles from './search-dialog.module.css'
import type { SearchState } from './use-search.ts'

type SearchStatusProps = { text: string; count: number; search: SearchState }

/** How much was found, said aloud; and what to do where it is nothing. */
export function SearchStatus({ text, count, search }: SearchStatusProps) {
  const t = useTranslations('search')
  if (text === '') return <VisuallyHidden role="status" />
  const isEmpty = count === 0 && !search.isWaiting
  return (
    <>
      <VisuallyHidden role="status">
        {search.isWaiting ? t('searching') : t('found', { count })}
      </VisuallyHidden>
      {search.hasFailed && (
        <p className={styles['failed']}>
          {t('failed')}
          <Button size="small" onClick={search.retry}>
            {t('retry')}
          </Button>
        </p>
      )}
      {isEmpty && !search.hasFailed && (
        <EmptyState
          picture={searchPicture}
          level={3}
          title={t('nothing', { text })}
          description={t('nothingHint')}
        />
      )}
      {count === 0 && search.isWaiting && (
        <p aria-hidden className={styles['waiting']}>
          {t('searching')}
        </p>
      )}
    </>
  )
}
