import { isMarketGone } from '@touchline/betting'
import type { Match } from '@touchline/contract'
import { OddsGroup, VisuallyHidden } from '@touchline/ui'
import { useTranslations } from 'use-intl'

import { useLiveMarket } from '../../../data/live/use-follow.ts'
import { cellLine } from '../../../parts/odds/cell-line.ts'
import { OddsCell } from '../../../parts/odds/odds-cell.tsx'
import { useLineText } from '../../../parts/odds/use-line-text.ts'
import type { PanelMarket } from './market-panels.ts'
import { readSpecifier } from './specifier.ts'
import styles from './market-panel.module.css'

type LineRowProps = {
  match: Match
  line: PanelMarket
  /** The line stands in the cells. */
  bare: boolean
  /** The one that shows where there is room for one. */
  shown: boolean
  /** Shows there alone. */
  beyond: boolean
}

export function LineRow({ match, line, bare, shown, beyond }: LineRowProps) {
  const { market, gone } = line
  const t = useTranslations('match')
  const lineText = useLineText()
  const live = useLiveMarket(market)
  // What is closed was the balanced one once.
  const isMain = live.mostBalanced && !isMarketGone(live.status)
  const text = lineText(readSpecifier(market.specifier).line?.text) ?? ''
  return (
    <div
      className={styles['line']}
      data-bare={bare || undefined}
      data-main={isMain || undefined}
      data-gone={gone || undefined}
      data-shown={shown || undefined}
      data-beyond={beyond || undefined}
    >
      {!bare && (
        <span className={styles['lineText']} title={isMain ? t('mainLine') : undefined}>
          {text}
          {isMain && <VisuallyHidden>{t('mainLine')}</VisuallyHidden>}
        </span>
      )}
      <OddsGroup
        label={[market.name, text, ...(bare && isMain ? [t('mainLine')] : [])].join(' ')}
        columns={market.outcomes.length === 3 ? 3 : 2}
        className={gone ? styles['gone'] : undefined}
      >
        {market.outcomes.map((outcome) => (
          <OddsCell
            key={outcome.id}
            match={match}
            market={market}
            outcome={outcome}
            line={bare ? lineText(cellLine(market, outcome)) : undefined}
          />
        ))}
      </OddsGroup>
    </div>
  )
}
