import type { settings as english } from '../../en/settings.ts'
import type { Translation } from '../../translate.ts'

export const settings: Translation<typeof english> = {
  title: 'Innstillinger',
  oddsFormat: 'Oddsformat',
  oddsFormats: {
    european: 'Desimal',
    british: 'Brøk',
    hongkong: 'Hongkong',
    american: 'Amerikansk',
    indonesian: 'Indonesisk',
    malaysian: 'Malaysisk',
    percent: 'Prosent',
  },
  formatExample: '{format} · {example}',
  language: 'Språk',
  languageNow: 'Språk: {code}, {name}',
  theme: 'Tema',
  themeNow: 'Tema: {theme}',
  themes: { dark: 'Mørkt', light: 'Lyst', system: 'System' },
}
