import { changeEffect, type Blocker, oddsOf } from '@touchline/betting'
import { Icon } from '@touchline/ui'
import { useTranslations } from 'use-intl'

import { usePriceText } from '../../preferences/price-text.ts'
import { useFormatting } from '../../preferences/use-formatting.ts'
import type { SlipView } from '../../player/slip/view.ts'
import { useSlip } from '../../player/slip/use-slip.ts'
import styles from './slip-footer.module.css'

/**
 * Above the button, which would otherwise speak of a leg that is out of sight: which one it means,
 * its old and new price, and what that does to the return. A press brings the leg into view.
 */
export function ChangeLine() {
  const t = useTranslations('slip')
  const text = useChangeText()
  const first = useSlip((view) => meant(view)[0] ?? null)
  const more = useSlip((view) => meant(view).length - 1)
  if (first === null) return null
  const words = [text(first), ...(more > 0 ? [t('moreBlockers', { count: more })] : [])].join(
    '\u00a0· ',
  )
  const { selectionId } = first
  if (selectionId === undefined) return <p className={styles['change']}>{words}</p>
  return (
    <button
      type="button"
      className={styles['change']}
      onClick={({ currentTarget }) => showLeg(currentTarget, selectionId)}
    >
      <span>{words}</span>
      <Icon name="chevron-up" />
    </button>
  )
}

const MEANT: ReadonlySet<string> = new Set(['odds_changed', 'selection_stale'])

/** What the button speaks of: changes to accept come before prices to wait for. */
function meant({ blockers, phase }: SlipView): readonly Blocker[] {
  if (phase !== 'idle') return []
  const found = blockers.filter(({ code }) => MEANT.has(code))
  const changed = found.filter(({ code }) => code === 'odds_changed')
  return changed.length > 0 ? changed : found
}

function useChangeText(): (blocker: Blocker) => string {
  const t = useTranslations('slip')
  const price = usePriceText()
  const { stakeMoney } = useFormatting()
  const details = useSlip((view) => view.details)
  const slip = useSlip((view) => view.slip)
  const rules = useSlip((view) => view.rules)
  return ({ code, selectionId = '', params }) => {
    const name = details[selectionId]?.outcomeName ?? t('types.custom_bet')
    // Beside a name from left to right the arrow would point from the new price to the old one.
    const outcome = `\u2068${name}\u2069`
    if (code === 'selection_stale') return t('change.stale', { outcome })
    const from = price(oddsOf(Number(params['accepted'])))
    const moved = t('change.moved', { outcome, from, to: price(oddsOf(Number(params['odds']))) })
    const { before, after } = changeEffect(slip, rules)
    if (before === after) return moved
    const amounts = {
      from: stakeMoney(before, slip.currency),
      to: stakeMoney(after, slip.currency),
    }
    return `${moved}\u00a0· ${t('change.effect', amounts)}`
  }
}

/** The card's own button takes the focus, so that the keyboard goes on from there. */
function showLeg(line: HTMLElement, selectionId: string): void {
  const scope = line.closest('[data-slip], [data-modal]') ?? document
  const card = scope.querySelector<HTMLElement>(`[data-selection-id="${CSS.escape(selectionId)}"]`)
  card?.scrollIntoView({ block: 'center' })
  card?.querySelector('button')?.focus({ preventScroll: true })
}
