import { intlLocale } from '@touchline/contract'
import { createTranslator } from 'use-intl/core'

import type { PageState } from '../base/environment.ts'
import type { Messages } from './messages.ts'

type Spoken = { page: Pick<PageState, 'locale'>; messages: Messages }

/** Texts of lists of matches outside of components, for titles and descriptions. */
export function catalogueTexts({ page, messages }: Spoken) {
  return createTranslator({
    locale: intlLocale(page.locale),
    messages,
    namespace: 'catalogue.head',
  })
}

export function matchTexts({ page, messages }: Spoken) {
  return createTranslator({ locale: intlLocale(page.locale), messages, namespace: 'match.head' })
}
