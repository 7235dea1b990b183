import type { errors as en } from '../en/errors.ts'

export const errors: typeof en = {
  default: {
    title: 'Etwas ist schiefgegangen',
    description: 'Bitte versuchen Sie es gleich noch einmal.',
  },
  connection: {
    title: 'Keine Verbindung',
    description: 'Prüfen Sie Ihre Verbindung. Quoten können veraltet sein.',
  },
}
