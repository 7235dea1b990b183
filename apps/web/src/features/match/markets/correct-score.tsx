import type { Market, Match, Outcome } from '@touchline/contract'
import { OddsGroup } from '@touchline/ui'

import { OddsCell } from '../../../parts/odds/odds-cell.tsx'
import { scoreColumns } from './score-columns.ts'
import styles from './market-panel.module.css'

/** Home wins, draws and away wins beside each other; what is no score below. */
export function CorrectScore({ match, market }: { match: Match; market: Market }) {
  const { columns, others } = scoreColumns(market.outcomes)
  const cell = (outcome: Outcome) => (
    <OddsCell
      key={outcome.id}
      match={match}
      market={market}
      outcome={outcome}
      label={outcome.name}
      layout="stack"
    />
  )
  return (
    <div className={styles['stack']}>
      <div className={styles['scores']}>
        {columns.map((column) => (
          <OddsGroup key={column[0]?.id} label={market.name} columns={1}>
            {column.map(cell)}
          </OddsGroup>
        ))}
      </div>
      {others.length > 0 && (
        <OddsGroup label={market.name} columns={1}>
          {others.map(cell)}
        </OddsGroup>
      )}
    </div>
  )
}
