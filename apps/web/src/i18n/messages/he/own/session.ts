import type { session as english } from '../../en/session.ts'
import type { Translation } from '../../translate.ts'

export const session: Translation<typeof english> = {
  signIn: 'כניסה',
  signUp: 'הרשמה',
  signOut: 'התנתקות',
  balance: 'יתרה {amount}',
  accounts: 'חשבונות',
  menu: 'החשבון שלך: {name}',
  profileMenu: 'החשבון שלך',
  points: '{points, plural, one {נקודה אחת} two {שתי נקודות} other {# נקודות}}',
  myBets: 'ההימורים שלי',
  addAccount: 'הוספת חשבון',
  phone: 'טלפון',
  loading: 'החשבון נטען',
  changePassword: 'החלפת סיסמה',
  sessions: 'מכשירים מחוברים',
  loadAgain: 'טעינת החשבון',
}
