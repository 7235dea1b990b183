import type { Market, Match } from '@touchline/contract'
import { useListedLine } from '@touchline/live/react'
import { OddsCellPlaceholder, OddsGroup } from '@touchline/ui'

import { cellLine } from '../../../parts/odds/cell-line.ts'
import { OddsCell } from '../../../parts/odds/odds-cell.tsx'
import { useLineText } from '../../../parts/odds/use-line-text.ts'
import type { MarketColumns } from '../group/market-columns.ts'

type RowMarketProps = {
  match: Match
  market: Market | null
  /** What the group's header promises; its market may come to the match by push. */
  columns: MarketColumns
  /** Names the outcomes in the cells too, for widths at which the header does not. */
  labelled?: boolean
  /** Not the market that the header promises: its name says which. */
  standsIn?: boolean
  /** Nothing of the match is on offer, whatever was heard of it last. */
  isOver?: boolean
  className: string | undefined
}

/** One market of a row in as many equal cells as the header has columns. */
export function RowMarket(props: RowMarketProps) {
  const { match, columns, labelled, standsIn = false, isOver, className } = props
  const line = useListedLine(match.id, columns.marketId, props.market)
  const market = isOver ? null : line
  const lineText = useLineText()
  const count = columns.labels.length === 2 ? 2 : 3
  if (market === null || market.outcomes.length > count) {
    return (
      <OddsGroup label={columns.name} columns={count} className={className}>
        {Array.from({ length: count }, (_, index) => (
          <OddsCellPlaceholder key={index} />
        ))}
      </OddsGroup>
    )
  }
  return (
    <OddsGroup
      label={market.name}
      columns={count}
      className={className}
      data-stands-in={standsIn || undefined}
    >
      {market.outcomes.map((outcome) => (
        <OddsCell
          key={outcome.id}
          match={match}
          market={market}
          outcome={outcome}
          {...cellTexts(outcome.shortName, lineText(cellLine(market, outcome)), labelled)}
        />
      ))}
    </OddsGroup>
  )
}

/** Under a header that names the outcomes the line alone is enough. */
function cellTexts(outcome: string, line: string | undefined, labelled: boolean | undefined) {
  return labelled ? { label: outcome, line } : { label: line }
}
