import type { errors as english } from '../../en/errors.ts'
import type { Translation } from '../../translate.ts'

export const errors: Translation<typeof english> = {
  default: { title: 'مشکلی پیش آمد', description: 'لحظه‌ای بعد دوباره تلاش کنید.' },
  connection: {
    title: 'آفلاین هستید',
    description: 'اتصال خود را بررسی کنید. ضریب‌ها ممکن است کهنه باشند.',
  },
}
