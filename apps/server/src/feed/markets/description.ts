import type { LocalText } from '../messages.ts'

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

export type OutcomeDescription = { id: string; name: LocalText }

/**
 * Names are templates: `{total}`, `{!setnr}` (ordinal), `{+hcp}` and `{-hcp}` (signed, negated),
 * `{$competitor1}`, `{$competitor2}`.
 */
export type MarketDescription = {
  id: number
  name: LocalText
  outcomes: readonly OutcomeDescription[]
  groups: readonly string[]
  /** Lower comes first within a match. */
  priority: number
  explanation: LocalText
  rule: SettlementRule
}

export const text = (en: string, de: string): LocalText => ({ en, de })

export const outcome = (id: string | number, en: string, de = en): OutcomeDescription => ({
  id: String(id),
  name: { en, de },
})

type Facts = {
  groups: readonly string[]
  priority: number
  rule: SettlementRule
  explanation: LocalText
}

export const market = (
  id: number,
  name: LocalText,
  outcomes: readonly OutcomeDescription[],
  { groups, priority, rule, explanation }: Facts,
): MarketDescription => ({
  id,
  name,
  outcomes,
  groups: ['all', ...groups],
  priority,
  rule,
  explanation,
})

type Pair = readonly [en: string, de: string]

/** Describes markets of one group that are settled by one rule. */
export const marketsOf =
  (group: string, rule: SettlementRule) =>
  (
    id: number,
    priority: number,
    outcomes: readonly OutcomeDescription[],
    name: Pair,
    explanation: Pair,
    groups: readonly string[] = [],
  ): MarketDescription =>
    market(id, text(...name), outcomes, {
      groups: [group, ...groups],
      priority,
      rule,
      explanation: text(...explanation),
    })
