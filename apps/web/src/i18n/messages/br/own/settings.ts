import type { settings as english } from '../../en/settings.ts'
import type { Translation } from '../../translate.ts'

export const settings: Translation<typeof english> = {
  title: 'Configurações',
  oddsFormat: 'Formato das odds',
  oddsFormats: {
    european: 'Decimal',
    british: 'Fracionário',
    hongkong: 'Hong Kong',
    american: 'Americano',
    indonesian: 'Indonésio',
    malaysian: 'Malaio',
    percent: 'Porcentagem',
  },
  formatExample: '{format} · {example}',
  language: 'Idioma',
  languageNow: 'Idioma: {code}, {name}',
  theme: 'Tema',
  themeNow: 'Tema: {theme}',
  themes: { dark: 'Escuro', light: 'Claro', system: 'Sistema' },
}
