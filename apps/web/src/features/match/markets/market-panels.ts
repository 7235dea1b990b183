import type { Market } from '@touchline/contract'

import { withoutLine } from './line-name.ts'
import { orderLines } from './order-lines.ts'
import { isScoreMarket } from './score-columns.ts'
import { readSpecifier } from './specifier.ts'

export type PanelKind = 'outcomes' | 'lines' | 'scores'

/** One line of a market, or the market where it has no lines. */
export type PanelMarket = {
  market: Market
  /** No longer offered; keeps its place. */
  gone: boolean
}

/** A market with all its lines, as the match page shows it. */
export type Panel = {
  /** The same for all lines of a market. */
  key: string
  title: string
  kind: PanelKind
  groups: readonly string[]
  /** Never empty. */
  markets: readonly PanelMarket[]
}

/** Lines of more outcomes than this would not fit a row of a table. */
const MOST_COLUMNS = 3

/** The tenth leg follows the ninth. */
const byNumbers = new Intl.Collator('en', { numeric: true })

/** Markets as panels, in order of priority; the lines of one market share a panel. */
export function marketPanels(markets: readonly Market[]): Panel[] {
  const ordered = markets.toSorted(
    (a, b) => a.priority - b.priority || a.id - b.id || byNumbers.compare(a.specifier, b.specifier),
  )
  const panels = Array.from(Map.groupBy(ordered, panelKey)).flatMap(([key, own]): Panel[] => {
    const first = own[0]
    if (first === undefined) return []
    const { groups } = first
    const lines = orderLines(own).map((market) => ({ market, gone: false }))
    const kind = kindOf(first)
    return [{ key, title: panelTitle(first), groups, kind, markets: lines }]
  })
  const titles = Map.groupBy(panels, (panel) => panel.title)
  return panels.map((panel) =>
    titles.get(panel.title)?.length === 1 ? panel : { ...panel, title: fullTitle(panel) },
  )
}

/** The market's name without its line, which stands beside the odds. */
function panelTitle({ name, specifier }: Market): string {
  const { line } = readSpecifier(specifier)
  return line === null ? name : withoutLine(name, line.text)
}

/** Tells markets of one name apart by their outcomes: a handicap of two and one of three. */
function fullTitle({ title, kind, markets }: Panel): string {
  const outcomes = markets[0]?.market.outcomes ?? []
  return kind === 'lines' && outcomes.length === MOST_COLUMNS
    ? `${title} ${outcomes.map((outcome) => outcome.shortName).join('/')}`
    : title
}

function panelKey({ id, specifier }: Market): string {
  return `${id}:${readSpecifier(specifier).rest}`
}

function kindOf(market: Market): PanelKind {
  if (isScoreMarket(market)) return 'scores'
  const hasLine = readSpecifier(market.specifier).line !== null
  return hasLine && market.outcomes.length <= MOST_COLUMNS ? 'lines' : 'outcomes'
}
