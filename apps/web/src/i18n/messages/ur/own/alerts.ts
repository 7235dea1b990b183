import type { alerts as english } from '../../en/alerts.ts'
import type { Translation } from '../../translate.ts'

export const alerts: Translation<typeof english> = {
  region: 'پیغامات',
  dismiss: 'بند کریں',
  undo: 'واپس لیں',
  slipCleared: 'سلپ خالی کر دی گئی',
  tooManySelections: 'ایک سلپ میں زیادہ سے زیادہ {maximum} انتخاب',
  sharedBetLoaded: 'مشترکہ بیٹ نے آپ کی سلپ کی جگہ لے لی',
  sharedBetGone: 'ان میں سے کوئی انتخاب اب دستیاب نہیں۔ کوئی اور بیٹ آزمائیں۔',
  sharedBetFailed: 'بیٹ لوڈ نہ ہو سکی۔ بعد میں کوشش کریں۔',
  nothingAvailable: 'ان میں سے کوئی انتخاب اب دستیاب نہیں',
  nothingAvailableHint: 'کوئی اور بیٹ آزمائیں۔',
  signedOut: 'آپ سائن آؤٹ ہیں',
  quickBetOff: 'فوری بیٹ بند کر دی گئی',
  quickBetOffHint: 'یہ صرف جاری میچوں کے لیے ہے؛ انتخاب آپ کی سلپ میں ہے۔',
  vipRejected: 'بیٹ {ref} منظور نہیں ہوئی',
  cashedOut: 'بیٹ {ref} کیش آؤٹ ہو گئی',
  cashOutChanged: 'کیش آؤٹ نہ ہوا: پیشکش کم ہو گئی',
  cashOutSuspended: 'کیش آؤٹ نہ ہوا: ایک انتخاب معطل ہے',
  partlyAvailable: 'اب دستیاب نہیں: {names}',
  vipRejectedHint: 'آپ کی رقم واپس کر دی گئی۔',
  partLost: 'صفحے کا ایک حصہ لوڈ نہ ہو سکا',
  partLostHint: 'جاری رکھنے کے لیے صفحہ دوبارہ لوڈ کریں۔ آپ کی سلپ محفوظ ہے۔',
  reload: 'دوبارہ لوڈ کریں',
}
