import type { errors as english } from '../../en/errors.ts'
import type { Translation } from '../../translate.ts'

export const errors: Translation<typeof english> = {
  default: { title: 'Qualcosa è andato storto', description: 'Riprova tra un momento.' },
  connection: {
    title: 'Sei offline',
    description: 'Controlla la connessione. Le quote potrebbero non essere aggiornate.',
  },
}
