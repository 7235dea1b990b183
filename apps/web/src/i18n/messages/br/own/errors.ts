import type { errors as english } from '../../en/errors.ts'
import type { Translation } from '../../translate.ts'

export const errors: Translation<typeof english> = {
  default: { title: 'Algo deu errado', description: 'Tente de novo em instantes.' },
  connection: {
    title: 'Você está offline',
    description: 'Verifique sua conexão. As odds podem estar desatualizadas.',
  },
}
