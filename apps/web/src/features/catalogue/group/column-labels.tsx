import type { GroupColumns, MarketColumns } from './market-columns.ts'
import styles from '../list/match-list.module.css'

/** Names of the columns, each above its odds; the odds name them themselves. */
export function ColumnLabels({ columns: { main, second, third } }: { columns: GroupColumns }) {
  return (
    <div aria-hidden className={styles['columns']} data-chosen={second?.chosen}>
      <MarketLabels columns={main} className={styles['main']} />
      {second && <MarketLabels columns={second} className={styles['second']} />}
      {third && <MarketLabels columns={third} className={styles['third']} />}
    </div>
  )
}

function MarketLabels({
  columns: { name, labels },
  className,
}: {
  columns: MarketColumns
  className: string | undefined
}) {
  return (
    <div className={className}>
      <div className={styles['columnName']}>{name}</div>
      <div className={styles['labels']}>
        {labels.map((label, index) => (
          // Nobody reorders them.
          // oxlint-disable-next-line react/no-array-index-key
          <span key={index}>{label}</span>
        ))}
      </div>
    </div>
  )
}
