import type { ArgumentsIn, MailTexts } from '@touchline/i18n'

import type { LocaleCode } from '../settings/locales.ts'
import { siteTexts } from '../texts/site-texts.ts'
import type { MessageKind } from '../db/schema.ts'
import type { Message } from './messenger.ts'

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
