import { useEffect, useLayoutEffect, useState, type ReactNode } from 'react'

import { useIsPrinting } from '../../base/use-is-printing.ts'
import { createRowEngine, NO_ROWS } from './row-engine.ts'
import styles from './virtual-list.module.css'

type VirtualListProps<Row> = {
  rows: readonly Row[]
  /** What the rows are, for who does not see them. */
  label: string
  /** Height of a row in pixels, with the gap below it, until it is measured. */
  rowHeight: number
  hasMore: boolean
  /** So many rows before the end the next page is asked for. */
  nearEnd: number
  /** Asks for the next page; called again and again near the end. */
  onMore: () => void
  children: (row: Row) => ReactNode
}

/**
 * Only the rows near the screen exist, however many there are, whether the page scrolls or what stands
 * around the list with `data-scroller`. On paper they all do.
 */
export function VirtualList<Row extends { id: string }>(props: VirtualListProps<Row>) {
  const [list, setList] = useState<HTMLDivElement | null>(null)
  return <div ref={setList}>{list !== null && <Rows {...props} list={list} />}</div>
}

function Rows<Row extends { id: string }>(props: VirtualListProps<Row> & { list: HTMLElement }) {
  const { rows, label, rowHeight, hasMore, nearEnd, onMore, children, list } = props
  const scroller = list.closest<HTMLElement>('[data-scroller]')
  const [engine] = useState(() => createRowEngine(scroller, rowHeight))
  const [visible, setVisible] = useState(NO_ROWS)
  const isPrinting = useIsPrinting()
  const margin = offsetIn(scroller, list)
  useLayoutEffect(() => engine.start(setVisible), [engine])
  useLayoutEffect(
    () => engine.update({ ids: rows.map(({ id }) => id), margin }),
    [engine, rows, margin],
  )
  const isNearEnd = (visible.items.at(-1)?.index ?? 0) >= rows.length - nearEnd
  useEffect(() => {
    if (hasMore && isNearEnd) onMore()
  }, [hasMore, isNearEnd, onMore])

  const items = isPrinting
    ? rows.map(({ id }, index) => ({ key: id, index, start: null }))
    : visible.items
  return (
    <ul
      aria-label={label}
      className={styles['rows']}
      style={{ blockSize: isPrinting ? 'auto' : visible.totalSize }}
    >
      {items.map(({ key, index, start }) => {
        const row = rows[index]
        return row === undefined ? null : (
          <li
            key={key}
            ref={engine.measure}
            data-index={index}
            aria-setsize={hasMore ? -1 : rows.length}
            aria-posinset={index + 1}
            className={styles['row']}
            style={{ transform: start === null ? 'none' : `translateY(${start - margin}px)` }}
          >
            {children(row)}
          </li>
        )
      })}
    </ul>
  )
}

/** @param scroller null where the page itself scrolls */
function offsetIn(scroller: HTMLElement | null, list: HTMLElement): number {
  const { top } = list.getBoundingClientRect()
  if (scroller === null) return top + window.scrollY
  return top - scroller.getBoundingClientRect().top + scroller.scrollTop
}
