import type { search as english } from '../../en/search.ts'
import type { Translation } from '../../translate.ts'

export const search: Translation<typeof english> = {
  title: 'חיפוש',
  field: 'חיפוש קבוצות, ליגות, ענפים',
  clear: 'ניקוי הטקסט',
  results: 'תוצאות חיפוש',
  recent: 'חיפושים אחרונים',
  forget: 'שכח אותם',
  groups: {
    sports: 'ספורט',
    tournaments: 'ליגות',
    live: 'חי עכשיו',
    upcoming: 'קרובים',
    competitors: 'קבוצות ושחקנים',
  },
  topLeagues: 'ליגות מובילות',
  found: '{count, plural, =0 {לא נמצא דבר} one {תוצאה אחת} two {שתי תוצאות} other {# תוצאות}}',
  searching: 'מחפש…',
  nothing: 'לא נמצא דבר עבור ״{text}״',
  nothingHint: 'בדוק את הכתיב, או נסה קבוצה, ליגה או ענף.',
  failed: 'לא הצלחנו לחפש בכול. זה מה שהעמוד יודע בעצמו.',
  retry: 'נסה שוב',
  keys: '↑ ↓ לבחירה · Enter לפתיחה · Esc לסגירה',
}
