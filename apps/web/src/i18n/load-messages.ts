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
export async function loadFirstMessages(page: Page): Promise<Messages> {
  if (typeof document === 'undefined') return messagesOfServer(page)
  const { locale, ownTexts } = page
  const { app, betting } = await loadersOf(locale)
  const loaded = (await app()) as Messages
  const messages = own(loaded, ownTexts)
  addTexts(messages, { ...ownTexts?.app })
  partial = { messages, betting, ownTexts }
  begin()
  return messages
}

const SHIPPED = {}
/** By what an operator says, then by language: a server makes them once for all of its pages. */
const made = new WeakMap<object, Map<string, Promise<Messages>>>()

function messagesOfServer({ locale, ownTexts }: Page): Promise<Messages> {
  const byLocale = made.get(ownTexts ?? SHIPPED) ?? new Map<string, Promise<Messages>>()
  made.set(ownTexts ?? SHIPPED, byLocale)
  const before = byLocale.get(locale)
  if (before !== undefined) return before
  const messages = makeMessages({ locale, ownTexts })
  byLocale.set(locale, messages)
  messages.catch(() => byLocale.delete(locale))
  return messages
}

async function makeMessages({ locale, ownTexts }: Page): Promise<Messages> {
  const { app, betting } = await loadersOf(locale)
  const messages = own((await app()) as Messages, ownTexts)
  addTexts(messages, own(await betting(), ownTexts))
  addTexts(messages, { ...ownTexts?.app })
  addTexts(messages, { ...ownTexts?.betting })
  return messages
}

/** Pages in other words, and other pages of a server, stand beside those with the shipped ones. */
function own<Texts>(shipped: Texts, ownTexts: PageState['ownTexts']): Texts {
  return ownTexts === null ? shipped : structuredClone(shipped)
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
  addTexts(loaded.messages, own(await loaded.betting(), loaded.ownTexts))
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
