import { MAIN_LINES } from '../markets/main-lines.ts'
import { outcomeLayout } from '../markets/outcome-layout.ts'
import type { Panel } from '../markets/market-panels.ts'
import { scoreColumns } from '../markets/score-columns.ts'

/** Height of a panel's header, in rows of odds. */
const HEADER_ROWS = 1.3

/** Rows of odds in the body of an open panel, all of one height. */
export function panelRows(panel: Panel): number {
  const [first] = panel.markets
  if (first === undefined) return 0
  const { outcomes } = first.market
  switch (panel.kind) {
    case 'lines':
      return Math.min(panel.markets.length, MAIN_LINES)
    case 'scores': {
      const { columns, others } = scoreColumns(outcomes)
      return Math.max(...columns.map((column) => column.length)) + (others.length > 0 ? 1 : 0)
    }
    case 'outcomes':
      return panel.markets.reduce(
        (rows, { market }) =>
          rows + Math.ceil(market.outcomes.length / outcomeLayout(market.outcomes).columns),
        0,
      )
  }
}

/**
 * Which of two columns each panel stands in: the one that is shorter so far, so that reading order
 * and place agree. Folding a panel later moves none to the other side.
 */
export function placeColumns(panels: readonly Panel[]): ('start' | 'end')[] {
  const heights = { start: 0, end: 0 }
  return panels.map((panel) => {
    const side = heights.end < heights.start ? 'end' : 'start'
    heights[side] += HEADER_ROWS + panelRows(panel)
    return side
  })
}
