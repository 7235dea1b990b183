import { baseOf } from '@touchline/contract'
import { LOCALES } from '../settings/locales.ts'
import type { LocalText } from './local-text.ts'
import { siteTexts } from './site-texts.ts'

/** What the product says by itself, as an operator would have written it. */
export function ownTextsOf(key: string): LocalText {
  const all = LOCALES.flatMap(({ code }) => {
    const text = baseOf(code) === code ? siteTexts().text('server', key, code) : undefined
    return text === undefined ? [] : [[code, text] as const]
  })
  return { en: key, ...Object.fromEntries(all) }
}
