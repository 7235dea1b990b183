import { baseOf } from '@touchline/contract'

import type { LocaleCode } from '../../settings/locales.ts'
import { de } from './de.ts'
import { en } from './en.ts'

export type MessageKey = keyof typeof en

/** What a language does not say is said in English. */
const texts: Readonly<Record<string, Partial<Record<MessageKey, string>>>> = { en, de }

/** A name that stands in a message, by the language of the message. */
export type LocalName = (locale: LocaleCode) => string

export type MessageParams = Readonly<Record<string, string | number | LocalName>>

export function isMessageKey(key: string): key is MessageKey {
  return Object.hasOwn(en, key)
}

/** The text of a message; `{name}` stands for the parameter of that name. */
export function localize(key: MessageKey, locale: LocaleCode, params: MessageParams = {}): string {
  const text = texts[baseOf(locale)]?.[key] ?? en[key]
  return text.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = params[name] ?? ''
    return typeof value === 'function' ? value(locale) : String(value)
  })
}
