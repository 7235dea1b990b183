import type { session as english } from '../../en/session.ts'
import type { Translation } from '../../translate.ts'

export const session: Translation<typeof english> = {
  signIn: 'تسجيل الدخول',
  signUp: 'انضم',
  signOut: 'تسجيل الخروج',
  balance: 'الرصيد {amount}',
  accounts: 'الحسابات',
  menu: 'حسابك: {name}',
  profileMenu: 'حسابك',
  points:
    '{points, plural, zero {# نقطة} one {نقطة واحدة} two {نقطتان} few {# نقاط} many {# نقطة} other {# نقطة}}',
  myBets: 'رهاناتي',
  addAccount: 'إضافة حساب',
  phone: 'الهاتف',
  loading: 'جارٍ تحميل حسابك',
  changePassword: 'تغيير كلمة المرور',
  sessions: 'الأجهزة المسجّلة',
  loadAgain: 'حمّل حسابك',
}
