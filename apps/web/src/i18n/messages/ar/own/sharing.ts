import type { sharing as english } from '../../en/sharing.ts'
import type { Translation } from '../../translate.ts'

export const sharing: Translation<typeof english> = {
  share: 'مشاركة',
  title: 'مشاركة هذا الرهان',
  preview: 'ما سيراه الآخرون',
  previewHint: 'يرى الآخرون هذا ويحصلون على أسعار لحظة فتحه.',
  withStake: 'مشاركة مبلغي أيضًا',
  withStakeHint: 'يُملأ للاعبين بالعملة نفسها.',
  code: 'الرمز',
  link: 'رابط',
  qrCode: 'رمز QR للرابط',
  copy: 'نسخ الرابط',
  copied: 'نُسخ الرابط',
  copyRefused: 'لم يسمح المتصفح بالنسخ. حدّد الرابط أعلاه.',
  native: 'مشاركة…',
  failed: 'تعذّر إنشاء الرمز.',
  types: { single: 'فردي', combo: 'مركّب', system: 'نظام', custom_bet: 'صانع الرهان' },
  comboOf: 'مركّب من {count}',
  systemOf: 'نظام {win}/{total}',
  enterCode: 'إدخال رمز',
  load: 'تحميل الرهان',
  missing: 'لم يعد متاحًا وتُرك:',
  missingUnnamed: 'اختيار انتهى',
  head: '{count, plural, zero {رهان مشترك} one {رهان مشترك} two {رهان مشترك: اختياران} few {رهان مشترك: # اختيارات} many {رهان مشترك: # اختيارًا} other {رهان مشترك: # اختيار}}',
  headOdds:
    '{count, plural, zero {رهان مشترك بسعر {odds}} one {رهان مشترك بسعر {odds}} two {رهان مشترك: اختياران بسعر {odds}} few {رهان مشترك: # اختيارات بسعر {odds}} many {رهان مشترك: # اختيارًا بسعر {odds}} other {رهان مشترك: # اختيار بسعر {odds}}}',
  notFound: {
    title: 'لم يُعثر على الرهان',
    text: 'رابط الرهان هذا لم يعد صالحًا. تحقق من الرمز أو اطلب رمزًا جديدًا.',
    home: 'إلى الرياضات',
  },
}
