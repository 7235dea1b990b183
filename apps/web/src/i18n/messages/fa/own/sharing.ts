import type { sharing as english } from '../../en/sharing.ts'
import type { Translation } from '../../translate.ts'

export const sharing: Translation<typeof english> = {
  share: 'هم‌رسانی',
  title: 'هم‌رسانی این شرط',
  preview: 'آنچه دیگران می‌بینند',
  previewHint: 'دیگران این را می‌بینند و ضریب‌های لحظه باز کردن را می‌گیرند.',
  withStake: 'هم‌رسانی مبلغ من هم',
  withStakeHint: 'برای بازیکنان با همان ارز پر می‌شود.',
  code: 'کد',
  link: 'پیوند',
  qrCode: 'کد QR پیوند',
  copy: 'کپی پیوند',
  copied: 'پیوند کپی شد',
  copyRefused: 'مرورگر اجازه کپی نداد. پیوند بالا را انتخاب کنید.',
  native: 'هم‌رسانی…',
  failed: 'کد ساخته نشد.',
  types: { single: 'تکی', combo: 'ترکیبی', system: 'سیستمی', custom_bet: 'شرط‌ساز' },
  comboOf: 'ترکیبی {count} تایی',
  systemOf: 'سیستم {win}/{total}',
  enterCode: 'وارد کردن کد',
  load: 'بارگذاری شرط',
  missing: 'دیگر در دسترس نیست و کنار گذاشته شد:',
  missingUnnamed: 'انتخابی که پایان یافته',
  head: '{count, plural, one {یک شرط هم‌رسانی‌شده} other {شرط هم‌رسانی‌شده: # انتخاب}}',
  headOdds:
    '{count, plural, one {یک شرط هم‌رسانی‌شده با ضریب {odds}} other {شرط هم‌رسانی‌شده: # انتخاب با ضریب {odds}}}',
  notFound: {
    title: 'شرط پیدا نشد',
    text: 'این پیوند شرط دیگر معتبر نیست. کد را بررسی کنید یا کد تازه‌ای بخواهید.',
    home: 'رفتن به ورزش‌ها',
  },
}
