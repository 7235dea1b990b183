import { SEARCH_LENGTH } from '@touchline/contract'
import { Button, EmptyState, searchPicture, VisuallyHidden } from '@touchline/ui'
import { useTranslations } from 'use-intl'

import styles from './search-dialog.module.css'
import type { SearchState } from './use-search.ts'

type SearchStatusProps = { text: string; count: number; search: SearchState }

/** How much was found, said aloud; and what to do where it is nothing. */
export function SearchStatus({ text, count, search }: SearchStatusProps) {
  const t = useTranslations('search')
  const isAsked = text !== ''
  const isNone = isAsked && count === 0
  const isShort = isAsked && text.length < SEARCH_LENGTH.least
  const short = t('short', { count: String(SEARCH_LENGTH.least) })
  const found = search.isWaiting ? t('searching') : t('found', { count })
  const said = isNone && search.hasFailed ? t('failed') : found
  return (
    <>
      <VisuallyHidden role="status">{isAsked && said}</VisuallyHidden>
      {isShort && !isNone && <p className={styles['short']}>{short}</p>}
      {isAsked && search.hasFailed && (
        <p className={styles['failed']}>
          {t('failed')}
          <Button size="small" onClick={search.retry}>
            {t('retry')}
          </Button>
        </p>
      )}
      {isNone && !search.isWaiting && !search.hasFailed && (
        <EmptyState
          picture={searchPicture}
          level={3}
          title={t('nothing', { text })}
          description={isShort ? short : t('nothingHint')}
        />
      )}
      {isNone && search.isWaiting && (
        <p aria-hidden className={styles['waiting']}>
          {t('searching')}
        </p>
      )}
    </>
  )
}
