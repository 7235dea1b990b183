import { baseOf } from '@touchline/contract'

import type { Messages } from './messages/en/messages.ts'

type Load = () => Promise<{ messages: Messages }>

/** The others stand in a file of their own: their number does not weigh on the first view. */
const LOADERS: Readonly<Record<string, Load>> = {
  en: () => import('./messages/en/messages.ts'),
  de: () => import('./messages/de/messages.ts'),
}

/** Messages of a locale: its own, or those of the language that it is a variant of. */
export async function loadMessages(locale: string): Promise<Messages> {
  const load = LOADERS[locale] ?? (await loaderFurtherOff(locale))
  return (await load()).messages
}

async function loaderFurtherOff(locale: string): Promise<Load> {
  const { FURTHER_MESSAGES } = await import('./further-messages.ts')
  const base = baseOf(locale)
  const load = FURTHER_MESSAGES[locale] ?? LOADERS[base] ?? FURTHER_MESSAGES[base] ?? LOADERS['en']
  if (load === undefined) throw new Error('no messages are built in')
  return load
}
