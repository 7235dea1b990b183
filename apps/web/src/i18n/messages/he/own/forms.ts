import type { forms as english } from '../../en/forms.ts'
import type { Translation } from '../../translate.ts'

export const forms: Translation<typeof english> = {
  required: 'מלא שדה זה',
  email: 'הזן כתובת דוא״ל תקינה',
  password: 'לפחות 8 תווים, עם אות וספרה',
  repeat: 'הסיסמאות אינן תואמות',
  phone: 'הזן מספר טלפון תקין',
  code: 'הזן את 6 ספרות הקוד',
  terms: 'אשר כדי להמשיך',
  unreadableAmount: 'אי אפשר לקרוא את „{text}” כסכום ב־{currency}',
}
