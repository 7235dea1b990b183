import { Link } from '@tanstack/react-router'
import type { Match } from '@touchline/contract'
import { useRef } from 'react'
import { useTranslations } from 'use-intl'

import { useLinks } from '../../../addresses/links.ts'
import { FavouriteStar } from '../../../parts/favourite-star/favourite-star.tsx'
import { useTakenOff } from '../../../parts/odds/use-taken-off.ts'
import { openRow } from '../../../parts/opening/opened-row.ts'
import type { GroupColumns } from '../group/market-columns.ts'
import { MarketsLink } from './markets-link.tsx'
import { RowMarket } from './row-market.tsx'
import { RowStart } from './row-start.tsx'
import { RowTeams } from './row-teams.tsx'
import styles from './match-row.module.css'
import { useRowLead } from './use-row-lead.ts'

type MatchRowProps = {
  match: Match
  columns: GroupColumns
  /** Columns that no head names: their cells do. */
  named?: { main: boolean; second: boolean; third: boolean }
  /** Its league has no line of its own. */
  hasLeague?: boolean
  /** Left the live list: keeps its place until the player asks for the new ones. */
  ended?: boolean
}

const NAMED_ABOVE = { main: false, second: false, third: false }

/** One match: the row is a link to it, its odds are buttons beside that link. */
export function MatchRow(props: MatchRowProps) {
  const { match, columns, named = NAMED_ABOVE, hasLeague = false, ended = false } = props
  const links = useLinks()
  const t = useTranslations('words')
  const name = t('vs', { home: match.home.name, away: match.away.name })
  const row = useRef<HTMLLIElement>(null)
  const isOver = useTakenOff(row, ended)
  const next = useRowLead(row, match, columns)
  const lead = isOver ? null : next
  const isDecided = lead !== null
  const second =
    lead ?? (columns.second && { market: columns.second.marketOf(match), columns: columns.second })
  return (
    <li
      ref={row}
      className={styles['row']}
      data-match-id={match.id}
      data-ended={ended || undefined}
      data-chosen={columns.second?.chosen}
      data-decided={isDecided || undefined}
      data-names-main={named.main || isDecided || undefined}
      data-names-second={named.second || undefined}
    >
      <FavouriteStar type="matches" id={match.id} name={name} />
      <Link
        {...links.match(match)}
        className={styles['link']}
        data-press
        onClick={(event) => openRow(match.id, event.currentTarget)}
      >
        <RowStart match={match} />
        <RowTeams match={match} hasLeague={hasLeague} />
      </Link>
      {!isDecided && (
        <RowMarket
          match={match}
          market={match.mainMarket}
          columns={columns.main}
          labelled
          isOver={isOver}
          className={styles['main']}
        />
      )}
      {second && (
        <RowMarket
          key={lead?.market?.id}
          match={match}
          market={second.market}
          columns={second.columns}
          labelled={columns.second?.chosen !== undefined || isDecided || named.second}
          standsIn={isDecided}
          isOver={isOver}
          className={styles[columns.second === null ? 'main' : 'second']}
        />
      )}
      {columns.third?.isRead === true && (
        <RowMarket
          match={match}
          market={columns.third.marketOf(match)}
          columns={columns.third}
          labelled={named.third}
          isOver={isOver}
          className={styles['third']}
        />
      )}
      <MarketsLink match={match} name={name} className={styles['more']} />
    </li>
  )
}
