import type { settings as english } from '../../en/settings.ts'
import type { Translation } from '../../translate.ts'

export const settings: Translation<typeof english> = {
  title: 'تنظیمات',
  oddsFormat: 'قالب ضریب‌ها',
  oddsFormats: {
    european: 'اعشاری',
    british: 'کسری',
    hongkong: 'هنگ‌کنگی',
    american: 'آمریکایی',
    indonesian: 'اندونزیایی',
    malaysian: 'مالزیایی',
    percent: 'درصد',
  },
  formatExample: '{format} · {example}',
  language: 'زبان',
  languageNow: 'زبان: {code}، {name}',
  theme: 'پوسته',
  themeNow: 'پوسته: {theme}',
  themes: { dark: 'تیره', light: 'روشن', system: 'سیستم' },
}
