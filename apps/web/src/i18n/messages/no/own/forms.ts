import type { forms as english } from '../../en/forms.ts'
import type { Translation } from '../../translate.ts'

export const forms: Translation<typeof english> = {
  required: 'Fyll ut dette feltet',
  email: 'Skriv inn en gyldig e-postadresse',
  password: 'Minst 8 tegn med en bokstav og et tall',
  repeat: 'Passordene er ikke like',
  phone: 'Skriv inn et gyldig telefonnummer',
  code: 'Skriv inn de 6 sifrene i koden',
  terms: 'Bekreft for å fortsette',
  unreadableAmount: '«{text}» kan ikke leses som et beløp i {currency}',
}
