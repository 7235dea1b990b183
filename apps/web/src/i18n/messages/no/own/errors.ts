import type { errors as english } from '../../en/errors.ts'
import type { Translation } from '../../translate.ts'

export const errors: Translation<typeof english> = {
  default: { title: 'Noe gikk galt', description: 'Prøv igjen om et øyeblikk.' },
  connection: {
    title: 'Du er frakoblet',
    description: 'Sjekk tilkoblingen. Oddsen kan være utdatert.',
  },
}
