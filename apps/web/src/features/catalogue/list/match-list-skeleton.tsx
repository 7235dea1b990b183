import { Skeleton } from '@touchline/ui'

import { MatchRowSkeleton } from '../row/match-row-skeleton.tsx'
import styles from './match-list.module.css'
import group from '../group/match-group.module.css'

/** A list that loads: headers and rows of their final size. */
export function MatchListSkeleton({ groups = 2, rows = 4 }: { groups?: number; rows?: number }) {
  return (
    <div className={styles['list']} aria-hidden>
      {Array.from({ length: groups }, (_, index) => (
        <div key={index} className={group['group']}>
          <div className={group['header']}>
            <Skeleton inlineSize={180} blockSize={14} />
          </div>
          <ul>
            {Array.from({ length: rows }, (_unused, row) => (
              <MatchRowSkeleton key={row} columns={3} />
            ))}
          </ul>
        </div>
      ))}
    </div>
  )
}
