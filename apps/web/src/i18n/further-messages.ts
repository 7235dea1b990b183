import { baseOf } from '@touchline/contract'
import type { AppTexts, BettingTexts } from '@touchline/i18n'

import { byLanguage, type Loaders } from './loaders.ts'

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

/** Its own, or its base's, or the English one. */
export function loaderFurtherOff<Texts>(
  locale: string,
  loaders: Loaders<Texts>,
): () => Promise<Texts> {
  const load = loaders[locale] ?? loaders[baseOf(locale)] ?? loaders['en']
  if (load === undefined) throw new Error('no messages are built in')
  return load
}
