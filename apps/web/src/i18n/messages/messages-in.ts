import { messages as english, type Messages } from './en/messages.ts'
import { translate, type Texts } from './translate.ts'

/** The messages in a language that keeps each namespace of the English ones in a file of `own`. */
export async function messagesIn(language: string): Promise<Messages> {
  const own = Object.keys(english).map(async (namespace) => {
    const file = namespace.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
    const texts = (await import(`./${language}/own/${file}.ts`)) as Texts
    return [namespace, texts[namespace] ?? {}] as const
  })
  return translate<Messages>(english, Object.fromEntries(await Promise.all(own)))
}
