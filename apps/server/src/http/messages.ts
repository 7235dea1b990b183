import { directionOf } from '@touchline/contract'
import type { ArgumentsIn, ServerTexts } from '@touchline/i18n'

import type { LocaleCode } from '../settings/locales.ts'
import { siteTexts } from '../texts/site-texts.ts'

export type MessageKey = keyof ServerTexts

/** The arguments that the text of a message has, in every language. */
export type ArgumentOf<Key extends MessageKey> = Key extends MessageKey
  ? ArgumentsIn<ServerTexts[Key]>
  : never

/** The messages that have no other arguments. */
export type MessageWith<Names extends string> = {
  [Key in MessageKey]: Exclude<ArgumentOf<Key>, Names> extends never ? Key : never
}[MessageKey]

/** What a message needs, so that none of its arguments is left out. */
export type ParamsOf<Key extends MessageKey> = Readonly<
  Record<ArgumentOf<Key>, string | number | LocalName>
>

/** A name or a moment that stands in a message, by the language and the time zone of who reads it. */
export type LocalName = (locale: LocaleCode, zone: string | null) => string

export type MessageParams = Readonly<Record<string, string | number | LocalName>>

const ARGUMENT = /\{(\w+)/g

/**
 * The text of a message with its arguments filled in; one that nobody gave is left out.
 * @param zone IANA; null where nobody told the reader's
 */
export function localize(
  key: MessageKey,
  locale: LocaleCode,
  params: MessageParams = {},
  zone: string | null = null,
): string {
  const texts = siteTexts()
  const shown = (name: string): string | number => {
    const value = params[name] ?? ''
    if (typeof value === 'number') return value
    return byItself(typeof value === 'function' ? value(locale, zone) : value, locale)
  }
  const names = [...(texts.text('server', key, locale) ?? '').matchAll(ARGUMENT)]
  const filled = Object.fromEntries(names.map(([, name = '']) => [name, shown(name)]))
  return texts.say('server', key, locale, filled) ?? key
}

const LATIN = /\p{Script=Latin}/u

/** Latin letters in a text from right to left keep their signs in place when they are isolated. */
function byItself(value: string, locale: LocaleCode): string {
  return directionOf(locale) === 'rtl' && LATIN.test(value) ? `\u2068${value}\u2069` : value
}
