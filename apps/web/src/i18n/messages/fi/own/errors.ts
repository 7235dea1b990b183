import type { errors as english } from '../../en/errors.ts'
import type { Translation } from '../../translate.ts'

export const errors: Translation<typeof english> = {
  default: { title: 'Jokin meni vikaan', description: 'Yritä hetken kuluttua uudelleen.' },
  connection: {
    title: 'Olet offline-tilassa',
    description: 'Tarkista yhteytesi. Kertoimet voivat olla vanhentuneita.',
  },
}
