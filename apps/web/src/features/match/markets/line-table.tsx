import type { Match, Outcome } from '@touchline/contract'
import { Button } from '@touchline/ui'
import { useState } from 'react'
import { useTranslations } from 'use-intl'

import type { Panel } from './market-panels.ts'
import { LineRow } from './line-row.tsx'
import { withoutLine } from './line-name.ts'
import { MAIN_LINES } from './main-lines.ts'
import { mainLines } from './order-lines.ts'
import { readSpecifier } from './specifier.ts'
import styles from './market-panel.module.css'

/** Totals and handicaps: a row for each line in ascending order, the main one marked. */
export function LineTable({ match, panel }: { match: Match; panel: Panel }) {
  const t = useTranslations('match')
  const [all, setAll] = useState(false)
  const lines = all ? panel.markets : mainLines(panel.markets, MAIN_LINES)
  const [first] = panel.markets
  if (first === undefined) return null
  // A handicap reads differently from either side, so its line stands in the cells.
  const { line } = readSpecifier(first.market.specifier)
  const bare = line?.kind === 'handicap'
  const hidden = panel.markets.length - lines.length
  return (
    <div className={styles['stack']} data-all-lines={all || undefined}>
      <div aria-hidden className={styles['labels']} data-bare={bare || undefined}>
        {!bare && <span className={styles['lineText']}>{t('line')}</span>}
        <span className={styles['labelCells']}>
          {first.market.outcomes.map((outcome) => (
            <bdi key={outcome.id}>{columnName(match, outcome, line?.text ?? '')}</bdi>
          ))}
        </span>
      </div>
      {lines.map((each) => (
        <LineRow key={each.market.specifier} match={match} line={each} bare={bare} />
      ))}
      {panel.markets.length > MAIN_LINES && (
        <Button
          size="small"
          tone="ghost"
          className={styles['more']}
          aria-expanded={all}
          onClick={() => setAll(!all)}
        >
          {all ? t('fewerLines') : t('moreLines', { count: hidden })}
        </Button>
      )}
    </div>
  )
}

/** The team, where the column is a side; else the outcome without its line. */
function columnName(match: Match, { side, name }: Outcome, line: string): string {
  return side === 'home' || side === 'away' ? match[side].name : withoutLine(name, line)
}
