import compile from 'icu-minify/compile'
import format from 'icu-minify/format'

import { intlLocale } from './languages.ts'

export type Params = Readonly<Record<string, string | number>>

/** A text that says itself with its arguments filled in. */
export type Message = (params?: Params) => string

/** @param language whose rules of plurals and numbers it follows */
export function compileMessage(text: string, language: string): Message {
  const message = compile(text)
  if (typeof message === 'string') return () => message
  const locale = intlLocale(language)
  return (params) => String(format(message, locale, params, { formatters }))
}

/** Making one takes a hundred times as long as using it. */
function once<T>(make: (...of: [locale?: Intl.LocalesArgument, options?: object]) => T) {
  const made = new Map<string, T>()
  return (locale?: Intl.LocalesArgument, options?: object): T => {
    const key = `${String(locale)} ${options === undefined ? '' : JSON.stringify(options)}`
    const before = made.get(key)
    if (before !== undefined) return before
    const one = make(locale, options)
    made.set(key, one)
    return one
  }
}

const formatters = {
  getDateTimeFormat: once((...of) => new Intl.DateTimeFormat(...of)),
  getNumberFormat: once((...of) => new Intl.NumberFormat(...of)),
  getPluralRules: once((...of) => new Intl.PluralRules(...of)),
}
