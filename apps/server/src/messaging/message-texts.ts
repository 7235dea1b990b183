import { intlLocale } from '@touchline/contract'
import type { ArgumentsIn, MailTexts } from '@touchline/i18n'

import type { LocaleCode } from '../settings/locales.ts'
import { siteTexts } from '../texts/site-texts.ts'
import type { MessageKind } from '../db/player-schema.ts'
import type { Message } from './messenger.ts'

/** What stands below the word about a new password where passkeys go on beside it. */
export function passkeysText(names: readonly string[], locale: LocaleCode): string {
  const list = new Intl.ListFormat(intlLocale(locale), { type: 'conjunction' }).format(names)
  return siteTexts().say('mail', 'password_changed.passkeys', locale, { names: list }) ?? ''
}

/** @param params values for the arguments of the text */
export function messageText<Kind extends MessageKind>(
  kind: Kind,
  locale: LocaleCode,
  params: Readonly<Record<ArgumentsIn<MailTexts[`${Kind}.body`]>, string>>,
): Pick<Message, 'subject' | 'body' | 'locale'> {
  const body: keyof MailTexts = `${kind}.body`
  return {
    // A text message has none.
    subject: siteTexts().text('mail', `${kind}.subject`, locale) ?? '',
    body: siteTexts().say('mail', body, locale, params) ?? '',
    locale,
  }
}
