import type { odds as english } from '../../en/odds.ts'
import type { Translation } from '../../translate.ts'

export const odds: Translation<typeof english> = {
  suspended: 'معطل',
  stale: 'بھاؤ پرانا ہے',
  closed: 'بند',
}
