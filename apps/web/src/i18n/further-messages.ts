import type { AppTexts, BettingTexts } from '@touchline/i18n'

import { byLanguage } from './loaders.ts'

/** Languages that most visits are without. */
export const FURTHER_APP = byLanguage(
  import.meta.glob<AppTexts>(
    ['../../../../locales/*/app.json', '!../../../../locales/{en,de}/app.json'],
    { import: 'default' },
  ),
)

export const FURTHER_BETTING = byLanguage(
  import.meta.glob<BettingTexts>(
    ['../../../../locales/*/betting.json', '!../../../../locales/{en,de}/betting.json'],
    { import: 'default' },
  ),
)
