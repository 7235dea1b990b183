import { LOCALES } from '@touchline/i18n'
import * as v from 'valibot'

import { text, word } from './primitives.ts'

/** What documents of operators are made of: strict and bounded, with a sentence for each fault. */

export const country = v.pipe(
  v.string(),
  v.regex(/^[A-Z]{2}$/, 'must be two capital letters, as AT'),
)

const UNKNOWN_FIELD = 'is not known here'
/* @__NO_SIDE_EFFECTS__ */
export const strict = <const E extends v.ObjectEntries>(entries: E) =>
  v.strictObject(entries, ({ received, expected }) =>
    expected === 'never'
      ? UNKNOWN_FIELD
      : received === 'undefined'
        ? 'is missing'
        : 'must be an object',
  )

/* @__NO_SIDE_EFFECTS__ */
export function whole(least: number, most: number) {
  const sentence = `must be a whole number from ${least} to ${most}`
  return v.pipe(
    v.number(sentence),
    v.safeInteger(sentence),
    v.minValue(least, sentence),
    v.maxValue(most, sentence),
  )
}

/* @__NO_SIDE_EFFECTS__ */
export const few = <const S extends v.GenericSchema>(item: S, least: number, most: number) =>
  v.pipe(
    v.array(item, 'must be a list'),
    v.minLength(least, `must have at least ${least}`),
    v.maxLength(most, `must have at most ${most}`),
  )

/** A text by language; English stands in where a language is not written. */
/* @__NO_SIDE_EFFECTS__ */
export function textByLanguage(most: number) {
  const said = v.pipe(text(most, `must be at most ${most} characters`), v.minLength(1, 'is empty'))
  return v.pipe(
    v.record(
      v.picklist(LOCALES, 'is no language of the product'),
      said,
      'must be a text by language, as { "en": "…" }',
    ),
    v.check((texts) => texts.en !== undefined, 'must be said in English ("en")'),
    v.transform((texts) => texts as { readonly en: string; readonly [language: string]: string }),
  )
}

export type TextByLanguage = v.InferOutput<ReturnType<typeof textByLanguage>>

const LINK = 'must be a path of the site (/sports/live) or an https address'

/** A page of the site without its language, or another site over https. */
export const siteHref = v.pipe(text(500), v.check(isHref, LINK))

/** A picture of this site or of another one over https. */
export const siteSource = v.pipe(
  text(500),
  v.check(isHref, 'must be a path of the site or an https address'),
)

export const httpsAddress = v.pipe(text(500), v.check(isHttps, 'must be an https address'))

function isHref(value: string): boolean {
  // `//host` and `/\host` lead to another site.
  return /^\/(?![/\\])[^\s\\]*$/.test(value) || isHttps(value)
}

function isHttps(value: string): boolean {
  if (!/^https:\/\/[^\s\\]+$/.test(value)) return false
  const url = URL.parse(value)
  return url?.username === '' && url.password === ''
}

export const AUDIENCES = ['all', 'logged_in', 'not_logged_in'] as const

const AUDIENCE = `must be one of ${AUDIENCES.join(', ')}`

/** In capitals too. */
export const audience = v.pipe(v.string(AUDIENCE), v.toLowerCase(), v.picklist(AUDIENCES, AUDIENCE))

const groups = v.optional(few(word, 0, 50), [])

/** ROLE-03 to 06: for whom a block, an item or a page is. */
export const visibility = {
  audience: v.optional(audience, 'all'),
  groupIds: groups,
  hiddenForGroupIds: groups,
  onlyVerified: v.optional(v.boolean('must be true or false'), false),
}

export type Audience = (typeof AUDIENCES)[number]
export type Visibility = {
  readonly audience: Audience
  readonly groupIds: readonly string[]
  readonly hiddenForGroupIds: readonly string[]
  readonly onlyVerified: boolean
}
