import { baseOf } from '@touchline/contract'

import type { LocaleCode } from '../settings/locales.ts'
import type { Message, MessageKind } from './messenger.ts'
import { ar } from './texts/ar.ts'
import { br } from './texts/br.ts'
import { de } from './texts/de.ts'
import { en } from './texts/en.ts'
import { es } from './texts/es.ts'
import { fa } from './texts/fa.ts'
import { fi } from './texts/fi.ts'
import { fr } from './texts/fr.ts'
import { he } from './texts/he.ts'
import { it } from './texts/it.ts'
import { no } from './texts/no.ts'
import { ur } from './texts/ur.ts'

export type MessageText = { readonly subject: string; readonly body: string }
export type MessageTexts = Readonly<Record<MessageKind, MessageText>>

/** Every language with texts of its own; a variant says what its base says. */
export const MESSAGE_TEXTS: Readonly<Record<string, MessageTexts>> = {
  ar,
  br,
  de,
  en,
  es,
  fa,
  fi,
  fr,
  he,
  it,
  no,
  ur,
}

/** @param params values for the `{placeholders}` of the text */
export function messageText(
  kind: MessageKind,
  locale: LocaleCode,
  params: Readonly<Record<string, string>>,
): Pick<Message, 'subject' | 'body' | 'locale'> {
  const { subject, body } = (MESSAGE_TEXTS[baseOf(locale)] ?? en)[kind]
  const filled = body.replace(/\{(\w+)\}/g, (_, name: string) => params[name] ?? '')
  return { subject, body: filled, locale }
}
