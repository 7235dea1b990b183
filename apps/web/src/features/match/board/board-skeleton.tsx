import { Skeleton } from '@touchline/ui'

import styles from './board-skeleton.module.css'

/** Markets that are on their way: their tools and the first panels in their sizes. */
export function BoardSkeleton() {
  return (
    <div aria-hidden className={styles['board']}>
      <div className={styles['tools']}>
        {Array.from({ length: 5 }, (_, tab) => (
          <Skeleton key={tab} inlineSize={72} blockSize={14} />
        ))}
      </div>
      <div className={styles['panels']}>
        {Array.from({ length: 6 }, (_, panel) => (
          <Skeleton key={panel} shape="block" className={styles['panel']} />
        ))}
      </div>
    </div>
  )
}
