import type { Market, Match } from '@touchline/contract'
import { OddsGroup } from '@touchline/ui'

import { cellLine } from '../../../parts/odds/cell-line.ts'
import { OddsCell } from '../../../parts/odds/odds-cell.tsx'
import { useLineText } from '../../../parts/odds/use-line-text.ts'

/** The main market of a match that was found, to bet on from here. */
export function HitOdds({ match, market }: { match: Match; market: Market }) {
  const lineText = useLineText()
  const { outcomes } = market
  if (outcomes.length < 2 || outcomes.length > 3) return null
  return (
    <OddsGroup label={market.name} columns={outcomes.length === 2 ? 2 : 3}>
      {outcomes.map((outcome) => (
        <OddsCell
          key={outcome.id}
          match={match}
          market={market}
          outcome={outcome}
          label={lineText(cellLine(market, outcome)) ?? outcome.shortName}
        />
      ))}
    </OddsGroup>
  )
}
