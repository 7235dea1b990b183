import { MARKET_STATUS } from '@touchline/betting'

import type { Panel, PanelMarket } from '../markets/market-panels.ts'
import { byLine } from '../markets/order-lines.ts'

/**
 * Takes in what is offered now without moving anything: panels and lines stay where they were,
 * those that are gone keep their places. New panels come last, new lines where their size puts them.
 * Returns the same array when nothing changed.
 */
export function keepOrder(shown: readonly Panel[], fresh: readonly Panel[]): readonly Panel[] {
  const freshByKey = new Map(fresh.map((panel) => [panel.key, panel]))
  const shownKeys = new Set(shown.map((panel) => panel.key))
  const kept = shown.map((panel) => keepLines(panel, freshByKey.get(panel.key)))
  const added = fresh.filter((panel) => !shownKeys.has(panel.key))
  const unchanged = added.length === 0 && kept.every((panel, index) => panel === shown[index])
  return unchanged ? shown : [...kept, ...added]
}

function keepLines(shown: Panel, fresh: Panel | undefined): Panel {
  const offered = new Map(fresh?.markets.map((line) => [line.market.specifier, line]))
  const known = new Set(shown.markets.map((line) => line.market.specifier))
  const kept = shown.markets.map((line) => keepLine(line, offered.get(line.market.specifier)))
  const added = fresh?.markets.filter((line) => !known.has(line.market.specifier)) ?? []
  const unchanged = added.length === 0 && kept.every((line, index) => line === shown.markets[index])
  if (unchanged) return shown
  const markets = [...kept, ...added].sort((a, b) => byLine(a.market, b.market))
  return { ...shown, markets }
}

function keepLine(shown: PanelMarket, fresh: PanelMarket | undefined): PanelMarket {
  if (fresh === undefined) {
    // Its odds show as closed.
    const market = { ...shown.market, status: MARKET_STATUS.inactive }
    return shown.gone ? shown : { market, gone: true }
  }
  return fresh.market === shown.market && !shown.gone ? shown : fresh
}

export function isGone(panel: Panel): boolean {
  return panel.markets.every((line) => line.gone)
}
