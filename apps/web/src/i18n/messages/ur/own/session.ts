import type { session as english } from '../../en/session.ts'
import type { Translation } from '../../translate.ts'

export const session: Translation<typeof english> = {
  signIn: 'سائن اِن',
  signUp: 'شامل ہوں',
  signOut: 'سائن آؤٹ',
  balance: 'بیلنس {amount}',
  accounts: 'اکاؤنٹس',
  menu: 'آپ کا اکاؤنٹ: {name}',
  profileMenu: 'آپ کا اکاؤنٹ',
  points: '{points, plural, one {# پوائنٹ} other {# پوائنٹ}}',
  myBets: 'میری بیٹس',
  addAccount: 'اکاؤنٹ شامل کریں',
  phone: 'فون',
  loading: 'اکاؤنٹ لوڈ ہو رہا ہے',
  changePassword: 'پاس ورڈ بدلیں',
  sessions: 'سائن اِن آلات',
  loadAgain: 'اکاؤنٹ لوڈ کریں',
}
