import type { Match, Outcome } from '@touchline/contract'
import { Button } from '@touchline/ui'
import { useRef, useState, type RefObject } from 'react'
import { useTranslations } from 'use-intl'

import { useTakenOff } from '../../../parts/odds/use-taken-off.ts'
import type { Panel, PanelMarket } from './market-panels.ts'
import { LineRow } from './line-row.tsx'
import { LineSlider } from './line-slider.tsx'
import { withoutLine } from './line-name.ts'
import { MAIN_LINES } from './main-lines.ts'
import { mainLine, mainLines, openLines } from './order-lines.ts'
import { readSpecifier } from './specifier.ts'
import styles from './market-panel.module.css'

/**
 * Totals and handicaps: a row for each line in ascending order, the main one marked. On phones one
 * row, and a slider through all of them.
 */
export function LineTable({ match, panel }: { match: Match; panel: Panel }) {
  const t = useTranslations('match')
  const [all, setAll] = useState(false)
  const table = useRef<HTMLDivElement>(null)
  const [shown, show] = useShownLine(table, panel.markets)
  const near = useNearLines(table, panel.markets)
  const lines = all ? panel.markets : near
  const [first] = panel.markets
  if (first === undefined || shown === undefined) return null
  // A handicap reads differently from either side, so its line stands in the cells.
  const { line } = readSpecifier(first.market.specifier)
  const bare = line?.kind === 'handicap'
  const hidden = panel.markets.length - lines.length
  const slides = panel.markets.length > 1
  const rows = panel.markets.filter((each) => each === shown || lines.includes(each))
  return (
    <div
      ref={table}
      className={styles['stack']}
      data-all-lines={all || undefined}
      data-slides={slides || undefined}
    >
      {slides && <LineSlider lines={panel.markets} shown={shown} onShow={show} />}
      <div aria-hidden className={styles['labels']} data-bare={bare || undefined}>
        {!bare && <span className={styles['lineText']}>{t('line')}</span>}
        <span className={styles['labelCells']}>
          {first.market.outcomes.map((outcome) => (
            <bdi key={outcome.id}>{columnName(match, outcome, line?.text ?? '')}</bdi>
          ))}
        </span>
      </div>
      {rows.map((each) => (
        <LineRow
          key={each.market.specifier}
          match={match}
          line={each}
          bare={bare}
          shown={each === shown}
          beyond={!lines.includes(each)}
        />
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

/**
 * The lines around the main one. They stay while it is open, and while somebody is at the table;
 * then those that are left move up, lest a table show what is over alone.
 */
function useNearLines(
  table: RefObject<HTMLElement | null>,
  lines: readonly PanelMarket[],
): readonly PanelMarket[] {
  const hasMoved = useTakenOff(table, mainLine(lines)?.gone === true)
  return hasMoved ? openLines(lines, MAIN_LINES) : mainLines(lines, MAIN_LINES)
}

/**
 * The line that a slider is at: the main one, until the player moves it. It stays when another
 * becomes the main one, for a finger may be on its way to a price; when it is gone and nobody is at
 * the table, the main one takes its place.
 */
function useShownLine(
  table: RefObject<HTMLElement | null>,
  lines: readonly PanelMarket[],
): [PanelMarket | undefined, (specifier: string) => void] {
  const [specifier, setSpecifier] = useState(() => mainLine(lines)?.market.specifier)
  const at = lines.find(({ market }) => market.specifier === specifier)
  const isGone = useTakenOff(table, at === undefined || at.gone)
  const next = isGone ? mainLine(lines.filter(({ gone }) => !gone)) : undefined
  if (next !== undefined && next !== at) setSpecifier(next.market.specifier)
  return [next ?? at ?? mainLine(lines), setSpecifier]
}

/** The team, where the column is a side; else the outcome without its line. */
function columnName(match: Match, { side, name }: Outcome, line: string): string {
  return side === 'home' || side === 'away' ? match[side].name : withoutLine(name, line)
}
