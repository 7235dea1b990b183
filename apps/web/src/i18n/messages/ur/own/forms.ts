import type { forms as english } from '../../en/forms.ts'
import type { Translation } from '../../translate.ts'

export const forms: Translation<typeof english> = {
  required: 'یہ خانہ بھریں',
  email: 'درست ای میل پتہ درج کریں',
  password: 'کم از کم 8 حروف، ایک حرف اور ایک ہندسہ',
  repeat: 'پاس ورڈ ایک جیسے نہیں',
  phone: 'درست فون نمبر درج کریں',
  code: 'کوڈ کے 6 ہندسے درج کریں',
  terms: 'آگے بڑھنے کے لیے تصدیق کریں',
  unreadableAmount: '”{text}“ کو {currency} میں رقم کے طور پر نہیں پڑھا جا سکتا',
}
