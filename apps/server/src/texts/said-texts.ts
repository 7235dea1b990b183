import { baseOf } from '@touchline/contract'
import * as v from 'valibot'
import { LOCALES } from '../settings/locales.ts'
import type { LocalText } from './local-text.ts'
import { siteTexts } from './site-texts.ts'

/** A text in English, and in what other languages it is said. */
export const saidTexts = v.intersect([
  v.object({ en: v.pipe(v.string(), v.minLength(1), v.maxLength(2_000)) }),
  v.record(v.string(), v.pipe(v.string(), v.maxLength(2_000))),
])

/** What the product says by itself, as an operator would have written it. */
export function ownTextsOf(key: string): LocalText {
  const all = LOCALES.flatMap(({ code }) => {
    const text = baseOf(code) === code ? siteTexts().text('server', key, code) : undefined
    return text === undefined ? [] : [[code, text] as const]
  })
  return { en: key, ...Object.fromEntries(all) }
}
