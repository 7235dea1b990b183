import type { words as english } from '../../en/words.ts'
import type { Translation } from '../../translate.ts'

export const words: Translation<typeof english> = {
  close: 'סגירה',
  back: 'חזרה',
  retry: 'נסה שוב',
  skipToContent: 'דילוג לתוכן',
  today: 'היום',
  tomorrow: 'מחר',
  live: 'חי',
  vs: '{home} נגד {away}',
}
