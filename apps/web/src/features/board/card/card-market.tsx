import type { ListMarket, Market, Match } from '@touchline/contract'
import { useIsOffered, useListedLine } from '@touchline/live/react'
import { Icon, OddsCellPlaceholder, OddsGroup } from '@touchline/ui'
import { useRef } from 'react'
import { useTranslations } from 'use-intl'

import { useStore } from '../../../base/use-store.ts'
import { cellLine } from '../../../parts/odds/cell-line.ts'
import { OddsCell } from '../../../parts/odds/odds-cell.tsx'
import { useLineText } from '../../../parts/odds/use-line-text.ts'
import { useTakenOff } from '../../../parts/odds/use-taken-off.ts'
import { keepBoard, keptBoard } from '../choice/kept-board.ts'
import styles from './board-card.module.css'

type CardMarketProps = { match: Match; markets: readonly ListMarket[] }

/** One market and its prices. The choice holds for the sport; what is over gives way to what is not. */
export function CardMarket({ match, markets }: CardMarketProps) {
  const place = useRef<HTMLDivElement>(null)
  const chosen = useStore(keptBoard, (kept) => kept.markets[match.sport.key])
  const [main] = markets
  const wanted = markets.find(({ id }) => id === chosen) ?? main
  const own = useLine(match, wanted?.id ?? match.mainMarket?.id)
  const spare = useLine(match, match.mainMarket?.id ?? main?.id)
  const second = useLine(match, match.secondaryMarket?.id)
  const others = [spare, second]
  const open = others.find((line) => line.isOffered)
  const givesWay = useTakenOff(place, !own.isOffered && open !== undefined)
  const { market } = givesWay && open !== undefined ? open : own
  const cells = market?.outcomes.length ?? wanted?.outcomesCount ?? 3
  return (
    <div ref={place} className={styles['market']}>
      <MarketChoice
        sportKey={match.sport.key}
        markets={markets}
        shown={market?.id ?? wanted?.id}
        name={market?.name ?? ''}
      />
      <Prices match={match} market={market} columns={cells === 2 ? 2 : 3} />
    </div>
  )
}

function useLine(match: Match, id: number | undefined) {
  const known = [match.mainMarket, match.secondaryMarket].find((market) => market?.id === id)
  const market = useListedLine(match.id, id ?? null, known ?? null)
  return { market, isOffered: useIsOffered(market) }
}

type MarketChoiceProps = {
  sportKey: string
  markets: readonly ListMarket[]
  shown: number | undefined
  name: string
}

function MarketChoice({ sportKey, markets, shown, name }: MarketChoiceProps) {
  const t = useTranslations('catalogue')
  if (markets.length === 0) return <p className={styles['marketName']}>{name}</p>
  const isListed = markets.some(({ id }) => id === shown)
  return (
    <span className={styles['choice']}>
      <select
        aria-label={t('columns')}
        className={styles['select']}
        value={shown}
        onChange={({ currentTarget }) => {
          const { markets: before } = keptBoard.getState()
          keepBoard({ markets: { ...before, [sportKey]: Number(currentTarget.value) } })
        }}
      >
        {!isListed && <option value={shown}>{name}</option>}
        {markets.map((market) => (
          <option key={market.id} value={market.id}>
            {market.name}
          </option>
        ))}
      </select>
      <Icon name="chevron-down" className={styles['caret']} />
    </span>
  )
}

type PricesProps = { match: Match; market: Market | null; columns: 2 | 3 }

function Prices({ match, market, columns }: PricesProps) {
  const lineText = useLineText()
  if (market === null || market.outcomes.length > columns) {
    return (
      <OddsGroup label={market?.name ?? ''} columns={columns} className={styles['prices']}>
        {Array.from({ length: columns }, (_, index) => (
          <OddsCellPlaceholder key={index} layout="stack" />
        ))}
      </OddsGroup>
    )
  }
  return (
    <OddsGroup label={market.name} columns={columns} className={styles['prices']}>
      {market.outcomes.map((outcome) => (
        <OddsCell
          key={outcome.id}
          match={match}
          market={market}
          outcome={outcome}
          label={outcome.shortName}
          line={lineText(cellLine(market, outcome))}
          layout="stack"
        />
      ))}
    </OddsGroup>
  )
}
