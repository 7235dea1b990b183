import { baseOf, intlLocale } from '@touchline/contract'
import type { ErrorPagesTexts } from '@touchline/i18n'
import { createTranslator } from 'use-intl/core'

import type { OwnTexts, PageState } from '../../base/environment.ts'
import { byLanguage } from '../../i18n/loaders.ts'
import { UNEXPECTED_ERROR } from './unexpected-error.ts'

/** What an error page is about; its name in addresses is in brackets. */
export type ErrorKind = 'blocked' | 'locked' | 'notFound' | 'wentWrong'

/**
 * Of every language, by language without region: error pages have to speak even where the site's
 * messages did not load.
 */
const TEXTS: Readonly<Record<string, ErrorPagesTexts>> = byLanguage(
  import.meta.glob('../../../../../locales/*/error-pages.json', {
    eager: true,
    import: 'default',
  }),
)

export type ErrorSentence = {
  sentence: string
  goHome: string
  /** Where else there is something to bet on. */
  live: string
  schedule: string
  results: string
  title: string
  whyBlocked: string
  signIn: string
  retry: string
  /** Instead of the sentence of a failed page where the browser has no line. */
  offline: string
  /** With `{reference}` where the number comes. */
  reference: string
}

/**
 * @param locale one of the error pages' locales
 * @param userCountry ISO 3166-1 alpha-2, null where it is not known
 * @param own what the operator says in other words
 */
export function errorSentence(
  locale: string,
  kind: ErrorKind,
  userCountry: string | null,
  own: OwnTexts = {},
  texts: Readonly<Record<string, Partial<ErrorPagesTexts>>> = TEXTS,
): ErrorSentence {
  const shipped = texts[locale] ?? texts[baseOf(locale)] ?? texts['en']
  const t = createTranslator({
    locale: intlLocale(locale),
    messages: { ...shipped, ...own } as ErrorPagesTexts,
    getMessageFallback: () => UNEXPECTED_ERROR,
    onError: () => undefined,
  })
  return {
    sentence:
      kind === 'blocked'
        ? t('blocked', { countryName: countryName(locale, userCountry) ?? t('yourCountry') })
        : t(kind),
    goHome: t('goHome'),
    live: t('live'),
    schedule: t('schedule'),
    results: t('results'),
    title: t(`${kind}Title`),
    whyBlocked: t('whyBlocked'),
    signIn: t('signIn'),
    retry: t('retry'),
    offline: t('offline'),
    reference: t('reference', { reference: '{reference}' }),
  }
}

/** The operator's own texts come with the page in its language. */
export function ownErrorTexts(
  { locale, ownTexts }: Pick<PageState, 'locale' | 'ownTexts'>,
  errorLocale: string,
): OwnTexts | undefined {
  return errorLocale === locale ? ownTexts?.['error-pages'] : undefined
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
