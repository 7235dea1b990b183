import { Skeleton } from '@touchline/ui'

import styles from './board-skeleton.module.css'

type Kind = 'row' | 'lines' | 'list' | 'bars'

/** The first markets of most matches, by columns: three outcomes, lines, a list. */
const MARKETS: readonly Kind[][] = [
  ['row', 'lines', 'row'],
  ['lines', 'list', 'lines'],
  ['lines', 'row', 'lines'],
]

/** Numbers, form and the table. */
const NUMBERS: readonly Kind[][] = [['bars', 'bars'], ['bars', 'bars'], ['bars']]

/** What is on its way: markets with their tools, or of a match that is over its numbers alone. */
export function BoardSkeleton({ isPast }: { isPast: boolean }) {
  return (
    <div aria-hidden className={styles['board']}>
      {!isPast && (
        <div className={styles['tools']}>
          {Array.from({ length: 5 }, (_, tab) => (
            <Skeleton key={tab} inlineSize={56} blockSize={14} />
          ))}
        </div>
      )}
      {isPast ? <NumbersSkeleton /> : <Panels columns={MARKETS} />}
    </div>
  )
}

/** Cards of lines, and nothing like a price. */
export function NumbersSkeleton() {
  return <Panels columns={NUMBERS} />
}

function Panels({ columns }: { columns: readonly Kind[][] }) {
  return (
    <div className={styles['panels']} data-coming="">
      {columns.map((kinds, column) => (
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
  )
}
