import { baseOf, directionOf } from '@touchline/contract'

import type { LocaleCode } from '../../settings/locales.ts'
import { ar } from './ar.ts'
import { br } from './br.ts'
import { de } from './de.ts'
import { en } from './en.ts'
import { es } from './es.ts'
import { fa } from './fa.ts'
import { fi } from './fi.ts'
import { fr } from './fr.ts'
import { he } from './he.ts'
import { it } from './it.ts'
import { no } from './no.ts'
import { ur } from './ur.ts'

export type MessageKey = keyof typeof en

/** Every language with texts of its own; a variant says what its base says. */
export const MESSAGES: Readonly<Record<string, Readonly<Record<MessageKey, string>>>> = {
  ar,
  br,
  de,
  en,
  es,
  fa,
  fi,
  fr,
  he,
  it,
  no,
  ur,
}

/** A name that stands in a message, by the language of the message. */
export type LocalName = (locale: LocaleCode) => string

export type MessageParams = Readonly<Record<string, string | number | LocalName>>

export function isMessageKey(key: string): key is MessageKey {
  return Object.hasOwn(en, key)
}

/** The text of a message; `{name}` stands for the parameter of that name. */
export function localize(key: MessageKey, locale: LocaleCode, params: MessageParams = {}): string {
  const text = (MESSAGES[baseOf(locale)] ?? en)[key]
  return text.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = params[name] ?? ''
    return byItself(typeof value === 'function' ? value(locale) : String(value), locale)
  })
}

const LATIN = /\p{Script=Latin}/u

/** Latin letters in a text from right to left keep their signs in place when they are isolated. */
function byItself(value: string, locale: LocaleCode): string {
  return directionOf(locale) === 'rtl' && LATIN.test(value) ? `\u2068${value}\u2069` : value
}
