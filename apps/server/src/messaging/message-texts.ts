import { baseOf } from '@touchline/contract'

import type { LocaleCode } from '../settings/locales.ts'
import type { MessageKind } from './messenger.ts'

type Text = { readonly subject: string; readonly body: string }

const english: Record<MessageKind, Text> = {
  reset_password: {
    subject: 'Set a new password',
    body: 'Somebody asked for a new password for your account. This link sets one and works once, until {until}:\n\n{link}\n\nIf it was not you, ignore this e-mail: your password stays as it is.',
  },
  confirmation: {
    subject: 'Confirm your e-mail address',
    body: 'Welcome. This link confirms your e-mail address:\n\n{link}',
  },
  unlock: {
    subject: 'Your account is locked',
    body: 'Somebody tried several wrong passwords on your account, so signing in is locked for a while. This link unlocks it at once:\n\n{link}\n\nIf it was not you, your password is still safe.',
  },
  phone_code: { subject: '', body: '{code} is your code. Do not pass it on.' },
}

const german: Record<MessageKind, Text> = {
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

/** Who speaks another language is written to in English. */
const texts: Readonly<Record<string, typeof english>> = { en: english, de: german }

/** @param params values for the `{placeholders}` of the text */
export function messageText(
  kind: MessageKind,
  locale: LocaleCode,
  params: Readonly<Record<string, string>>,
): Text {
  const { subject, body } = (texts[baseOf(locale)] ?? english)[kind]
  return { subject, body: body.replace(/\{(\w+)\}/g, (_, name: string) => params[name] ?? '') }
}
