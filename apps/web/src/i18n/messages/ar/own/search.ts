import type { search as english } from '../../en/search.ts'
import type { Translation } from '../../translate.ts'

export const search: Translation<typeof english> = {
  title: 'بحث',
  field: 'ابحث عن فرق وبطولات ورياضات',
  clear: 'مسح النص',
  results: 'نتائج البحث',
  recent: 'عمليات البحث الأخيرة',
  forget: 'نسيانها',
  groups: {
    sports: 'الرياضات',
    tournaments: 'البطولات',
    live: 'مباشر الآن',
    upcoming: 'القادمة',
    competitors: 'الفرق واللاعبون',
  },
  topLeagues: 'أبرز البطولات',
  found:
    '{count, plural, =0 {لا نتائج} zero {لا نتائج} one {نتيجة واحدة} two {نتيجتان} few {# نتائج} many {# نتيجة} other {# نتيجة}}',
  searching: 'جارٍ البحث…',
  nothing: 'لا شيء يطابق «{text}»',
  nothingHint: 'تحقق من الكتابة أو جرّب فريقًا أو بطولة أو رياضة.',
  failed: 'لم نتمكن من البحث في كل شيء. هذا ما تعرفه هذه الصفحة بنفسها.',
  retry: 'حاول من جديد',
  keys: '↑ ↓ للاختيار · Enter للفتح · Esc للإغلاق',
}
