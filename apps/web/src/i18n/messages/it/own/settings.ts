import type { settings as english } from '../../en/settings.ts'
import type { Translation } from '../../translate.ts'

export const settings: Translation<typeof english> = {
  title: 'Impostazioni',
  oddsFormat: 'Formato quote',
  oddsFormats: {
    european: 'Decimale',
    british: 'Frazionario',
    hongkong: 'Hong Kong',
    american: 'Americano',
    indonesian: 'Indonesiano',
    malaysian: 'Malese',
    percent: 'Percentuale',
  },
  formatExample: '{format} · {example}',
  language: 'Lingua',
  languageNow: 'Lingua: {code}, {name}',
  theme: 'Tema',
  themeNow: 'Tema: {theme}',
  themes: { dark: 'Scuro', light: 'Chiaro', system: 'Sistema' },
}
