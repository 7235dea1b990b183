import type { settings as english } from '../../en/settings.ts'
import type { Translation } from '../../translate.ts'

export const settings: Translation<typeof english> = {
  title: 'ترتیبات',
  oddsFormat: 'بھاؤ کا انداز',
  oddsFormats: {
    european: 'اعشاری',
    british: 'کسری',
    hongkong: 'ہانگ کانگ',
    american: 'امریکی',
    indonesian: 'انڈونیشی',
    malaysian: 'ملائیشی',
    percent: 'فیصد',
  },
  formatExample: '{format} · {example}',
  language: 'زبان',
  languageNow: 'زبان: {code}، {name}',
  theme: 'تھیم',
  themeNow: 'تھیم: {theme}',
  themes: { dark: 'گہرا', light: 'ہلکا', system: 'سسٹم' },
}
