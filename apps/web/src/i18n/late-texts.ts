import { baseOf } from '@touchline/contract'

import type { OwnTextsByFile, PageState } from '../base/environment.ts'
import { addTexts } from './add-texts.ts'
import type { Loaders } from './loaders.ts'

type Page = Pick<PageState, 'locale' | 'ownTexts'>

export type LateTexts<Texts> = {
  /** What has arrived is used at once: the server renders a page in one go. */
  arrived(page: Page): Texts | undefined
  /** The texts in a page's language; the same promise every time. */
  ask(page: Page): Promise<Texts>
}

/**
 * Texts that most visits are without, fetched when they are asked for. A variant without its own
 * gets those of its base, a language without any English.
 * @param file of texts, as an operator names it too
 */
export function createLateTexts<Texts extends object>(
  file: keyof OwnTextsByFile,
  loaders: Loaders<Texts>,
): LateTexts<Texts> {
  const asked = new Map<string, Promise<Texts>>()
  const arrived = new Map<string, Texts>()

  async function load({ locale, ownTexts }: Page): Promise<Texts> {
    const own = loaders[locale] ?? loaders[baseOf(locale)] ?? loaders['en']
    if (own === undefined) throw new Error('no texts are built in')
    const shipped = await own()
    if (ownTexts === null) return shipped
    // A variant may have them of its base, which other pages of a server are in.
    const texts = structuredClone(shipped)
    addTexts(texts, { ...ownTexts[file] })
    return texts
  }

  return {
    arrived: ({ locale }) => arrived.get(locale),
    ask(page) {
      const before = asked.get(page.locale)
      if (before !== undefined) return before
      const texts = load(page).then((loaded) => {
        arrived.set(page.locale, loaded)
        return loaded
      })
      // A chunk that did not arrive is asked for again.
      texts.catch(() => asked.delete(page.locale))
      asked.set(page.locale, texts)
      return texts
    },
  }
}
