import type { errors as english } from '../../en/errors.ts'
import type { Translation } from '../../translate.ts'

export const errors: Translation<typeof english> = {
  default: {
    title: 'Une erreur s’est produite',
    description: 'Veuillez réessayer dans un instant.',
  },
  connection: {
    title: 'Vous êtes hors ligne',
    description: 'Vérifiez votre connexion. Les cotes peuvent être dépassées.',
  },
}
