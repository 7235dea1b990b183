import { baseOf } from '@touchline/contract'

import type { Messages } from './messages/en/messages.ts'

/** A browser's build parts them (`late-messages.ts` beside its configuration). */
type Loaded = {
  messages: Messages
  fetchRest?: () => Promise<{ messages: Texts }>
}

type Texts = { [key: string]: unknown }

type Load = () => Promise<Loaded>

/** The others stand in a file of their own: their number does not weigh on the first view. */
const LOADERS: Readonly<Record<string, Load>> = {
  en: () => import('./messages/en/messages.ts'),
  de: () => import('./messages/de/messages.ts'),
}

/** Messages of a locale: its own, or those of the language that it is a variant of. */
export async function loadMessages(locale: string): Promise<Messages> {
  const messages = await loadFirstMessages(locale)
  await completeMessages()
  return messages
}

/** Those that a list of matches needs to react; `completeMessages` adds the others to them. */
export async function loadFirstMessages(locale: string): Promise<Messages> {
  const load = LOADERS[locale] ?? (await loaderFurtherOff(locale))
  const loaded = await load()
  partial = loaded.fetchRest === undefined ? null : loaded
  begin()
  return loaded.messages
}

/** Messages of the page that lack some. Never on the server, which has them whole. */
let partial: Loaded | null = null
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

async function complete(loaded: Loaded): Promise<void> {
  const rest = await loaded.fetchRest?.()
  if (rest !== undefined) addTexts(loaded.messages, rest.messages)
  if (partial === loaded) partial = null
}

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

async function loaderFurtherOff(locale: string): Promise<Load> {
  const { FURTHER_MESSAGES } = await import('./further-messages.ts')
  const base = baseOf(locale)
  const load = FURTHER_MESSAGES[locale] ?? LOADERS[base] ?? FURTHER_MESSAGES[base] ?? LOADERS['en']
  if (load === undefined) throw new Error('no messages are built in')
  return load
}
