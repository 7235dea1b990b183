import { Skeleton } from '@touchline/ui'

import styles from './transactions.module.css'

const ROWS = [0, 1, 2, 3, 4, 5]

/** The first movements on their way, each in its size. */
export function RowsSkeleton() {
  return (
    <div className={styles['list']}>
      {ROWS.map((one) => (
        <div key={one} className={styles['row']}>
          <Skeleton shape="circle" inlineSize={32} blockSize={32} />
          <div className={styles['waiting']}>
            <Skeleton inlineSize="50%" blockSize={14} />
            <Skeleton inlineSize="80%" blockSize={12} />
          </div>
          <Skeleton inlineSize={80} blockSize={14} />
        </div>
      ))}
    </div>
  )
}
