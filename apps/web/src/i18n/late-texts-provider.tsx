import { intlLocale } from '@touchline/contract'
import { use, type ReactNode } from 'react'
import { IntlProvider, useMessages } from 'use-intl'

import { useServices } from '../base/services.ts'
import type { LateTexts } from './late-texts.ts'

type LateTextsProviderProps<Texts> = {
  /** The namespace that they stand in. */
  name: string
  texts: LateTexts<Texts>
  children: ReactNode
}

/**
 * Adds texts of one file to those around. Suspends until they are here. One file each: to React two
 * promises of one component that suspends are the same where the first is not asked for any more.
 */
export function LateTextsProvider<Texts>({ name, texts, children }: LateTextsProviderProps<Texts>) {
  const { page } = useServices()
  const around = useMessages()
  const own = texts.arrived(page) ?? use(texts.wait(page))
  return (
    <IntlProvider locale={intlLocale(page.locale)} messages={{ ...around, [name]: own }}>
      {children}
    </IntlProvider>
  )
}
