import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { Match } from '@touchline/contract'
import { Button, Skeleton } from '@touchline/ui'
import { useEffect, useEffectEvent } from 'react'
import { useTranslations } from 'use-intl'

import { useLinks } from '../../../addresses/links.ts'
import { useServices } from '../../../base/services.ts'
import { useLiveMatch } from '../../../data/live/use-follow.ts'
import { matchQuery } from '../../../data/queries/catalogue.ts'
import { kitStyle } from '../../../parts/kit/kit-colours.ts'
import { isOver } from '../board-queries.ts'
import type { Board } from '../choice/use-board.ts'
import { CardHead } from './card-head.tsx'
import { CardMarket } from './card-market.tsx'
import { CardSide } from './card-side.tsx'
import { CardStrip } from './card-strip.tsx'
import { useCardMarkets, useFollowCard } from './use-follow-card.ts'
import styles from './board-card.module.css'

type BoardCardProps = { id: string; place: number; board: Board }

/** One match of the board. Its height is the same whatever it shows. */
export function BoardCard({ id, place, board }: BoardCardProps) {
  const { data, isError } = useQuery(matchQuery(useServices(), id))
  return (
    <li className={styles['place']}>
      {data === undefined ? (
        <NoCard id={id} board={board} isGone={isError} />
      ) : (
        <MatchCard key={id} match={data} place={place} board={board} />
      )}
    </li>
  )
}

type NoCardProps = { id: string; board: Board; isGone: boolean }

/** It is on its way, or there is none. */
function NoCard({ id, board, isGone }: NoCardProps) {
  const t = useTranslations('matchInfo.board')
  return (
    <div className={styles['card']} data-board-card aria-busy={!isGone}>
      {isGone ? (
        <div className={styles['gone']}>
          <p>{t('gone')}</p>
          <NextButton id={id} board={board} />
          <Button size="small" onClick={() => board.remove(id)}>
            {t('takeOff')}
          </Button>
        </div>
      ) : (
        <Skeleton inlineSize="100%" blockSize="100%" />
      )}
    </div>
  )
}

type MatchCardProps = { match: Match; place: number; board: Board }

function MatchCard({ match, place, board }: MatchCardProps) {
  const tWords = useTranslations('words')
  const links = useLinks()
  const { status } = useLiveMatch(match)
  const isEnded = isOver(status)
  const markets = useCardMarkets(match)
  useFollowCard(match, markets, !isEnded)
  const name = tWords('vs', { home: match.home.name, away: match.away.name })
  return (
    <article
      className={styles['card']}
      style={kitStyle(match)}
      aria-label={name}
      data-board-card
      data-match-id={match.id}
      data-ended={isEnded || undefined}
    >
      <CardHead match={match} name={name} place={place} board={board} />
      <Link {...links.match(match)} className={styles['sides']}>
        <CardSide match={match} side="home" />
        <CardSide match={match} side="away" />
      </Link>
      <CardStrip match={match} />
      {isEnded ? (
        <Ended match={match} board={board} />
      ) : (
        <CardMarket match={match} markets={markets} />
      )}
    </article>
  )
}

/** How long a final score stays where ended matches go by themselves, ms. */
const STAYS_MS = 60_000

function Ended({ match: { id }, board }: { match: Match; board: Board }) {
  const t = useTranslations('matchInfo.board')
  const { keepsFull, replace } = board
  useReplacement(keepsFull, () => replace(id))
  return (
    <div className={styles['ended']}>
      <p>{t(keepsFull && board.next(id) !== undefined ? 'goesSoon' : 'isOver')}</p>
      <NextButton id={id} board={board} />
    </div>
  )
}

function NextButton({ id, board }: { id: string; board: Board }) {
  const t = useTranslations('matchInfo.board')
  const tWords = useTranslations('words')
  const next = board.next(id)
  if (next === undefined) return <p>{t('nothingNext')}</p>
  const match = tWords('vs', { home: next.home.name, away: next.away.name })
  return (
    <Button block className={styles['next']} onClick={() => board.replace(id)}>
      <span>{t('next', { match })}</span>
    </Button>
  )
}

/** The next match comes a while after the end, and later where nothing is in play. */
function useReplacement(isWanted: boolean, replace: () => void): void {
  const act = useEffectEvent(replace)
  useEffect(() => {
    if (!isWanted) return undefined
    const timer = setInterval(() => act(), STAYS_MS)
    return () => clearInterval(timer)
  }, [isWanted])
}
