import { describe, expect, test } from 'vitest'

import { ERROR_LOCALES } from './error-locale.ts'
import { errorSentence, ownErrorTexts } from './error-sentence.ts'
import type { ErrorKind } from './error-sentence.ts'

const KINDS: readonly ErrorKind[] = ['blocked', 'locked', 'notFound', 'wentWrong']

describe('errorSentence', () => {
  test('[ERRP-01] names the country in the language of the page', () => {
    expect(errorSentence('en', 'blocked', 'DE').sentence).toBe(
      "Sorry, we're not available in Germany right now.",
    )
    expect(errorSentence('de', 'blocked', 'DE').sentence).toContain('Deutschland')
  })

  test('[ERRP-01] says something sensible where the country is not known', () => {
    const unknown = "Sorry, we're not available in your country right now."
    expect(errorSentence('en', 'blocked', null).sentence).toBe(unknown)
    expect(errorSentence('en', 'blocked', '??').sentence).toBe(unknown)
    expect(errorSentence('en', 'blocked', 'XQ').sentence).toBe(unknown)
  })

  test('[ERRP-02] [ERRP-03] [ERRP-04] the other three sentences', () => {
    expect(errorSentence('en-AU', 'wentWrong', null).sentence).toBe(
      'Oops! Sorry, something went wrong. Please come back in a while.',
    )
    expect(errorSentence('en', 'notFound', null).sentence).toBe(
      "Oops, sorry. We can't find that page.",
    )
    expect(errorSentence('en', 'locked', null).sentence).toBe(
      'Unauthorized. Sorry, but you are not authorized to view the page',
    )
  })

  test('[P10] [ERRP-11] every locale has every sentence', () => {
    for (const locale of ERROR_LOCALES) {
      for (const kind of KINDS) {
        const { reference, ...texts } = errorSentence(locale, kind, 'NO')
        for (const text of Object.values(texts)) expect(text).not.toMatch(/UNEXPECTED|\{/)
        expect(reference).toContain('{reference}')
        const isEnglish = locale.startsWith('en')
        if (!isEnglish) expect(texts).not.toEqual(errorSentence('en', kind, 'NO'))
      }
    }
  })

  test('[ERRP-02] an operator says it in other words, in the language of the page', () => {
    const page = { locale: 'en', ownTexts: { 'error-pages': { notFound: 'Nothing here.' } } }
    const said = (locale: string) =>
      errorSentence(locale, 'notFound', null, ownErrorTexts(page, locale))
    expect(said('en').sentence).toBe('Nothing here.')
    expect(said('en').goHome).toBe('Go to sports')
    expect(said('de').sentence).toBe('Leider können wir diese Seite nicht finden.')
  })

  test('[ERRP-12] without texts it falls back', () => {
    expect(errorSentence('en', 'notFound', null, {}, {})).toMatchObject({
      sentence: 'UNEXPECTED ERROR',
      goHome: 'UNEXPECTED ERROR',
    })
  })
})
