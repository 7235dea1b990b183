import { MAIN_LINES } from '../markets/main-lines.ts'
import { outcomeLayout } from '../markets/outcome-layout.ts'
import type { Panel } from '../markets/market-panels.ts'
import { scoreColumns } from '../markets/score-columns.ts'

/** What of a panel is no odds, in rows of them: its header, and what a table of lines adds. */
const HEADER_ROWS = 1
const TABLE_ROWS = 0.5
const MORE_ROWS = 0.75
/** Of a line's slider on a narrow page, which stands above the only row. */
const SLIDER_ROWS = 1.5

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
      return Math.max(...columns.map((column) => column.length)) + others.length
    }
    case 'outcomes':
      return panel.markets.reduce(
        (rows, { market }) =>
          rows + Math.ceil(market.outcomes.length / outcomeLayout(market.outcomes).columns),
        0,
      )
  }
}

function panelHeight(panel: Panel, hasSliders: boolean): number {
  const isTable = panel.kind === 'lines'
  if (isTable && hasSliders && panel.markets.length > 1) return HEADER_ROWS + 1 + SLIDER_ROWS
  const more = isTable && panel.markets.length > MAIN_LINES ? MORE_ROWS : 0
  return HEADER_ROWS + panelRows(panel) + (isTable ? TABLE_ROWS : 0) + more
}

/**
 * Which of some columns each panel stands in: the one that is shortest so far, so that reading order
 * and place agree. Folding a panel later moves none to another column.
 *
 * @param hasSliders whether the page is so narrow that a slider stands for a table of lines
 */
export function placeColumns(
  panels: readonly Panel[],
  columns: number,
  hasSliders = false,
): number[] {
  const heights = Array.from({ length: columns }, () => 0)
  return panels.map((panel) => {
    const column = heights.indexOf(Math.min(...heights))
    heights[column] = (heights[column] ?? 0) + panelHeight(panel, hasSliders)
    return column
  })
}
