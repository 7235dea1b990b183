import type { AppTexts, BettingTexts } from '@touchline/i18n'

import type { PageState } from '../base/environment.ts'
import { addTexts } from './add-texts.ts'
import { byLanguage } from './loaders.ts'
import type { Messages } from './messages.ts'

/** The others stand in a file of their own: their number does not weigh on the first view. */
const APP = byLanguage(
  import.meta.glob<AppTexts>('../../../../locales/{en,de}/app.json', { import: 'default' }),
)
const BETTING = byLanguage(
  import.meta.glob<BettingTexts>('../../../../locales/{en,de}/betting.json', { import: 'default' }),
)

type Page = Pick<PageState, 'locale' | 'ownTexts'>

/** Messages of a page: its locale's own, or those of the language that it is a variant of. */
export async function loadMessages(page: Page): Promise<Messages> {
  const messages = await loadFirstMessages(page)
  await completeMessages()
  return messages
}

/**
 * Those that a list of matches needs to react; `completeMessages` adds the others to them. A server
 * has them all.
 */
export async function loadFirstMessages({ locale, ownTexts }: Page): Promise<Messages> {
  const { app, betting } = await loadersOf(locale)
  const loaded = (await app()) as Messages
  // A variant may have them of its base, which other pages of a server are in.
  const messages = ownTexts === null ? loaded : structuredClone(loaded)
  addTexts(messages, { ...ownTexts?.app })
  if (typeof document === 'undefined') {
    addTexts(messages, await betting())
    addTexts(messages, { ...ownTexts?.betting })
    return messages
  }
  partial = { messages, betting, ownTexts }
  begin()
  return messages
}

type PartialMessages = Pick<PageState, 'ownTexts'> & {
  messages: Messages
  betting: () => Promise<BettingTexts>
}

/** Messages of the page that lack some. Never on the server, which has them whole. */
let partial: PartialMessages | null = null
let completing: Promise<void> | null = null

/** A player's first sign may come before the page has any messages. */
let begin = (): void => undefined
const begun = new Promise<void>((resolve) => {
  begin = resolve
})

/**
 * Resolves once the page has every message. Whatever comes late waits for it before it renders:
 * components by `lateComponent` and `lazyPart`, pages by the layout's route.
 */
export async function completeMessages(): Promise<void> {
  if (typeof document !== 'undefined') await begun
  if (partial === null) return
  completing ??= complete(partial).finally(() => {
    completing = null
  })
  await completing
}

async function complete(loaded: PartialMessages): Promise<void> {
  addTexts(loaded.messages, await loaded.betting())
  addTexts(loaded.messages, { ...loaded.ownTexts?.betting })
  // The page's own state has come meanwhile, with what the operator says.
  if (partial !== null && partial !== loaded) await complete(partial)
  partial = null
}

async function loadersOf(locale: string) {
  const app = APP[locale]
  const betting = BETTING[locale]
  if (app !== undefined && betting !== undefined) return { app, betting }
  const { loaderFurtherOff, FURTHER_APP, FURTHER_BETTING } = await import('./further-messages.ts')
  return {
    app: loaderFurtherOff(locale, { ...APP, ...FURTHER_APP }),
    betting: loaderFurtherOff(locale, { ...BETTING, ...FURTHER_BETTING }),
  }
}
