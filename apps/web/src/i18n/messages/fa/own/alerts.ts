import type { alerts as english } from '../../en/alerts.ts'
import type { Translation } from '../../translate.ts'

export const alerts: Translation<typeof english> = {
  region: 'پیام‌ها',
  dismiss: 'بستن',
  undo: 'بازگردانی',
  slipCleared: 'برگه خالی شد',
  tooManySelections: 'در یک برگه حداکثر {maximum} انتخاب جا می‌شود',
  sharedBetLoaded: 'شرط هم‌رسانی‌شده جای برگه شما را گرفت',
  sharedBetGone: 'هیچ‌یک از این انتخاب‌ها دیگر در دسترس نیست. شرط دیگری را امتحان کنید.',
  sharedBetFailed: 'شرط بارگذاری نشد. بعداً دوباره تلاش کنید.',
  nothingAvailable: 'هیچ‌یک از این انتخاب‌ها دیگر در دسترس نیست',
  nothingAvailableHint: 'شرط دیگری را امتحان کنید.',
  signedOut: 'خارج شدید',
  quickBetOff: 'شرط سریع خاموش شد',
  quickBetOffHint: 'تنها برای بازی‌های در جریان است؛ انتخاب در برگه شماست.',
  vipRejected: 'شرط {ref} تأیید نشد',
  cashedOut: 'شرط {ref} نقد شد',
  cashOutChanged: 'نقد کردن انجام نشد: پیشنهاد کاهش یافت',
  cashOutSuspended: 'نقد کردن انجام نشد: یک انتخاب معلق است',
  partlyAvailable: 'دیگر در دسترس نیست: {names}',
  vipRejectedHint: 'مبلغ شرط شما بازگردانده شد.',
  partLost: 'بخشی از صفحه بار نشد',
  partLostHint: 'برای ادامه صفحه را دوباره بار کنید. برگه شما می‌ماند.',
  reload: 'بارگذاری دوباره',
}
