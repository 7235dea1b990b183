import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'

import { fillOf } from '../../base/filled-in.tsx'
import { useServices } from '../../base/services.ts'
import { useSystemSettings } from '../../data/queries/system-settings.ts'
import { createFormatting } from '../../preferences/formatting.ts'
import { markedFormatting } from '../../preferences/marked-formatting.ts'
import { FormattingContext } from '../../preferences/use-formatting.ts'
import { usePreferences } from '../../preferences/use-preferences.ts'

export function FormattingProvider({ children }: { children: ReactNode }) {
  const { page, preferences } = useServices()
  const t = useTranslations('words')
  const { currencies } = useSystemSettings()
  const fill = fillOf(page)
  const timeZone = usePreferences((state) => (fill === undefined ? state.timeZone : ''))
  const context = {
    locale: page.locale,
    timeZone,
    currencies,
    now: page.renderedAt,
    words: { today: t('today'), tomorrow: t('tomorrow') },
  }
  const formatting =
    fill === undefined
      ? createFormatting(context)
      : markedFormatting(fill, context, () => preferences.getState().timeZone)
  return <FormattingContext value={formatting}>{children}</FormattingContext>
}
