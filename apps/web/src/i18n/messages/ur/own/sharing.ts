import type { sharing as english } from '../../en/sharing.ts'
import type { Translation } from '../../translate.ts'

export const sharing: Translation<typeof english> = {
  share: 'شیئر',
  title: 'یہ بیٹ شیئر کریں',
  preview: 'دوسرے کیا دیکھیں گے',
  previewHint: 'دوسرے یہ دیکھتے ہیں اور کھولنے کے وقت کے بھاؤ پاتے ہیں۔',
  withStake: 'میری رقم بھی شیئر کریں',
  withStakeHint: 'اسی کرنسی والے کھلاڑیوں کے لیے بھری جاتی ہے۔',
  code: 'کوڈ',
  link: 'لنک',
  qrCode: 'لنک کا QR کوڈ',
  copy: 'لنک کاپی کریں',
  copied: 'لنک کاپی ہو گیا',
  copyRefused: 'براؤزر نے کاپی نہیں کرنے دی۔ اوپر والا لنک منتخب کریں۔',
  native: 'شیئر…',
  failed: 'کوڈ نہ بن سکا۔',
  types: { single: 'سنگل', combo: 'کومبو', system: 'سسٹم', custom_bet: 'بیٹ بلڈر' },
  comboOf: '{count} کا کومبو',
  systemOf: 'سسٹم {win}/{total}',
  enterCode: 'کوڈ درج کریں',
  load: 'بیٹ لوڈ کریں',
  missing: 'اب دستیاب نہیں اور چھوڑا گیا:',
  missingUnnamed: 'ختم شدہ انتخاب',
  head: '{count, plural, one {مشترکہ بیٹ} other {مشترکہ بیٹ: # انتخاب}}',
  headOdds: '{count, plural, one {{odds} پر مشترکہ بیٹ} other {مشترکہ بیٹ: {odds} پر # انتخاب}}',
  notFound: {
    title: 'بیٹ نہیں ملی',
    text: 'یہ بیٹ لنک اب درست نہیں۔ کوڈ دیکھیں یا نیا مانگیں۔',
    home: 'کھیلوں پر جائیں',
  },
}
