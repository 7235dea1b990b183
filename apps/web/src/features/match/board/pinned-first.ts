import type { Panel } from '../markets/market-panels.ts'

/** Id of the market that a panel shows with all its lines. */
export function panelMarketId({ markets }: Panel): number | undefined {
  return markets[0]?.market.id
}

export function isPinned(panel: Panel, pins: readonly number[]): boolean {
  return pins.some((id) => id === panelMarketId(panel))
}

/** Pinned panels in the order of their pins, then the others as they were. */
export function pinnedFirst(panels: readonly Panel[], pins: readonly number[]): readonly Panel[] {
  if (pins.length === 0) return panels
  const pinned = pins.flatMap((id) => panels.filter((panel) => panelMarketId(panel) === id))
  return [...pinned, ...panels.filter((panel) => !isPinned(panel, pins))]
}
