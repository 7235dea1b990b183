import type { errors as english } from '../../en/errors.ts'
import type { Translation } from '../../translate.ts'

export const errors: Translation<typeof english> = {
  default: { title: 'کچھ غلط ہو گیا', description: 'تھوڑی دیر بعد کوشش کریں۔' },
  connection: { title: 'آپ آف لائن ہیں', description: 'اپنا کنکشن دیکھیں۔ بھاؤ پرانے ہو سکتے ہیں۔' },
}
