import { Icon } from '@touchline/ui'
import { useState, type DragEvent } from 'react'
import { useTranslations } from 'use-intl'

import { MOST_MATCHES } from './board-search.ts'
import { BoardCard } from './card/board-card.tsx'
import type { Board } from './choice/use-board.ts'
import { carriesLink, linkedMatch } from './drag/linked-match.ts'
import styles from './board-grid.module.css'

/** The cards in their order. A link to a match may be dropped anywhere on it. */
export function BoardGrid({ board }: { board: Board }) {
  const t = useTranslations('matchInfo.board')
  const [isOver, setOver] = useState(false)
  const drop = (event: DragEvent<HTMLElement>) => {
    event.preventDefault()
    setOver(false)
    const id = linkedMatch(event.dataTransfer)
    if (id !== null) board.put(id, placeUnder(event))
  }
  return (
    // A drop is another way to do what the strip's links and the cards' buttons do.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <ul
      aria-label={t('title')}
      className={styles['grid']}
      data-over={isOver || undefined}
      onDragOver={(event) => {
        if (!carriesLink(event.dataTransfer)) return
        event.preventDefault()
        event.dataTransfer.dropEffect = 'link'
        setOver(true)
      }}
      onDragLeave={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setOver(false)
      }}
      onDrop={drop}
    >
      {board.ids.map((id, place) => (
        <BoardCard key={board.keys[place]} id={id} place={place} board={board} />
      ))}
      {board.ids.length < MOST_MATCHES && (
        <li aria-hidden className={styles['slot']}>
          <Icon name="plus" />
          {t('drop')}
        </li>
      )}
    </ul>
  )
}

/** Place of the card under the pointer; undefined beside them. */
function placeUnder({ currentTarget, target }: DragEvent<HTMLElement>): number | undefined {
  const card = target instanceof Element ? target.closest('[data-board-card]') : null
  const place = Array.from(currentTarget.querySelectorAll('[data-board-card]')).findIndex(
    (each) => each === card,
  )
  return place === -1 ? undefined : place
}
