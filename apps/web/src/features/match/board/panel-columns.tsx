import type { Match } from '@touchline/contract'
import { useTranslations } from 'use-intl'

import { MarketPanel } from '../markets/market-panel.tsx'
import type { Panel } from '../markets/market-panels.ts'
import { isGone } from './keep-order.ts'
import { panelRows, placeColumns } from './place-columns.ts'
import { useKeptPanels } from './use-kept-panels.ts'
import styles from './market-board.module.css'

/** Panels whose odds the server renders; those further down come as they get near. */
const FIRST_PANELS = 14

type PanelColumnsProps = { match: Match; panels: readonly Panel[] }

export function PanelColumns({ match, panels }: PanelColumnsProps) {
  const t = useTranslations('match')
  const kept = useKeptPanels(panels)
  const sides = placeColumns(kept)
  return (
    <div className={styles['columns']}>
      {kept.map((panel, index) => (
        <div
          key={panel.key}
          className={styles['place']}
          data-side={sides[index]}
          title={isGone(panel) ? t('gone') : undefined}
        >
          <MarketPanel
            match={match}
            panel={panel}
            rows={panelRows(panel)}
            pinned={index < FIRST_PANELS}
          />
        </div>
      ))}
    </div>
  )
}
