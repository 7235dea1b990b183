import type { forms as english } from '../../en/forms.ts'
import type { Translation } from '../../translate.ts'

export const forms: Translation<typeof english> = {
  required: 'Täytä tämä kenttä',
  email: 'Anna kelvollinen sähköpostiosoite',
  password: 'Vähintään 8 merkkiä, joissa kirjain ja numero',
  repeat: 'Salasanat eivät täsmää',
  phone: 'Anna kelvollinen puhelinnumero',
  code: 'Anna koodin 6 numeroa',
  terms: 'Vahvista jatkaaksesi',
  unreadableAmount: '”{text}” ei ole luettavissa summana ({currency})',
}
