import type { search as english } from '../../en/search.ts'
import type { Translation } from '../../translate.ts'

export const search: Translation<typeof english> = {
  title: 'جست‌وجو',
  field: 'جست‌وجوی تیم، لیگ، ورزش',
  clear: 'پاک کردن متن',
  results: 'نتیجه‌های جست‌وجو',
  recent: 'جست‌وجوهای اخیر',
  forget: 'فراموش کردن آن‌ها',
  groups: {
    sports: 'ورزش‌ها',
    tournaments: 'لیگ‌ها',
    live: 'اکنون زنده',
    upcoming: 'پیش رو',
    competitors: 'تیم‌ها و بازیکنان',
  },
  topLeagues: 'لیگ‌های برتر',
  found: '{count, plural, =0 {چیزی پیدا نشد} one {# نتیجه} other {# نتیجه}}',
  searching: 'در حال جست‌وجو…',
  nothing: 'برای «{text}» چیزی پیدا نشد',
  nothingHint: 'املای واژه را بررسی کنید یا تیم، لیگ یا ورزشی را امتحان کنید.',
  failed: 'نتوانستیم همه‌جا را جست‌وجو کنیم. این چیزی است که خود صفحه می‌داند.',
  retry: 'تلاش دوباره',
  keys: '↑ ↓ برای انتخاب · Enter برای باز کردن · Esc برای بستن',
}
