import type { settings as english } from '../../en/settings.ts'
import type { Translation } from '../../translate.ts'

export const settings: Translation<typeof english> = {
  title: 'Asetukset',
  oddsFormat: 'Kertoimien muoto',
  oddsFormats: {
    european: 'Desimaali',
    british: 'Murtoluku',
    hongkong: 'Hongkong',
    american: 'Amerikkalainen',
    indonesian: 'Indonesialainen',
    malaysian: 'Malesialainen',
    percent: 'Prosentti',
  },
  formatExample: '{format} · {example}',
  language: 'Kieli',
  languageNow: 'Kieli: {code}, {name}',
  theme: 'Teema',
  themeNow: 'Teema: {theme}',
  themes: { dark: 'Tumma', light: 'Vaalea', system: 'Järjestelmä' },
}
