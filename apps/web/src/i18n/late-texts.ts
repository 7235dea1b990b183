import { baseOf } from '@touchline/contract'

import type { Loaders } from './loaders.ts'

export type LateTexts<Texts> = {
  /** What has arrived is used at once: the server renders a page in one go. */
  arrived(locale: string): Texts | undefined
  /** The texts in a language; the same promise every time. */
  ask(locale: string): Promise<Texts>
}

/**
 * Texts that most visits are without, fetched when they are asked for. A variant without its own
 * gets those of its base, a language without any English.
 */
export function createLateTexts<Texts>(loaders: Loaders<Texts>): LateTexts<Texts> {
  const asked = new Map<string, Promise<Texts>>()
  const arrived = new Map<string, Texts>()

  async function load(locale: string): Promise<Texts> {
    const own = loaders[locale] ?? loaders[baseOf(locale)] ?? loaders['en']
    if (own === undefined) throw new Error('no texts are built in')
    return own()
  }

  return {
    arrived: (locale) => arrived.get(locale),
    ask(locale) {
      const before = asked.get(locale)
      if (before !== undefined) return before
      const texts = load(locale).then((loaded) => {
        arrived.set(locale, loaded)
        return loaded
      })
      // A chunk that did not arrive is asked for again.
      texts.catch(() => asked.delete(locale))
      asked.set(locale, texts)
      return texts
    },
  }
}
