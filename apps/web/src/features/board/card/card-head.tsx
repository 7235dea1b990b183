import { MATCH_STATUS, type Match } from '@touchline/contract'
import { Flag, Icon, IconButton, LiveDot } from '@touchline/ui'
import { useTranslations } from 'use-intl'

import { useMinute } from '../../../base/clock/use-minute.ts'
import { statusText } from '../../../data/live/status-text.ts'
import { useLiveMatch } from '../../../data/live/use-follow.ts'
import { FavouriteStar } from '../../../parts/favourite-star/favourite-star.tsx'
import { useFormatting } from '../../../preferences/use-formatting.ts'
import type { Board } from '../choice/use-board.ts'
import { beginCardDrag } from '../drag/card-drag.ts'
import styles from './board-card.module.css'

type CardHeadProps = { match: Match; name: string; place: number; board: Board }

/** When, where, and what can be done with the card: mark, move, take off. */
export function CardHead({ match, name, place, board }: CardHeadProps) {
  const t = useTranslations('matchInfo.board')
  const isFirst = place === 0
  const isLast = place === board.ids.length - 1
  return (
    <div className={styles['head']}>
      <span
        aria-hidden
        className={styles['grip']}
        onPointerDown={(event) => beginCardDrag(event, (to) => board.put(match.id, to))}
      >
        <Icon name="grip" />
      </span>
      <CardTime match={match} />
      <Flag countryCode={match.category.countryCode} />
      <bdi className={styles['league']} title={match.tournament.name}>
        {match.tournament.name}
      </bdi>
      <span className={styles['moves']}>
        <IconButton
          size="small"
          icon="chevron-left"
          label={t('earlier', { match: name })}
          aria-disabled={isFirst || undefined}
          onClick={() => !isFirst && board.put(match.id, place - 1)}
        />
        <IconButton
          size="small"
          icon="chevron-right"
          label={t('later', { match: name })}
          aria-disabled={isLast || undefined}
          onClick={() => !isLast && board.put(match.id, place + 1)}
        />
      </span>
      <FavouriteStar type="matches" id={match.id} name={name} />
      <IconButton
        size="small"
        icon="x"
        label={t('remove', { match: name })}
        data-board-remove
        onClick={({ currentTarget }) => {
          focusNeighbour(currentTarget)
          board.remove(match.id)
        }}
      />
    </div>
  )
}

function CardTime({ match }: { match: Match }) {
  const t = useTranslations('catalogue.status')
  const tWords = useTranslations('words')
  const { kickOff } = useFormatting()
  const { status, clock, sportKey, stage } = useLiveMatch(match)
  const minute = useMinute(clock, sportKey)
  if (status === MATCH_STATUS.prematch) {
    return <span className={styles['when']}>{kickOff(match.startTime)}</span>
  }
  if (status !== MATCH_STATUS.live) {
    return <span className={styles['when']}>{statusText(t, { status, stage })}</span>
  }
  return (
    <span className={styles['when']} title={stage ?? undefined}>
      <LiveDot />
      <bdi>{minute ?? stage ?? tWords('live')}</bdi>
    </span>
  )
}

/** Where the focus goes when its card goes: to the next one, else to the one before. */
function focusNeighbour(button: HTMLElement): void {
  const all = Array.from(document.querySelectorAll<HTMLElement>('[data-board-remove]'))
  const place = all.indexOf(button)
  const next = all[place + 1] ?? all[place - 1]
  next?.focus()
}
