import { baseOf, intlLocale, LOCALES } from '@touchline/contract'
import { expect, test } from 'vitest'

import { coverage } from './coverage/coverage.ts'
import { languageTexts } from './coverage/language-texts.ts'
import { readMessage } from './coverage/read-message.ts'

const english = await languageTexts('en')
const others = LOCALES.filter((locale) => locale !== 'en')

test.each(others.filter((locale) => baseOf(locale) === locale))(
  '[I18N-01] %s has every text, and none twice over',
  async (locale) => {
    expect(coverage(english, await languageTexts(locale))).toEqual({ missing: [], unknown: [] })
  },
)

test.each(LOCALES)('[I18N-01] the texts of %s take what the English ones take', async (locale) => {
  const texts = await languageTexts(locale)
  const wrong = [...texts]
    .filter(([key]) => english.has(key))
    .flatMap(([key, text]) => {
      const own = readMessage(text).placeholders
      const wanted = readMessage(english.get(key) ?? '').placeholders
      return own.join() === wanted.join() ? [] : [`${key}: ${own.join()} for ${wanted.join()}`]
    })
  expect(wrong).toEqual([])
})

test.each(LOCALES)('[I18N-01] counts of %s know every plural form', async (locale) => {
  const rules = new Intl.PluralRules(intlLocale(locale))
  // Those of counts that a page shows: millions have forms of their own in some languages.
  const forms = new Set(Array.from({ length: 1000 }, (_, count) => rules.select(count)))
  const wrong = [...(await languageTexts(locale))].flatMap(([key, text]) =>
    readMessage(text)
      .plurals.filter((plural) => new Set([...plural, ...forms]).size !== plural.length)
      .map((plural) => `${key}: ${plural.join()} for ${[...forms].join()}`),
  )
  expect(wrong).toEqual([])
})

test.each(LOCALES)('the name of a link “+1” says its number in %s', async (locale) => {
  const text = (await languageTexts(locale)).get('catalogue.moreMarkets') ?? ''
  const forms = [...text.matchAll(/\w+ \{([^{}]*)\}/g)].map(([, form]) => form)
  expect(forms.filter((form) => form?.includes('#') !== true)).toEqual([])
})
