import type { Match } from '@touchline/contract'

import type { Panel } from './market-panels.ts'
import { CorrectScore } from './correct-score.tsx'
import { LineTable } from './line-table.tsx'
import { OutcomeGrid } from './outcome-grid.tsx'
import { OutrightGrid } from './outright-grid.tsx'
import styles from './market-panel.module.css'

/** The odds of a panel, laid out by the kind of its market. */
export function PanelBody({ match, panel }: { match: Match; panel: Panel }) {
  if (panel.kind === 'lines') return <LineTable match={match} panel={panel} />
  return (
    <div className={styles['stack']}>
      {panel.markets.map(({ market, gone }) => (
        <div key={market.specifier} className={gone ? styles['gone'] : undefined}>
          {panel.kind === 'scores' ? (
            <CorrectScore match={match} market={market} />
          ) : match.outright === null ? (
            <OutcomeGrid match={match} market={market} />
          ) : (
            <OutrightGrid match={match} market={market} />
          )}
        </div>
      ))}
    </div>
  )
}
