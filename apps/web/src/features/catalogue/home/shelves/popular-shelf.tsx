import { useSuspenseQuery } from '@tanstack/react-query'
import type { PopularBet } from '@touchline/contract'
import { useEffect } from 'react'
import { useTranslations } from 'use-intl'

import { useServices } from '../../../../base/services.ts'
import { popularBetsQuery } from '../../../../data/queries/highlights.ts'
import { OddsCell } from '../../../../parts/odds/odds-cell.tsx'
import { CardHead } from './card-head.tsx'
import { Shelf } from './shelf.tsx'
import styles from './shelves.module.css'

/** What players back; it says so where too few have bet and the market's favourites stand in. */
export function PopularShelf() {
  const t = useTranslations('home')
  const services = useServices()
  const { queryClient, live } = services
  const query = popularBetsQuery(services)
  const { data } = useSuspenseQuery(query)
  useEffect(() => {
    const known = queryClient.getQueryData(query.queryKey)
    if (known === undefined) return undefined
    const matchesOf = ({ data: bets, meta }: typeof known) => ({
      data: bets.map(({ match }) => match),
      meta: { stream: meta.stream },
    })
    return live.followMatches(matchesOf(known), async () =>
      matchesOf(await queryClient.query({ ...query, staleTime: 0 })),
    )
  }, [query, live, queryClient])
  const { basis, hours } = data.meta
  if (data.data.length === 0) return null
  const [title, hint] =
    basis === 'bets'
      ? [t('popular'), t('popularHint', { hours: String(hours) })]
      : [t('favourites'), t('favouritesHint')]
  return (
    <Shelf title={title} hint={hint}>
      {data.data.map((bet) => (
        <PopularCard key={`${bet.match.id} ${bet.market.id} ${bet.outcomeId}`} bet={bet} />
      ))}
    </Shelf>
  )
}

function PopularCard({ bet: { match, market, outcomeId, players } }: { bet: PopularBet }) {
  const t = useTranslations('home')
  const outcome = market.outcomes.find(({ id }) => id === outcomeId)
  if (outcome === undefined) return null
  return (
    <article className={styles['card']} data-kind="popular">
      <CardHead match={match} />
      <span className={styles['about']}>
        <bdi>{market.name}</bdi>
        {players > 0 && <span>{t('players', { players })}</span>}
      </span>
      <div className={styles['odds']}>
        <OddsCell
          match={match}
          market={market}
          outcome={outcome}
          label={outcome.name}
          layout="row"
        />
      </div>
    </article>
  )
}
