import type { forms as english } from '../../en/forms.ts'
import type { Translation } from '../../translate.ts'

export const forms: Translation<typeof english> = {
  required: 'Compila questo campo',
  email: 'Inserisci un indirizzo e-mail valido',
  password: 'Almeno 8 caratteri con una lettera e una cifra',
  repeat: 'Le password non coincidono',
  phone: 'Inserisci un numero di telefono valido',
  code: 'Inserisci le 6 cifre del codice',
  terms: 'Conferma per continuare',
  unreadableAmount: '“{text}” non si legge come importo in {currency}',
}
