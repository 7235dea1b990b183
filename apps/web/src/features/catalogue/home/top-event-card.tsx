import { Link } from '@tanstack/react-router'
import type { Match } from '@touchline/contract'
import { Flag } from '@touchline/ui'
import { useRef } from 'react'

import { useLinks } from '../../../addresses/links.ts'
import { SideLogo } from '../../../parts/side-logo/side-logo.tsx'
import { useLiveMatch } from '../../../data/live/use-follow.ts'
import { useGroupColumns } from '../group/use-group-columns.ts'
import { RowMarket } from '../row/row-market.tsx'
import { rowScores } from '../row/row-scores.ts'
import { useRowLead } from '../row/use-row-lead.ts'
import { EventTime } from './event-time.tsx'
import styles from './top-event-card.module.css'

export function TopEventCard({ match }: { match: Match }) {
  const links = useLinks()
  const columns = useGroupColumns([match])
  const card = useRef<HTMLElement>(null)
  const lead = useRowLead(card, match, columns)
  return (
    <article
      ref={card}
      className={styles['card']}
      data-match-id={match.id}
      data-top-event
      data-decided={lead !== null || undefined}
    >
      <Link {...links.match(match)} className={styles['link']}>
        <span className={styles['top']}>
          <Flag countryCode={match.category.countryCode} />
          <bdi className={styles['league']}>{match.tournament.name}</bdi>
          <EventTime match={match} />
        </span>
        <Side match={match} side="home" />
        <Side match={match} side="away" />
      </Link>
      <RowMarket
        match={match}
        market={lead === null ? match.mainMarket : lead.market}
        columns={lead?.columns ?? columns.main}
        labelled
        standsIn={lead !== null}
        className={styles['odds']}
      />
    </article>
  )
}

function Side({ match, side }: { match: Match; side: 'home' | 'away' }) {
  const { name } = match[side]
  const { total } = rowScores(useLiveMatch(match), side, match.sport.key)
  return (
    <span className={styles['side']}>
      <SideLogo match={match} side={side} size={24} />
      <bdi className={styles['name']} title={name}>
        {name}
      </bdi>
      {total !== null && (
        // Of another length it is drawn anew: it does not move.
        <span key={total.length} className={styles['score']}>
          {total}
        </span>
      )}
    </span>
  )
}
