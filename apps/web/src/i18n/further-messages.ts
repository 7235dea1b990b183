import type { Messages } from './messages/en/messages.ts'

/** Languages that most visits are without. */
export const FURTHER_MESSAGES: Readonly<Record<string, () => Promise<{ messages: Messages }>>> = {
  ar: () => import('./messages/ar/messages.ts'),
  br: () => import('./messages/br/messages.ts'),
  'de-CH': () => import('./messages/de-CH/messages.ts'),
  'en-AU': () => import('./messages/en-AU/messages.ts'),
  es: () => import('./messages/es/messages.ts'),
  fa: () => import('./messages/fa/messages.ts'),
  fi: () => import('./messages/fi/messages.ts'),
  fr: () => import('./messages/fr/messages.ts'),
  'fr-CA': () => import('./messages/fr-CA/messages.ts'),
  he: () => import('./messages/he/messages.ts'),
  it: () => import('./messages/it/messages.ts'),
  no: () => import('./messages/no/messages.ts'),
  ur: () => import('./messages/ur/messages.ts'),
}
