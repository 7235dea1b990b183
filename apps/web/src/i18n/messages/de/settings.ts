import type { settings as en } from '../en/settings.ts'

export const settings: typeof en = {
  title: 'Einstellungen',
  oddsFormat: 'Quotenformat',
  oddsFormats: {
    european: 'Dezimal',
    british: 'Bruch',
    hongkong: 'Hongkong',
    american: 'Amerikanisch',
    indonesian: 'Indonesisch',
    malaysian: 'Malaysisch',
    percent: 'Prozent',
  },
  formatExample: '{format} · {example}',
  language: 'Sprache',
  languageNow: 'Sprache: {code}, {name}',
  theme: 'Farbschema',
  themeNow: 'Farbschema: {theme}',
  themes: { dark: 'Dunkel', light: 'Hell', system: 'System' },
}
