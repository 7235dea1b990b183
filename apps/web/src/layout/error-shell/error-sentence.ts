import { intlLocale } from '@touchline/contract'

import { ERROR_TEXTS, type ErrorKind, type ErrorTexts } from './error-texts.ts'
import { UNEXPECTED_ERROR } from './unexpected-error.ts'

export type ErrorSentence = {
  sentence: string
  goHome: string
  title: string
  whyBlocked: string
  signIn: string
  retry: string
  /** With `{reference}` where the number comes. */
  reference: string
}

/**
 * @param locale one of the error pages' locales
 * @param userCountry ISO 3166-1 alpha-2, null where it is not known
 */
export function errorSentence(
  locale: string,
  kind: ErrorKind,
  userCountry: string | null,
  allTexts: Readonly<Record<string, Partial<ErrorTexts>>> = ERROR_TEXTS,
): ErrorSentence {
  const texts = allTexts[locale.split('-')[0] ?? ''] ?? allTexts['en'] ?? {}
  const country = countryName(locale, userCountry) ?? texts.yourCountry ?? ''
  return {
    sentence: texts[kind]?.replace('{countryName}', country) ?? UNEXPECTED_ERROR,
    goHome: texts.goHome ?? UNEXPECTED_ERROR,
    title: texts[`${kind}Title`] ?? UNEXPECTED_ERROR,
    whyBlocked: texts.whyBlocked ?? UNEXPECTED_ERROR,
    signIn: texts.signIn ?? UNEXPECTED_ERROR,
    retry: texts.retry ?? UNEXPECTED_ERROR,
    reference: texts.reference ?? UNEXPECTED_ERROR,
  }
}

function countryName(locale: string, code: string | null): string | undefined {
  if (code === null) return undefined
  try {
    return new Intl.DisplayNames([intlLocale(locale)], { type: 'region', fallback: 'none' }).of(
      code,
    )
  } catch {
    return undefined
  }
}
