import type { Messages } from './messages/en/messages.ts'

const LOADERS: Readonly<Record<string, () => Promise<{ messages: Messages }>>> = {
  en: () => import('./messages/en/messages.ts'),
  de: () => import('./messages/de/messages.ts'),
}

/** Messages of a locale; a locale without its own gets English. */
export async function loadMessages(locale: string): Promise<Messages> {
  const load = LOADERS[locale] ?? LOADERS['en']
  if (load === undefined) throw new Error('no messages are built in')
  return (await load()).messages
}
