import type { odds as english } from '../../en/odds.ts'
import type { Translation } from '../../translate.ts'

export const odds: Translation<typeof english> = {
  suspended: 'suspendue',
  stale: 'la cote n’est pas à jour',
  closed: 'fermée',
}
