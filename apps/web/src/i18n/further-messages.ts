import type { Messages } from './messages/en/messages.ts'

/** Languages that most visits are without. */
export const FURTHER_MESSAGES: Readonly<Record<string, () => Promise<{ messages: Messages }>>> = {
  'de-CH': () => import('./messages/de-CH/messages.ts'),
}
