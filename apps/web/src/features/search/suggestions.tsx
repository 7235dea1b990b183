import { Button, Chip, Skeleton } from '@touchline/ui'
import { useState } from 'react'
import { useTranslations } from 'use-intl'

import { browserStorages } from '../../base/browser-storage.ts'
import { readRecent, RECENT } from './recent-searches.ts'
import styles from './search-dialog.module.css'
import type { Suggested } from './use-suggestions.ts'

type SuggestionsProps = { suggested: Suggested; onText: (text: string) => void }

/** What was searched before, to search it again; and what stands for the rows until they are there. */
export function Suggestions({ suggested, onText }: SuggestionsProps) {
  const t = useTranslations('search')
  return (
    <>
      <RecentSearches onText={onText} />
      {suggested.isWaiting && <SuggestedSkeleton />}
      {suggested.hasFailed && (
        <p className={styles['failed']}>
          {t('failed')}
          <Button size="small" onClick={suggested.retry}>
            {t('retry')}
          </Button>
        </p>
      )}
    </>
  )
}

const SKELETON_ROWS = [0, 1, 2, 3, 4, 5]

function SuggestedSkeleton() {
  return (
    <div aria-hidden className={styles['skeletons']}>
      {SKELETON_ROWS.map((row) => (
        <Skeleton key={row} blockSize="44px" />
      ))}
    </div>
  )
}

function RecentSearches({ onText }: Pick<SuggestionsProps, 'onText'>) {
  const t = useTranslations('search')
  const [recent, setRecent] = useState(() => readRecent(browserStorages().local))
  if (recent.length === 0) return null
  return (
    <section aria-label={t('recent')} className={styles['recent']}>
      <div className={styles['recentHead']}>
        <h3 className={styles['heading']}>{t('recent')}</h3>
        <Button
          size="small"
          tone="ghost"
          onClick={() => {
            RECENT.forget(browserStorages().local)
            setRecent([])
          }}
        >
          {t('forget')}
        </Button>
      </div>
      <ul className={styles['chips']}>
        {recent.map((text) => (
          <li key={text}>
            <Chip onClick={() => onText(text)}>
              <bdi>{text}</bdi>
            </Chip>
          </li>
        ))}
      </ul>
    </section>
  )
}
