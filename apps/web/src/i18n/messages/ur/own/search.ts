import type { search as english } from '../../en/search.ts'
import type { Translation } from '../../translate.ts'

export const search: Translation<typeof english> = {
  title: 'تلاش',
  field: 'ٹیمیں، لیگز، کھیل تلاش کریں',
  clear: 'متن صاف کریں',
  results: 'تلاش کے نتائج',
  recent: 'حالیہ تلاشیں',
  forget: 'بھلا دیں',
  groups: {
    sports: 'کھیل',
    tournaments: 'لیگز',
    live: 'ابھی لائیو',
    upcoming: 'آنے والے',
    competitors: 'ٹیمیں اور کھلاڑی',
  },
  topLeagues: 'نمایاں لیگز',
  found: '{count, plural, =0 {کچھ نہیں ملا} one {# نتیجہ} other {# نتائج}}',
  searching: 'تلاش ہو رہی ہے…',
  nothing: '”{text}“ کے لیے کچھ نہیں ملا',
  nothingHint: 'ہجے دیکھیں، یا کوئی ٹیم، لیگ یا کھیل آزمائیں۔',
  failed: 'ہم سب کچھ تلاش نہیں کر سکے۔ یہ وہ ہے جو یہ صفحہ خود جانتا ہے۔',
  retry: 'دوبارہ کوشش',
  keys: '↑ ↓ چننے کے لیے · Enter کھولنے کے لیے · Esc بند کرنے کے لیے',
}
