import { Link } from '@tanstack/react-router'
import type { Match } from '@touchline/contract'
import { ChipRow, Icon, opensHere, SportIcon, VisuallyHidden } from '@touchline/ui'
import { useTranslations } from 'use-intl'

import { useLinks } from '../../../addresses/links.ts'
import { pathOf } from '../../../addresses/page-path.ts'
import { useMinute } from '../../../base/clock/use-minute.ts'
import { totalText } from '../../../parts/plays/total-text.ts'
import { useFavourites } from '../../../player/favourites/use-favourites.ts'
import { matchesParameter, MOST_MATCHES } from '../board-search.ts'
import type { Board } from '../choice/use-board.ts'
import styles from './tray.module.css'

/** Further matches in play: each joins the board by a press, a key or a drag. */
export function Tray({ board }: { board: Board }) {
  const t = useTranslations('matchInfo.board')
  const tLists = useTranslations('catalogue')
  const isFull = board.ids.length >= MOST_MATCHES
  return (
    <div className={styles['tray']} data-full={isFull || undefined}>
      {board.offered.length === 0 ? (
        <p className={styles['none']}>{t('allShown')}</p>
      ) : (
        <ChipRow label={t('tray')} startLabel={tLists('scrollBack')} endLabel={tLists('scrollOn')}>
          {board.offered.map((match, place) => (
            // A place shows another match: nothing moves under the pointer or the focus.
            // oxlint-disable-next-line react/no-array-index-key
            <TrayItem key={place} match={match} board={board} isFull={isFull} />
          ))}
        </ChipRow>
      )}
    </div>
  )
}

type TrayItemProps = { match: Match; board: Board; isFull: boolean }

function TrayItem({ match, board, isFull }: TrayItemProps) {
  const t = useTranslations('matchInfo.board')
  const tWords = useTranslations('words')
  const links = useLinks()
  const isFavourite = useFavourites(({ matches }) => matches.has(match.id))
  const { clock, sport, home, away, totalScore, stage } = match
  const minute = useMinute(clock, sport.key)
  const name = tWords('vs', { home: home.name, away: away.name })
  return (
    <Link
      {...links.live()}
      search={{ view: 'board', matches: matchesParameter([...board.ids, match.id]) }}
      className={styles['item']}
      aria-disabled={isFull || undefined}
      title={name}
      // A link of its own, so that it can be dragged everywhere; the press stays here.
      onClick={(event) => {
        if (!opensHere(event)) return
        event.preventDefault()
        board.put(match.id)
      }}
      onDragStart={(event) => {
        const address = new URL(pathOf(links.match(match)), window.location.href)
        event.dataTransfer.setData('text/uri-list', address.href)
      }}
    >
      <VisuallyHidden>{t('add')}: </VisuallyHidden>
      <span className={styles['when']}>
        <Icon name={isFavourite ? 'star-filled' : 'plus'} className={styles['mark']} />
        <SportIcon sportKey={sport.key} />
        <bdi>{minute ?? stage ?? tWords('live')}</bdi>
      </span>
      {(['home', 'away'] as const).map((side) => (
        <span key={side} className={styles['side']}>
          <bdi>{match[side].name}</bdi>{' '}
          {totalScore !== null && <b>{totalText(match, sport.key, side)}</b>}
        </span>
      ))}
    </Link>
  )
}
