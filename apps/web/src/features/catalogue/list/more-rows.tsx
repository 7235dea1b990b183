import { Button } from '@touchline/ui'
import { useEffect } from 'react'
import { useTranslations } from 'use-intl'

import { useNearViewport } from '../../../lib/use-near-viewport.ts'
import styles from './upcoming-list.module.css'
import type { MatchPages } from './use-match-pages.ts'

/** The end of a list that goes on: more comes when the player gets near, or asks for it. */
export function MoreRows({ showMore, loading }: Pick<MatchPages, 'showMore' | 'loading'>) {
  const t = useTranslations('catalogue')
  const [element, isNear] = useNearViewport<HTMLDivElement>(false)
  useEffect(() => {
    if (isNear) showMore?.()
  }, [isNear, showMore])
  return (
    <div ref={element} className={styles['more']}>
      {(showMore !== undefined || loading) && (
        <Button loading={loading} onClick={showMore}>
          {t('showMore')}
        </Button>
      )}
    </div>
  )
}
