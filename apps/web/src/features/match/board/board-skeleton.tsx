import { Skeleton } from '@touchline/ui'

import styles from './board-skeleton.module.css'

/** The first markets of most matches, by columns: three outcomes, lines, a list. */
const COLUMNS = [
  ['row', 'lines', 'row'],
  ['lines', 'list', 'lines'],
  ['lines', 'row', 'lines'],
]

/** Markets that are on their way: their tools and the first panels in their sizes. */
export function BoardSkeleton() {
  return (
    <div aria-hidden className={styles['board']}>
      <div className={styles['tools']}>
        {Array.from({ length: 5 }, (_, tab) => (
          <Skeleton key={tab} inlineSize={56} blockSize={14} />
        ))}
      </div>
      <div className={styles['panels']}>
        {COLUMNS.map((kinds, column) => (
          // oxlint-disable-next-line react/no-array-index-key
          <div key={column} className={styles['column']}>
            {kinds.map((kind, at) => (
              // oxlint-disable-next-line react/no-array-index-key
              <div key={at} className={styles['panel']} data-kind={kind}>
                <Skeleton inlineSize={96} blockSize={14} />
                <Skeleton shape="block" className={styles['cells']} />
              </div>
            ))}
          </div>
        ))}
      </div>
    </div>
  )
}
