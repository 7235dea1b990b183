import type { odds as english } from '../../en/odds.ts'
import type { Translation } from '../../translate.ts'

export const odds: Translation<typeof english> = {
  suspended: 'suspendida',
  stale: 'la cuota no está al día',
  closed: 'cerrada',
}
