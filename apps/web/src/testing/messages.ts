import { createTextLibrary, LOCALES_FOLDER, nested } from '@touchline/i18n/folder'

import type { Messages } from '../i18n/messages.ts'

/** What a page says in a language, as it stands in `locales/`. */
export function messagesIn(locale: string): Messages {
  const library = createTextLibrary(LOCALES_FOLDER)
  const texts = { ...library.texts('app', locale), ...library.texts('betting', locale) }
  return nested(texts) as unknown as Messages
}

export const messages = messagesIn('en')
