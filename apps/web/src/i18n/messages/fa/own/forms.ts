import type { forms as english } from '../../en/forms.ts'
import type { Translation } from '../../translate.ts'

export const forms: Translation<typeof english> = {
  required: 'این بخش را پر کنید',
  email: 'نشانی ایمیل معتبر وارد کنید',
  password: 'دست‌کم 8 نویسه با یک حرف و یک رقم',
  repeat: 'گذرواژه‌ها یکسان نیستند',
  phone: 'شماره تلفن معتبر وارد کنید',
  code: '6 رقم کد را وارد کنید',
  terms: 'برای ادامه تأیید کنید',
  unreadableAmount: '«{text}» به‌عنوان مبلغ به {currency} خوانده نمی‌شود',
}
