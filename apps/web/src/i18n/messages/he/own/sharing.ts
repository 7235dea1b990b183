import type { sharing as english } from '../../en/sharing.ts'
import type { Translation } from '../../translate.ts'

export const sharing: Translation<typeof english> = {
  share: 'שיתוף',
  title: 'שיתוף ההימור',
  preview: 'מה אחרים יראו',
  previewHint: 'אחרים רואים זאת ומקבלים את היחסים של רגע הפתיחה.',
  withStake: 'שתף גם את הסכום שלי',
  withStakeHint: 'הוא ימולא לשחקנים באותו מטבע.',
  code: 'קוד',
  link: 'קישור',
  qrCode: 'קוד QR של הקישור',
  copy: 'העתקת קישור',
  copied: 'הקישור הועתק',
  copyRefused: 'הדפדפן לא אפשר העתקה. סמן את הקישור שלמעלה.',
  native: 'שיתוף…',
  failed: 'לא ניתן היה ליצור את הקוד.',
  types: { single: 'יחיד', combo: 'משולב', system: 'שיטה', custom_bet: 'בונה הימורים' },
  comboOf: 'משולב של {count}',
  systemOf: 'שיטה {win}/{total}',
  enterCode: 'הזנת קוד',
  load: 'טעינת הימור',
  missing: 'לא זמין עוד והושמט:',
  missingUnnamed: 'בחירה שהסתיימה',
  head: '{count, plural, one {הימור משותף} two {הימור משותף: שתי בחירות} other {הימור משותף: # בחירות}}',
  headOdds:
    '{count, plural, one {הימור משותף ביחס {odds}} two {הימור משותף: שתי בחירות ביחס {odds}} other {הימור משותף: # בחירות ביחס {odds}}}',
  notFound: {
    title: 'ההימור לא נמצא',
    text: 'קישור ההימור אינו תקף עוד. בדוק את הקוד או בקש חדש.',
    home: 'לספורט',
  },
}
