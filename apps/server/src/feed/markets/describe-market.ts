import { baseOf, directionOf, type LocaleCode } from '@touchline/contract'

import { ordinalIn } from '../../texts/ordinal.ts'
import { textIn } from '../../texts/text-in.ts'
import type { LocalText } from '../messages.ts'
import type { SettlementRule } from './description.ts'
import { findDescription } from './find-description.ts'
import { findPlayer } from './player-name.ts'
import { SETTLEMENT_RULES } from './settlement-rules.ts'

/** Names of the home and the away side, already in the wanted language. */
export type CompetitorNames = readonly [home: string, away: string]

export type DescribedMarket = {
  name: string
  /** Outcome id to name, in display order. */
  outcomes: ReadonlyMap<string, string>
  groups: readonly string[]
  priority: number
  explanation: string
  rule: SettlementRule
  settlement: string
}

const parse = (specifier: string): ReadonlyMap<string, string> =>
  new Map(
    specifier.split('|').map((part) => {
      const [key = '', ...rest] = part.split('=')
      return [key, rest.join('=')]
    }),
  )

const WITH_COMMA: ReadonlySet<string> = new Set(['de', 'fr', 'it', 'no', 'fi', 'es', 'br'])

const decimal = (value: string, locale: LocaleCode): string =>
  WITH_COMMA.has(baseOf(locale)) ? value.replace('.', ',') : value

const signed = (value: number, locale: LocaleCode): string =>
  decimal(value > 0 ? `+${value}` : `${value === 0 ? 0 : value}`, locale)

/** `{total}`, `{!mapnr}`, and `{!mapnr:f}` before a feminine noun. */
const PLACEHOLDER = /\{([!+\-$]?)(\w+)(:f)?\}/g

const fill = (
  template: string,
  values: ReadonlyMap<string, string>,
  locale: LocaleCode,
  [home, away]: CompetitorNames,
): string =>
  template.replace(PLACEHOLDER, (whole, mark: string, key: string, feminine?: string) => {
    if (mark === '$') return key === 'competitor1' ? home : key === 'competitor2' ? away : whole
    const value = values.get(key)
    if (value === undefined) return whole
    if (mark === '!') {
      return ordinalIn(Number(value), baseOf(locale), feminine === undefined ? 'm' : 'f')
    }
    if (mark === '+') return signed(Number(value), locale)
    return mark === '-' ? signed(-Number(value), locale) : decimal(value, locale)
  })

const ARABIC_OR_HEBREW = /[\u0590-\u08FF]/
const RIGHT_TO_LEFT_MARK = '\u200F'

/**
 * A latin name inside of a text from right to left would turn the words around it: names stand in
 * isolation, and a text that begins with one says first which way it runs.
 */
const filled = (
  template: string,
  values: ReadonlyMap<string, string>,
  locale: LocaleCode,
  [home, away]: CompetitorNames,
): string => {
  const isAlone = /^\{[^}]*\}$/.test(template)
  if (isAlone || directionOf(locale) === 'ltr') {
    return fill(template, values, locale, [home, away])
  }
  const text = fill(template, values, locale, [`\u2068${home}\u2069`, `\u2068${away}\u2069`])
  const mark = template.startsWith('{$') && ARABIC_OR_HEBREW.test(template)
  return mark ? `${RIGHT_TO_LEFT_MARK}${text}` : text
}

/** Names a market and its outcomes in one language; undefined for a market nobody described. */
export const describeMarket = (
  marketId: number,
  specifier: string,
  locale: LocaleCode,
  competitors: CompetitorNames,
): DescribedMarket | undefined => {
  const description = findDescription(marketId)
  if (description === undefined) return undefined
  const values = parse(specifier)
  const named = (name: LocalText): string =>
    filled(textIn(name, locale), values, locale, competitors)
  return {
    name: named(description.name),
    outcomes: new Map(description.outcomes.map(({ id, name }) => [id, named(name)])),
    groups: description.groups,
    priority: description.priority,
    explanation: textIn(description.explanation, locale),
    rule: description.rule,
    settlement: textIn(SETTLEMENT_RULES[description.rule], locale),
  }
}

type Team = { readonly id: number; readonly name: string; readonly abbreviation: string }

const COMPETITOR = 'sr:competitor:'

/**
 * Name of an outcome: the description's, the competitor's, or the player's with his team.
 * @param teams both sides of a match, or everybody in a season
 */
export const nameOutcome = (
  described: DescribedMarket | undefined,
  outcomeId: string,
  teams: readonly Team[] = [],
): string | undefined => {
  const known = described?.outcomes.get(outcomeId)
  if (known !== undefined) return known
  if (outcomeId.startsWith(COMPETITOR)) {
    return teams.find(({ id }) => `${COMPETITOR}${id}` === outcomeId)?.name
  }
  const player = findPlayer(outcomeId)
  const team = teams.find(({ id }) => id === player?.competitorId)
  return team === undefined ? player?.name : `${player?.name} (${team.abbreviation})`
}
