import type { LocalText } from '../messages.ts'
import { market, text, type MarketDescription, type OutcomeDescription } from './description.ts'

type Half = {
  prefix: LocalText
  /** In a sentence: `of the first half`. */
  of: LocalText
  group: '1st_half' | '2nd_half'
  rule: 'first_half' | 'second_half'
}

const HALVES: readonly [Half, Half] = [
  {
    prefix: text('1st half', '1. Halbzeit'),
    of: text('In the first half alone:', 'Nur in der ersten Halbzeit:'),
    group: '1st_half',
    rule: 'first_half',
  },
  {
    prefix: text('2nd half', '2. Halbzeit'),
    of: text('In the second half alone:', 'Nur in der zweiten Halbzeit:'),
    group: '2nd_half',
    rule: 'second_half',
  },
]

export type HalfPair = {
  /** Ids of the first and of the second half; null: that one is described elsewhere. */
  ids: readonly [first: number | null, second: number | null]
  name: LocalText
  outcomes: readonly OutcomeDescription[]
  groups: readonly string[]
  priority: number
  /** Follows `In the first half alone:`, so it begins with a small letter where English does. */
  explanation: LocalText
}

/** The same market on either half of a match. */
export const halfPair = (pair: HalfPair): readonly MarketDescription[] =>
  HALVES.flatMap(({ prefix, of, group, rule }, index) => {
    const id = pair.ids[index]
    if (id === null || id === undefined) return []
    const name = text(`${prefix.en} - ${pair.name.en}`, `${prefix.de} - ${pair.name.de}`)
    const explanation = text(`${of.en} ${pair.explanation.en}`, `${of.de} ${pair.explanation.de}`)
    return market(id, name, pair.outcomes, {
      groups: ['halves', ...pair.groups, group],
      priority: pair.priority + index * 30,
      rule,
      explanation,
    })
  })
