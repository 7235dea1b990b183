import type { OutcomeIds } from './outcomes.ts'

/** Which part of the match decides a market. */
export type SettlementRule =
  | 'regular_time'
  | 'including_overtime'
  | 'including_penalties'
  | 'first_half'
  | 'second_half'
  | 'both_halves'
  | 'period'
  | 'set'
  | 'game'
  | 'map'
  | 'leg'
  | 'over'
  | 'nine_innings'
  | 'whole_match'
  | 'next_goal'
  | 'corners'
  | 'cards'
  | 'scorers'
  | 'season'
  | 'race'
  | 'lottery'

/** What a market is made of; what it is called stands in `locales/<language>/markets.json`. */
export type MarketDescription = {
  readonly id: number
  readonly outcomes: OutcomeIds
  readonly groups: readonly string[]
  /** Lower comes first within a match. */
  readonly priority: number
  readonly rule: SettlementRule
}

/** @param groups words with blanks between them */
type Row = readonly [id: number, outcomes: OutcomeIds, priority: number, groups: string]

/** Describes markets that are settled by one rule. */
export function settledBy(
  rule: SettlementRule,
  rows: readonly Row[],
): readonly MarketDescription[] {
  return rows.map(([id, outcomes, priority, groups]) => ({
    id,
    outcomes,
    groups: ['all', ...groups.split(' ')],
    priority,
    rule,
  }))
}
