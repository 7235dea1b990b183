import { Button } from '@touchline/ui'
import { useEffect } from 'react'
import { useTranslations } from 'use-intl'

import { useNearViewport, watchNear } from '../../../base/use-near-viewport.ts'
import styles from './upcoming-list.module.css'
import type { MatchPages } from './use-match-pages.ts'

/** Px before its end that a list asks for more: half of what a page adds to it. */
const AHEAD = 1_600

/** The end of a list that goes on: more comes when the player gets near, or asks for it. */
export function MoreRows({ showMore, loading }: Pick<MatchPages, 'showMore' | 'loading'>) {
  const t = useTranslations('catalogue')
  const [element, isNear] = useNearViewport<HTMLDivElement>(false, { watch: watchFar })
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

const watchFar = (observed: Element, tell: (near: boolean) => void) =>
  watchNear(observed, tell, AHEAD)
