import type { settings as english } from '../../en/settings.ts'
import type { Translation } from '../../translate.ts'

export const settings: Translation<typeof english> = {
  title: 'Ajustes',
  oddsFormat: 'Formato de cuotas',
  oddsFormats: {
    european: 'Decimal',
    british: 'Fraccionario',
    hongkong: 'Hong Kong',
    american: 'Americano',
    indonesian: 'Indonesio',
    malaysian: 'Malayo',
    percent: 'Porcentaje',
  },
  formatExample: '{format} · {example}',
  language: 'Idioma',
  languageNow: 'Idioma: {code}, {name}',
  theme: 'Tema',
  themeNow: 'Tema: {theme}',
  themes: { dark: 'Oscuro', light: 'Claro', system: 'Sistema' },
}
