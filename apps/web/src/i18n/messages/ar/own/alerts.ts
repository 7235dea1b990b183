import type { alerts as english } from '../../en/alerts.ts'
import type { Translation } from '../../translate.ts'

export const alerts: Translation<typeof english> = {
  region: 'الرسائل',
  dismiss: 'إغلاق',
  undo: 'تراجع',
  slipCleared: 'أُفرغت القسيمة',
  tooManySelections: 'تتسع القسيمة لـ {maximum} اختيارًا كحد أقصى',
  sharedBetLoaded: 'حلّ الرهان المشترك محل قسيمتك',
  sharedBetGone: 'لم يعد أي من هذه الاختيارات متاحًا. جرّب رهانًا آخر.',
  sharedBetFailed: 'تعذّر تحميل الرهان. حاول لاحقًا.',
  nothingAvailable: 'لم يعد أي من هذه الاختيارات متاحًا',
  nothingAvailableHint: 'جرّب رهانًا آخر.',
  signedOut: 'تم تسجيل خروجك',
  quickBetOff: 'أُوقف الرهان السريع',
  quickBetOffHint: 'هو للمباريات الجارية فقط؛ الاختيار في قسيمتك.',
  vipRejected: 'لم تتم الموافقة على الرهان {ref}',
  cashedOut: 'تم سحب الرهان {ref} مبكرًا',
  cashOutChanged: 'لم يتم السحب المبكر: انخفض العرض',
  cashOutSuspended: 'لم يتم السحب المبكر: أحد الاختيارات معلّق',
  partlyAvailable: 'لم يعد متاحًا: {names}',
  vipRejectedHint: 'أُعيد مبلغ رهانك.',
  partLost: 'تعذّر تحميل جزء من الصفحة',
  partLostHint: 'أعد تحميل الصفحة للمتابعة. قسيمتك محفوظة.',
  reload: 'إعادة التحميل',
}
