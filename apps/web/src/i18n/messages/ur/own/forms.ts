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
  nameTaken: 'یہ عرفی نام لیا جا چکا ہے، یا کسی لیے ہوئے نام جیسا ہے',
  nameReserved: 'اس عرفی نام سے ہمارے عملے کا گمان ہو سکتا ہے',
  nameUnsuitable: 'یہ عرفی نام استعمال نہیں ہو سکتا۔ کوئی اور چنیں',
  nameSigns: 'صرف حروف، ہندسے اور وقفے، زیادہ سے زیادہ 30، کوئی لنک نہیں',
  passwordCommon: 'یہ پاس ورڈ بہت عام ہے۔ کوئی اور چنیں',
  wrongPassword: 'پاس ورڈ غلط ہے',
}
