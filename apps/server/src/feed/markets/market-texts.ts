import { directionOf, scoreText, type LocaleCode } from '@touchline/contract'
import type { Texts } from '@touchline/i18n'
import type { Message, TextLibrary } from '@touchline/i18n/folder'

import { siteTexts } from '../../texts/site-texts.ts'
import type { MarketDescription } from './description.ts'
import type { OutcomeIds } from './outcomes.ts'
import type { NameArguments } from './name-arguments.ts'

type Name = (given: NameArguments) => string

/** The texts of one market in one language. */
export type MarketTexts = {
  readonly name: Name
  /** By the ids of its outcomes. */
  readonly outcomes: ReadonlyMap<string, Name>
  readonly explanation: string
  readonly rule: string
}

const ONE_ARGUMENT = /^\{\w+\}$/
const COMPETITOR_FIRST = /^\{(?:home|away)\}/
const SCORE = /^(\d+):(\d+)$/
const ARABIC_OR_HEBREW = /[\u0590-\u08FF]/
const RIGHT_TO_LEFT_MARK = '\u200F'

/**
 * A latin name inside of a text from right to left would turn the words around it: names stand in
 * isolation, and a text that begins with one says first which way it runs.
 */
function nameFrom(text: string, message: Message, locale: LocaleCode): Name {
  if (ONE_ARGUMENT.test(text) || directionOf(locale) === 'ltr') return ({ plain }) => message(plain)
  const [, home, away] = SCORE.exec(text) ?? []
  if (home !== undefined && away !== undefined) {
    const score = scoreText(home, away, locale)
    return () => score
  }
  if (COMPETITOR_FIRST.test(text) && ARABIC_OR_HEBREW.test(text)) {
    return ({ isolated }) => `${RIGHT_TO_LEFT_MARK}${message(isolated())}`
  }
  return ({ isolated }) => message(isolated())
}

/** What names the markets of one language. */
type Namer = {
  readonly texts: Texts
  readonly name: (key: string) => Name
  /** Markets with the same outcomes mostly call them the same. */
  readonly outcomes: WeakMap<OutcomeIds, MarketTexts['outcomes']>
  readonly markets: Map<number, MarketTexts>
}

function namerOf(library: TextLibrary, texts: Texts, locale: LocaleCode): Namer {
  const names = new Map<string, Name>()
  const name = (key: string): Name => {
    const before = names.get(key)
    if (before !== undefined) return before
    // Where not even English has a text, its key stands.
    const message = library.message('markets', key, locale) ?? (() => key)
    const made = nameFrom(texts[key] ?? '', message, locale)
    names.set(key, made)
    return made
  }
  return { texts, name, outcomes: new WeakMap(), markets: new Map() }
}

function outcomesOf(
  { texts, name, outcomes: known }: Namer,
  { id, outcomes }: MarketDescription,
): MarketTexts['outcomes'] {
  const before = known.get(outcomes)
  const ownKey = (outcome: string): string => `market.${id}.outcome.${outcome}`
  const hasOwn = outcomes.some((outcome) => texts[ownKey(outcome)] !== undefined)
  if (before !== undefined && !hasOwn) return before
  const made = new Map(
    outcomes.map((outcome) => {
      const own = ownKey(outcome)
      return [outcome, name(texts[own] === undefined ? `outcome.${outcome}` : own)]
    }),
  )
  if (!hasOwn) known.set(outcomes, made)
  return made
}

/** By the texts themselves: variants that say nothing of their own have those of their base. */
const namers = new WeakMap<Texts, Namer>()

/** Names are asked for with every price that moves: what says them is made once. */
export function marketTexts(description: MarketDescription, locale: LocaleCode): MarketTexts {
  const library = siteTexts()
  const texts = library.texts('markets', locale)
  let namer = namers.get(texts)
  if (namer === undefined) {
    namer = namerOf(library, texts, locale)
    namers.set(texts, namer)
  }
  const { id, rule } = description
  const before = namer.markets.get(id)
  if (before !== undefined) return before
  const made = {
    name: namer.name(`market.${id}.name`),
    outcomes: outcomesOf(namer, description),
    explanation: texts[`market.${id}.explanation`] ?? '',
    rule: texts[`rule.${rule}`] ?? '',
  }
  namer.markets.set(id, made)
  return made
}
