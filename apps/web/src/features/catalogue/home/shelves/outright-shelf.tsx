import { Link } from '@tanstack/react-router'
import type { Match } from '@touchline/contract'
import { Flag, OddsGroup } from '@touchline/ui'
import { useTranslations } from 'use-intl'

import { useLinks } from '../../../../addresses/links.ts'
import { useLiveMatches } from '../../../../data/live/use-follow.ts'
import type { CatalogueFilters } from '../../../../data/queries/catalogue.ts'
import { OddsCell } from '../../../../parts/odds/odds-cell.tsx'
import { Shelf } from './shelf.tsx'
import styles from './shelves.module.css'

const FAVOURITES = 4

export function OutrightShelf({ filters }: { filters: CatalogueFilters }) {
  const t = useTranslations('catalogue')
  const cards = useCards(filters)
  if (cards.length === 0) return null
  return <Shelf title={t('tabs.outrights')}>{cards}</Shelf>
}

export function Outrights({ filters }: { filters: CatalogueFilters }) {
  return <div className={styles['grid']}>{useCards(filters)}</div>
}

function useCards(filters: CatalogueFilters) {
  const events = useLiveMatches(filters)
  return events.map((event) => <OutrightCard key={event.id} event={event} />)
}

/** A season with the four that the market sees ahead; its page has the others. */
function OutrightCard({ event }: { event: Match }) {
  const links = useLinks()
  const { mainMarket: market } = event
  const favourites = (market?.outcomes ?? [])
    .filter(({ active }) => active)
    .toSorted((a, b) => a.odds - b.odds || a.id.localeCompare(b.id))
    .slice(0, FAVOURITES)
  return (
    <article className={styles['card']} data-kind="outright">
      <Link {...links.match(event)} className={styles['match']}>
        <span className={styles['meta']}>
          <Flag countryCode={event.category.countryCode} />
          <bdi className={styles['league']}>{event.tournament.name}</bdi>
          {event.availableMarketsCount > 0 && <span>+{event.availableMarketsCount}</span>}
        </span>
        <span className={styles['event']}>
          <bdi>{event.outright?.name}</bdi>
          {market !== null && (
            <>
              {' · '}
              <bdi>{market.name}</bdi>
            </>
          )}
        </span>
      </Link>
      {market !== null && (
        <OddsGroup label={market.name} columns={2} className={styles['favourites']}>
          {favourites.map((outcome) => (
            <OddsCell
              key={outcome.id}
              match={event}
              market={market}
              outcome={outcome}
              label={outcome.name}
              layout="stack"
            />
          ))}
        </OddsGroup>
      )}
    </article>
  )
}
