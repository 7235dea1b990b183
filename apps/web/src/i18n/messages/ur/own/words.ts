import type { words as english } from '../../en/words.ts'
import type { Translation } from '../../translate.ts'

export const words: Translation<typeof english> = {
  close: 'بند کریں',
  back: 'واپس',
  retry: 'دوبارہ کوشش',
  skipToContent: 'مواد پر جائیں',
  today: 'آج',
  tomorrow: 'کل',
  live: 'لائیو',
  vs: '{home} بمقابلہ {away}',
}
