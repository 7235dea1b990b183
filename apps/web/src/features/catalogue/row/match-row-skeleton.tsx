import { OddsCellPlaceholder, Skeleton } from '@touchline/ui'

import styles from './match-row.module.css'
import start from './row-start.module.css'

/** The place of a row while its list loads: same size, same parts. */
export function MatchRowSkeleton({ columns }: { columns: 2 | 3 }) {
  return (
    <li className={styles['row']} aria-hidden>
      <span />
      <span className={styles['link']}>
        <span className={start['start']}>
          <Skeleton inlineSize={40} blockSize={12} />
        </span>
        <span className={styles['teams']}>
          <span className={styles['team']}>
            <Skeleton inlineSize="60%" blockSize={14} />
          </span>
          <span className={styles['team']}>
            <Skeleton inlineSize="45%" blockSize={14} />
          </span>
        </span>
      </span>
      <span className={styles['main']} data-skeleton-columns={columns}>
        {Array.from({ length: columns }, (_, index) => (
          <OddsCellPlaceholder key={index} isAwaited />
        ))}
      </span>
    </li>
  )
}
