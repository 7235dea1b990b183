import type { errors as english } from '../../en/errors.ts'
import type { Translation } from '../../translate.ts'

export const errors: Translation<typeof english> = {
  default: { title: 'حدث خطأ ما', description: 'حاول من جديد بعد قليل.' },
  connection: { title: 'أنت غير متصل', description: 'تحقق من اتصالك. قد تكون الأسعار قديمة.' },
}
