import type { errors as english } from '../../en/errors.ts'
import type { Translation } from '../../translate.ts'

export const errors: Translation<typeof english> = {
  default: { title: 'Algo ha ido mal', description: 'Inténtalo de nuevo en un momento.' },
  connection: {
    title: 'Estás sin conexión',
    description: 'Comprueba tu conexión. Las cuotas pueden no estar al día.',
  },
}
