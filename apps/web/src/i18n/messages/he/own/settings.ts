import type { settings as english } from '../../en/settings.ts'
import type { Translation } from '../../translate.ts'

export const settings: Translation<typeof english> = {
  title: 'הגדרות',
  oddsFormat: 'תבנית היחסים',
  oddsFormats: {
    european: 'עשרוני',
    british: 'שבר',
    hongkong: 'הונג קונג',
    american: 'אמריקאי',
    indonesian: 'אינדונזי',
    malaysian: 'מלזי',
    percent: 'אחוזים',
  },
  formatExample: '{format} · {example}',
  language: 'שפה',
  languageNow: 'שפה: {code}, {name}',
  theme: 'ערכת נושא',
  themeNow: 'ערכת נושא: {theme}',
  themes: { dark: 'כהה', light: 'בהיר', system: 'מערכת' },
}
