import type { forms as english } from '../../en/forms.ts'
import type { Translation } from '../../translate.ts'

export const forms: Translation<typeof english> = {
  required: 'املأ هذا الحقل',
  email: 'أدخل بريدًا إلكترونيًا صحيحًا',
  password: '8 أحرف على الأقل، بينها حرف ورقم',
  repeat: 'كلمتا المرور غير متطابقتين',
  phone: 'أدخل رقم هاتف صحيحًا',
  code: 'أدخل أرقام الرمز الستة',
  terms: 'أكّد للمتابعة',
  unreadableAmount: 'لا يمكن قراءة «{text}» كمبلغ بعملة {currency}',
}
