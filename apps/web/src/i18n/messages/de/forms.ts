import type { forms as en } from '../en/forms.ts'

export const forms: typeof en = {
  required: 'Füllen Sie dieses Feld aus',
  email: 'Geben Sie eine gültige E-Mail-Adresse ein',
  password: 'Mindestens 8 Zeichen mit einem Buchstaben und einer Ziffer',
  repeat: 'Die Passwörter stimmen nicht überein',
  phone: 'Geben Sie eine gültige Telefonnummer ein',
  code: 'Geben Sie die 6 Ziffern des Codes ein',
  terms: 'Bestätigen Sie, um fortzufahren',
  unreadableAmount: '„{text}“ ist als Betrag in {currency} nicht lesbar',
}
