import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { Market } from '@touchline/contract'
import { Button, Select, Skeleton } from '@touchline/ui'
import { useState } from 'react'
import { useTranslations } from 'use-intl'

import { useServices } from '../../../base/services.ts'
import { useLiveMarket } from '../../../data/live/use-follow.ts'
import { PriceChart } from './price-chart.tsx'
import { PriceTable } from './price-table.tsx'
import styles from './market-info.module.css'

/** How the price of an outcome has moved: a chart, and the same as a table. */
export function PriceHistory({ market }: { market: Market }) {
  const t = useTranslations('matchInfo.history')
  const [chosen, setChosen] = useState<string | null>(null)
  const { data, isError, refetch, dataUpdatedAt } = useHistory(market)
  const outcome = market.outcomes.find(({ id }) => id === chosen) ?? market.outcomes[0]
  if (outcome === undefined) return null
  const points = data?.outcomes.find(({ id }) => id === outcome.id)?.points ?? []
  return (
    <>
      <Select
        size="small"
        label={t('choose')}
        hideLabel
        options={market.outcomes.map(({ id, name }) => ({ value: id, label: name }))}
        value={outcome.id}
        onChange={(event) => setChosen(event.target.value)}
      />
      {isError ? (
        <div role="alert" className={styles['failed']}>
          <p>{t('failed')}</p>
          <Button size="small" onClick={() => void refetch()}>
            {t('retry')}
          </Button>
        </div>
      ) : data === undefined ? (
        <Skeleton className={styles['waiting']} />
      ) : (
        <>
          <PriceChart name={outcome.name} points={points} until={dataUpdatedAt} />
          <PriceTable name={outcome.name} points={points} />
        </>
      )}
    </>
  )
}

/** Read again when a price of the market moves while it is shown. */
function useHistory(market: Market) {
  const { api } = useServices()
  const { outcomes } = useLiveMarket(market)
  const { matchId, id: marketId, specifier } = market
  const prices = outcomes.map(({ odds }) => odds).join()
  return useQuery({
    queryKey: ['odds-history', matchId, marketId, specifier, prices],
    queryFn: async ({ signal }) =>
      (
        await api('getOddsHistory', {
          params: { id: matchId },
          query: { marketId, specifier },
          signal,
        })
      ).data,
    staleTime: 0,
    gcTime: 0,
    placeholderData: keepPreviousData,
  })
}
