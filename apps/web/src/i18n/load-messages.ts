import { baseOf } from '@touchline/contract'
import type { AppTexts, BettingTexts } from '@touchline/i18n'

import { byLanguage, type Loaders } from './loaders.ts'
import type { Messages } from './messages.ts'

/** The others stand in a file of their own: their number does not weigh on the first view. */
const APP = byLanguage(
  import.meta.glob<AppTexts>('../../../../locales/{en,de}/app.json', { import: 'default' }),
)
const BETTING = byLanguage(
  import.meta.glob<BettingTexts>('../../../../locales/{en,de}/betting.json', { import: 'default' }),
)

/** Messages of a locale: its own, or those of the language that it is a variant of. */
export async function loadMessages(locale: string): Promise<Messages> {
  const messages = await loadFirstMessages(locale)
  await completeMessages()
  return messages
}

/**
 * Those that a list of matches needs to react; `completeMessages` adds the others to them. A server
 * has them all.
 */
export async function loadFirstMessages(locale: string): Promise<Messages> {
  const { app, betting } = await loadersOf(locale)
  const messages = (await app()) as Messages
  if (typeof document === 'undefined') {
    addTexts(messages, await betting())
    return messages
  }
  partial = { messages, betting }
  begin()
  return messages
}

/** Messages of the page that lack some. Never on the server, which has them whole. */
let partial: { messages: Messages; betting: () => Promise<BettingTexts> } | null = null
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

async function complete(loaded: NonNullable<typeof partial>): Promise<void> {
  addTexts(loaded.messages, await loaded.betting())
  if (partial === loaded) partial = null
}

type Texts = { [key: string]: unknown }

/** Into the same objects: translators that are there already find the new texts. */
function addTexts(into: Texts, more: Texts): void {
  for (const [key, text] of Object.entries(more)) {
    const known = into[key]
    if (isTexts(known) && isTexts(text)) addTexts(known, text)
    else into[key] = text
  }
}

function isTexts(value: unknown): value is Texts {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

async function loadersOf(locale: string) {
  const near = { app: APP[locale], betting: BETTING[locale] }
  if (near.app !== undefined && near.betting !== undefined) {
    return { app: near.app, betting: near.betting }
  }
  const { FURTHER_APP, FURTHER_BETTING } = await import('./further-messages.ts')
  return {
    app: loaderOf({ ...APP, ...FURTHER_APP }, locale),
    betting: loaderOf({ ...BETTING, ...FURTHER_BETTING }, locale),
  }
}

function loaderOf<Of>(loaders: Loaders<Of>, locale: string): () => Promise<Of> {
  const load = loaders[locale] ?? loaders[baseOf(locale)] ?? loaders['en']
  if (load === undefined) throw new Error('no messages are built in')
  return load
}
