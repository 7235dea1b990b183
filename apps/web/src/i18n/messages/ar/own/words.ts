import type { words as english } from '../../en/words.ts'
import type { Translation } from '../../translate.ts'

export const words: Translation<typeof english> = {
  close: 'إغلاق',
  back: 'رجوع',
  retry: 'حاول من جديد',
  skipToContent: 'انتقل إلى المحتوى',
  today: 'اليوم',
  tomorrow: 'غدًا',
  live: 'مباشر',
  vs: '{home} ضد {away}',
}
