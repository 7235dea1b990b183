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
  nameTaken: 'Nimimerkki on varattu tai näyttää varatulta',
  nameReserved: 'Nimimerkkiä voisi luulla henkilökuntamme nimeksi',
  nameUnsuitable: 'Tätä nimimerkkiä ei voi käyttää. Valitse toinen',
  nameSigns: 'Vain kirjaimia, numeroita ja välilyöntejä, enintään 30, ei linkkejä',
  passwordCommon: 'Liian moni käyttää tätä salasanaa. Valitse toinen',
  wrongPassword: 'Salasana on väärä',
}
