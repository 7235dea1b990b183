import type { words as english } from '../../en/words.ts'
import type { Translation } from '../../translate.ts'

export const words: Translation<typeof english> = {
  close: 'بستن',
  back: 'بازگشت',
  retry: 'تلاش دوباره',
  skipToContent: 'رفتن به محتوا',
  today: 'امروز',
  tomorrow: 'فردا',
  live: 'زنده',
  vs: '{home} – {away}',
}
