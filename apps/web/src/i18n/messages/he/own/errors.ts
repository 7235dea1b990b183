import type { errors as english } from '../../en/errors.ts'
import type { Translation } from '../../translate.ts'

export const errors: Translation<typeof english> = {
  default: { title: 'משהו השתבש', description: 'נסה שוב בעוד רגע.' },
  connection: {
    title: 'אין חיבור לרשת',
    description: 'בדוק את החיבור. ייתכן שהיחסים אינם עדכניים.',
  },
}
