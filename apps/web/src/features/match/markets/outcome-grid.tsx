import type { Market, Match } from '@touchline/contract'
import { OddsGroup } from '@touchline/ui'

import { OddsCell } from '../../../parts/odds/odds-cell.tsx'
import { outcomeLayout } from './outcome-layout.ts'

/** Outcomes side by side, each with its name. */
export function OutcomeGrid({ match, market }: { match: Match; market: Market }) {
  const { columns, cell } = outcomeLayout(market.outcomes)
  return (
    <OddsGroup label={market.name} columns={columns}>
      {market.outcomes.map((outcome) => (
        <OddsCell
          key={outcome.id}
          match={match}
          market={market}
          outcome={outcome}
          label={outcome.name}
          layout={cell}
        />
      ))}
    </OddsGroup>
  )
}
