import { intlLocale } from '@touchline/contract'
import { createTranslator } from 'use-intl/core'

import type { Services } from '../base/services.ts'

/** Texts of lists of matches outside of components, for titles and descriptions. */
export function catalogueTexts({ page, messages }: Services) {
  return createTranslator({
    locale: intlLocale(page.locale),
    messages,
    namespace: 'catalogue.head',
  })
}

export function matchTexts({ page, messages }: Services) {
  return createTranslator({ locale: intlLocale(page.locale), messages, namespace: 'match.head' })
}
