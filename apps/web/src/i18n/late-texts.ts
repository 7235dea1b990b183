import { baseOf } from '@touchline/contract'

type Loaders<Texts> = Readonly<Record<string, () => Promise<Texts>>>

export type LateTexts<Texts> = {
  /** What has arrived is used at once: the server renders a page in one go. */
  arrived(locale: string): Texts | undefined
  /** The texts in a language; the same promise every time. */
  ask(locale: string): Promise<Texts>
}

/**
 * Texts that most visits are without, fetched when they are asked for. A language without its own
 * gets those of its base, then English.
 * @param further the languages that most visits are without
 */
export function createLateTexts<Texts>(
  loaders: Loaders<Texts>,
  further: () => Promise<Loaders<Texts>>,
): LateTexts<Texts> {
  const asked = new Map<string, Promise<Texts>>()
  const arrived = new Map<string, Texts>()

  async function load(locale: string): Promise<Texts> {
    const own = loaders[locale] ?? (await further())[locale]
    if (own !== undefined) return own()
    const base = baseOf(locale)
    return load(base === locale ? 'en' : base)
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
