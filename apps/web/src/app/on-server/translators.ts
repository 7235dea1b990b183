import { createTranslator, useLocale, useMessages, useTimeZone } from 'use-intl'
import type { useTranslations as useTranslationsInBrowser } from 'use-intl'

type Translator = ReturnType<typeof useTranslationsInBrowser>

/** A server has one object of messages for each language and each operator's words. */
const kept = new WeakMap<object, Map<string, Translator>>()

/** One translator for all components and pages that say the same things in the same language. */
export function useTranslations(namespace?: string): Translator {
  const messages = useMessages()
  const locale = useLocale()
  const timeZone = useTimeZone()
  let translators = kept.get(messages)
  if (translators === undefined) kept.set(messages, (translators = new Map<string, Translator>()))
  const key = `${locale} ${timeZone} ${namespace}`
  let translator = translators.get(key)
  if (translator === undefined) {
    const made: unknown = createTranslator<Record<string, unknown>>({
      locale,
      messages: { ...messages },
      ...(timeZone !== undefined && { timeZone }),
      ...(namespace !== undefined && { namespace: namespace as never }),
    })
    translator = keepPlain(made as Translator)
    translators.set(key, translator)
  }
  return translator
}

type Translate = (key: string, ...values: unknown[]) => string

/** What is said without any values is the same each time; there are as many as messages. */
function keepPlain(translator: Translator): Translator {
  const texts = new Map<string, string>()
  const say = translator as unknown as Translate
  const translate: Translate = (key, ...values) => {
    if (values.length > 0) return say(key, ...values)
    const known = texts.get(key)
    if (known !== undefined) return known
    const text = say(key)
    if (translator.has(key as Parameters<Translator['has']>[0])) texts.set(key, text)
    return text
  }
  return Object.assign(translate, translator)
}
