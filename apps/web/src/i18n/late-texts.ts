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
  /** The same for what is shown: asked for until they are here. What rejects there takes the page along. */
  wait(page: Page): Promise<Texts>
}

/** Until texts that did not come are asked for again; then twice as long each time. */
const FIRST_PAUSE_MS = 3_000

/**
 * Texts that most visits are without, fetched when they are asked for. A variant without its own
 * gets those of its base, a language without any English.
 * @param file of texts, as an operator names it too
 */
export function createLateTexts<Texts extends object>(
  file: keyof OwnTextsByFile,
  loaders: Loaders<Texts>,
): LateTexts<Texts> {
  const known = new WeakMap<object, Map<string, Asked<Texts>>>()

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

  const askedBy = ({ locale, ownTexts }: Page): Asked<Texts> => {
    const words = ownTexts ?? SHIPPED
    const byLocale = known.get(words) ?? new Map<string, Asked<Texts>>()
    known.set(words, byLocale)
    const before = byLocale.get(locale) ?? {}
    byLocale.set(locale, before)
    return before
  }

  const texts: LateTexts<Texts> = {
    arrived: (page) => askedBy(page).arrived,
    ask(page) {
      inUse.add(texts)
      const asked = askedBy(page)
      asked.texts ??= load(page).then((loaded) => (asked.arrived = loaded))
      // A chunk that did not arrive is asked for again.
      asked.texts.catch(() => delete asked.texts)
      return asked.texts
    },
    wait(page) {
      const asked = askedBy(page)
      asked.waiting ??= untilHere(() => texts.ask(page), FIRST_PAUSE_MS)
      return asked.waiting
    },
  }
  return texts
}

async function untilHere<Texts>(ask: () => Promise<Texts>, pauseMs: number): Promise<Texts> {
  try {
    return await ask()
  } catch (error) {
    // A server has them built in, and nobody waits there for a line.
    if (import.meta.env.SSR) throw error
    reportError(error)
    await new Promise((resolve) => setTimeout(resolve, pauseMs))
    return untilHere(ask, pauseMs * 2)
  }
}

type Asked<Texts> = { texts?: Promise<Texts>; arrived?: Texts; waiting?: Promise<Texts> }

/** Stands for the words of pages in which the operator says nothing. */
const SHIPPED = {}

const inUse = new Set<LateTexts<unknown>>()

/** Those that the page has asked for, in the words of another one. */
export async function askAgain(page: Page): Promise<void> {
  await Promise.all([...inUse].map((texts) => texts.ask(page)))
}
