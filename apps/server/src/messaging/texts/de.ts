import type { MessageTexts } from '../message-texts.ts'

export const de: MessageTexts = {
  reset_password: {
    subject: 'Neues Passwort festlegen',
    body: 'Für Ihr Konto wurde ein neues Passwort angefordert. Mit diesem Link legen Sie es fest; er gilt einmal, bis {until}:\n\n{link}\n\nWaren Sie das nicht, ignorieren Sie diese E-Mail: Ihr Passwort bleibt, wie es ist.',
  },
  confirmation: {
    subject: 'E-Mail-Adresse bestätigen',
    body: 'Willkommen. Mit diesem Link bestätigen Sie Ihre E-Mail-Adresse:\n\n{link}',
  },
  unlock: {
    subject: 'Ihr Konto ist gesperrt',
    body: 'Bei Ihrem Konto wurden mehrere falsche Passwörter versucht, deshalb ist die Anmeldung eine Weile gesperrt. Dieser Link hebt die Sperre sofort auf:\n\n{link}\n\nWaren Sie das nicht, ist Ihr Passwort weiterhin sicher.',
  },
  phone_code: { subject: '', body: '{code} ist Ihr Code. Geben Sie ihn nicht weiter.' },
}
