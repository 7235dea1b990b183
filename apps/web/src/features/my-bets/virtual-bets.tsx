import type { PlacedBet } from '@touchline/contract'
import { useEffect, useLayoutEffect, useState } from 'react'
import { useTranslations } from 'use-intl'

import { createRowEngine, NO_ROWS } from '../../parts/rows/row-engine.ts'
import { BetCard } from './bet-card/bet-card.tsx'
import styles from './bets-listing.module.css'

type VirtualBetsProps = {
  bets: readonly PlacedBet[]
  hasMore: boolean
  /** Asks for the next page. */
  onMore: () => void
}

/** A card of one leg with the gap below it; the others are measured. */
const ESTIMATED_PX = 190
/** This many cards before the end the next page is asked for. */
const NEAR_END = 4

/** Only the cards near the screen exist, whether the page scrolls or a panel around the list. */
export function VirtualBets(props: VirtualBetsProps) {
  const [list, setList] = useState<HTMLDivElement | null>(null)
  return <div ref={setList}>{list !== null && <Rows {...props} list={list} />}</div>
}

function Rows({ bets, hasMore, onMore, list }: VirtualBetsProps & { list: HTMLElement }) {
  const t = useTranslations('myBets')
  const scroller = scrollerOf(list)
  const [engine] = useState(() => createRowEngine(scroller, ESTIMATED_PX))
  const [rows, setRows] = useState(NO_ROWS)
  const margin = offsetIn(scroller, list)
  useLayoutEffect(() => engine.start(setRows), [engine])
  useLayoutEffect(
    () => engine.update({ ids: bets.map(({ id }) => id), margin }),
    [engine, bets, margin],
  )
  const isNearEnd = (rows.items.at(-1)?.index ?? 0) >= bets.length - NEAR_END
  useEffect(() => {
    if (hasMore && isNearEnd) onMore()
  }, [hasMore, isNearEnd, onMore])

  return (
    <ul aria-label={t('list')} className={styles['rows']} style={{ blockSize: rows.totalSize }}>
      {rows.items.map(({ key, index, start }) => {
        const bet = bets[index]
        return bet === undefined ? null : (
          <li
            key={key}
            ref={engine.measure}
            data-index={index}
            aria-setsize={hasMore ? -1 : bets.length}
            aria-posinset={index + 1}
            className={styles['row']}
            style={{ transform: `translateY(${start - margin}px)` }}
          >
            <BetCard bet={bet} />
          </li>
        )
      })}
    </ul>
  )
}

/** The nearest element around the list that scrolls; null where the page does. */
function scrollerOf(element: HTMLElement): HTMLElement | null {
  return element.closest<HTMLElement>('[data-scroller]')
}

function offsetIn(scroller: HTMLElement | null, list: HTMLElement): number {
  const { top } = list.getBoundingClientRect()
  if (scroller === null) return top + window.scrollY
  return top - scroller.getBoundingClientRect().top + scroller.scrollTop
}
