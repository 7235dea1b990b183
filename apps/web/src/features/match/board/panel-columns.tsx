import type { Match } from '@touchline/contract'
import { useTranslations } from 'use-intl'
import { useState, type CSSProperties } from 'react'
import { useServices } from '../../../base/services.ts'
import { togglePinnedMarket } from '../../../preferences/pin-market.ts'
import { MAIN_LINES } from '../markets/main-lines.ts'
import { MarketPanel } from '../markets/market-panel.tsx'
import type { Panel } from '../markets/market-panels.ts'
import { isGone, keepOrder } from './keep-order.ts'
import { isPinned, panelMarketId, pinnedFirst } from './pinned-first.ts'
import { panelRows, placeColumns } from './place-columns.ts'
import type { FoldControl } from './use-folds.ts'
import styles from './market-board.module.css'
import { usePreferences } from '../../../preferences/use-preferences.ts'

/** Panels whose odds the server renders; those further down come as they get near. */
const FIRST_PANELS = 14

type PanelColumnsProps = { match: Match; panels: readonly Panel[]; folds: FoldControl }

export function PanelColumns({ match, panels, folds }: PanelColumnsProps) {
  const t = useTranslations('match')
  const { preferences } = useServices()
  const sport = match.sport.key
  const pins = usePins(sport)
  const kept = useKeptPanels(panels, pins)
  const ofTwo = placeColumns(kept, 2)
  const ofTwoNarrow = placeColumns(kept, 2, true)
  const ofThree = placeColumns(kept, 3)

  function pin(panel: Panel) {
    const id = panelMarketId(panel)
    if (id !== undefined) togglePinnedMarket(preferences, sport, id)
  }

  return (
    <div className={styles['columns']} data-outright={match.outright !== null || undefined}>
      {kept.map((panel, index) => (
        <div
          key={panel.key}
          className={styles['place']}
          data-side={sideOf(ofTwo[index])}
          data-narrow-side={sideOf(ofTwoNarrow[index])}
          data-kind={panel.kind}
          data-slides={panel.markets.length > 1 || undefined}
          data-more={panel.markets.length > MAIN_LINES || undefined}
          data-folded={folds.isFolded(panel.key) || undefined}
          style={placeOf(panel, ofThree[index] ?? 0)}
          title={isGone(panel) ? t('gone') : undefined}
        >
          <MarketPanel
            match={match}
            panel={panel}
            first={index < FIRST_PANELS}
            open={!folds.isFolded(panel.key)}
            onFold={() => folds.turn(panel.key)}
            pinned={isPinned(panel, pins)}
            onPin={() => pin(panel)}
          />
        </div>
      ))}
    </div>
  )
}

const sideOf = (column: number | undefined) => (column === 0 ? 'start' : 'end')

/** Its column of three, and of how many rows of odds it is high: what its place is made of. */
function placeOf(panel: Panel, column: number): CSSProperties {
  return {
    '--column': column + 1,
    '--rows': panelRows(panel),
    '--all-rows': panel.markets.length,
  }
}

/**
 * Panels that stay where they were first shown, see `keepOrder`; only a pin that the player sets or
 * takes out moves them.
 */
function useKeptPanels(fresh: readonly Panel[], pins: readonly number[]): readonly Panel[] {
  const [shown, setShown] = useState({ panels: pinnedFirst(fresh, pins), pins })
  const kept = keepOrder(shown.panels, fresh)
  // A pin taken out puts its panel back to where it is offered.
  const panels = pins === shown.pins ? kept : pinnedFirst(keepOrder(fresh, kept), pins)
  if (panels !== shown.panels || pins !== shown.pins) setShown({ panels, pins })
  return panels
}

const NONE: readonly number[] = []

/** Ids of the markets that the player pinned in a sport. */
function usePins(sportKey: string): readonly number[] {
  return usePreferences(({ pins }) => pins[sportKey] ?? NONE)
}
