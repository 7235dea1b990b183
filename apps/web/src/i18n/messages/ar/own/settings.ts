import type { settings as english } from '../../en/settings.ts'
import type { Translation } from '../../translate.ts'

export const settings: Translation<typeof english> = {
  title: 'الإعدادات',
  oddsFormat: 'صيغة الأسعار',
  oddsFormats: {
    european: 'عشري',
    british: 'كسري',
    hongkong: 'هونغ كونغ',
    american: 'أمريكي',
    indonesian: 'إندونيسي',
    malaysian: 'ماليزي',
    percent: 'نسبة مئوية',
  },
  formatExample: '{format} · {example}',
  language: 'اللغة',
  languageNow: 'اللغة: {code}، {name}',
  theme: 'المظهر',
  themeNow: 'المظهر: {theme}',
  themes: { dark: 'داكن', light: 'فاتح', system: 'النظام' },
}
