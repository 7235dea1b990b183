import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'

import { useServices } from '../../base/services.ts'
import { useSystemSettings } from '../../data/queries/system-settings.ts'
import { createFormatting } from '../../preferences/formatting.ts'
import { FormattingContext } from '../../preferences/use-formatting.ts'
import { usePreferences } from '../../preferences/use-preferences.ts'

export function FormattingProvider({ children }: { children: ReactNode }) {
  const { page } = useServices()
  const t = useTranslations('words')
  const { currencies } = useSystemSettings()
  const oddsFormat = usePreferences((preferences) => preferences.oddsFormat)
  const timeZone = usePreferences((preferences) => preferences.timeZone)
  const formatting = createFormatting({
    locale: page.locale,
    timeZone,
    oddsFormat,
    currencies,
    now: page.renderedAt,
    words: { today: t('today'), tomorrow: t('tomorrow') },
  })
  return <FormattingContext value={formatting}>{children}</FormattingContext>
}
