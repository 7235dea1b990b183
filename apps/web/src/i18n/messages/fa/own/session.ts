import type { session as english } from '../../en/session.ts'
import type { Translation } from '../../translate.ts'

export const session: Translation<typeof english> = {
  signIn: 'ورود',
  signUp: 'عضویت',
  signOut: 'خروج',
  balance: 'موجودی {amount}',
  accounts: 'حساب‌ها',
  menu: 'حساب شما: {name}',
  profileMenu: 'حساب شما',
  points: '{points, plural, one {# امتیاز} other {# امتیاز}}',
  myBets: 'شرط‌های من',
  addAccount: 'افزودن حساب',
  phone: 'تلفن',
  loading: 'در حال بارگذاری حساب شما',
  changePassword: 'تغییر رمز عبور',
  sessions: 'دستگاه‌های واردشده',
  loadAgain: 'بارگیری حساب',
}
