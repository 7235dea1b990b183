import { Skeleton } from '@touchline/ui'

import { MatchRowSkeleton } from '../row/match-row-skeleton.tsx'
import styles from './match-list.module.css'
import group from '../group/match-group.module.css'
import { useCardTexts } from './sport-card.tsx'

type MatchListSkeletonProps = { groups?: number; rows?: number }

/** A list that loads: head, lines and rows of their final size. */
export function MatchListSkeleton({ groups = 2, rows = 4 }: MatchListSkeletonProps) {
  const isInCard = useCardTexts() !== null
  const content = Array.from({ length: groups }, (_, index) => (
    <div key={index} className={group['group']}>
      <div className={group['line']}>
        <Skeleton inlineSize={180} blockSize={12} />
      </div>
      <ul>
        {Array.from({ length: rows }, (_unused, row) => (
          <MatchRowSkeleton key={row} columns={3} />
        ))}
      </ul>
    </div>
  ))
  if (isInCard) return <div aria-hidden>{content}</div>
  return (
    <div className={styles['list']} aria-hidden>
      <div className={styles['card']}>
        <div className={styles['head']}>
          <Skeleton inlineSize={120} blockSize={16} />
        </div>
        {content}
      </div>
    </div>
  )
}
