import type { LocaleCode } from '@touchline/contract'

import type { BookState } from '../../feed/book/book.ts'
import { siteTexts } from '../../texts/site-texts.ts'

/** `set_2` and the like: the name of the part has the number filled in. */
const NUMBERED = /^(.+)_(\d+)$/

/** `retired_home` and the like: whose end it was stands beside the name. */
const SIDED = /_(?:home|away)$/

/** Name of a part of a match: `half_time`, `set_2`, `quarter_4` …; one that nobody named as it is. */
export function namePart(key: string, locale: LocaleCode): string {
  const texts = siteTexts()
  const [, part = key, digits = ''] = NUMBERED.exec(key) ?? []
  const number = Number(digits)
  // The first one has no number.
  const numbered = part === 'overtime' ? 'overtimes' : part
  return (
    texts.text('catalogue', `stage.${key.replace(SIDED, '')}`, locale) ??
    texts.say('catalogue', `stage.${numbered}`, locale, { number }) ??
    key
  )
}

/** Where a match is; in cricket with the overs of the side that bats. */
export function nameStage(state: BookState, locale: LocaleCode): string {
  const { stage, situation, currentServer } = state
  const [, part, number = ''] = NUMBERED.exec(stage) ?? []
  const overs = currentServer === 2 ? situation?.overs?.away : situation?.overs?.home
  if (part !== 'innings' || overs === undefined) return namePart(stage, locale)
  const batting = { overs, number: Number(number) }
  return siteTexts().say('catalogue', 'stage.over', locale, batting) ?? stage
}
