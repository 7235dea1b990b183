import type { settings as english } from '../../en/settings.ts'
import type { Translation } from '../../translate.ts'

export const settings: Translation<typeof english> = {
  title: 'Réglages',
  oddsFormat: 'Format des cotes',
  oddsFormats: {
    european: 'Décimal',
    british: 'Fractionnaire',
    hongkong: 'Hong Kong',
    american: 'Américain',
    indonesian: 'Indonésien',
    malaysian: 'Malaisien',
    percent: 'Pour cent',
  },
  formatExample: '{format} · {example}',
  language: 'Langue',
  languageNow: 'Langue : {code}, {name}',
  theme: 'Thème',
  themeNow: 'Thème : {theme}',
  themes: { dark: 'Sombre', light: 'Clair', system: 'Système' },
}
