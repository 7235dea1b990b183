import type { Transaction } from '@touchline/contract'
import { useEffect, useLayoutEffect, useState } from 'react'
import { useTranslations } from 'use-intl'

import { createRowEngine, NO_ROWS } from '../../parts/rows/row-engine.ts'
import { TransactionRow } from './transaction-row.tsx'
import styles from './transactions.module.css'

/** Two lines of text with their room. */
const ROW_PX = 61
/** This many rows before the end the next page is asked for. */
const NEAR_END = 60

type VirtualTransactionsProps = {
  rows: readonly Transaction[]
  currency: string
  hasMore: boolean
  /** Asks for the next page; called again and again near the end. */
  onMore: () => void
}

/** Only the rows near the screen exist, however many there are. */
export function VirtualTransactions(props: VirtualTransactionsProps) {
  const [list, setList] = useState<HTMLDivElement | null>(null)
  return (
    <div ref={setList} className={styles['list']}>
      {list !== null && <Rows {...props} list={list} />}
    </div>
  )
}

function Rows(props: VirtualTransactionsProps & { list: HTMLElement }) {
  const { rows, currency, hasMore, onMore, list } = props
  const t = useTranslations('profile.transactions')
  const [engine] = useState(() => createRowEngine(null, ROW_PX))
  const [visible, setVisible] = useState(NO_ROWS)
  const margin = list.getBoundingClientRect().top + window.scrollY
  useLayoutEffect(() => engine.start(setVisible), [engine])
  useLayoutEffect(
    () => engine.update({ ids: rows.map(({ id }) => id), margin }),
    [engine, rows, margin],
  )
  const isNearEnd = (visible.items.at(-1)?.index ?? 0) >= rows.length - NEAR_END
  useEffect(() => {
    if (hasMore && isNearEnd) onMore()
  }, [hasMore, isNearEnd, onMore])

  return (
    <ul aria-label={t('list')} className={styles['rows']} style={{ blockSize: visible.totalSize }}>
      {visible.items.map(({ key, index, start }) => {
        const transaction = rows[index]
        return transaction === undefined ? null : (
          <li
            key={key}
            ref={engine.measure}
            data-index={index}
            aria-setsize={hasMore ? -1 : rows.length}
            aria-posinset={index + 1}
            className={styles['place']}
            style={{ transform: `translateY(${start - margin}px)` }}
          >
            <TransactionRow transaction={transaction} currency={currency} />
          </li>
        )
      })}
    </ul>
  )
}
