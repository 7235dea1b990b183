import type { account } from './messages/en/account.ts'

type Load = () => Promise<typeof account>

/** Languages that most visits are without. */
export const FURTHER_ACCOUNT: Readonly<Record<string, Load>> = {
  ar: async () => (await import('./messages/ar/account.ts')).account,
  br: async () => (await import('./messages/br/account.ts')).account,
  'de-CH': async () => (await import('./messages/de-CH/account.ts')).account,
  es: async () => (await import('./messages/es/account.ts')).account,
  fa: async () => (await import('./messages/fa/account.ts')).account,
  fi: async () => (await import('./messages/fi/account.ts')).account,
  fr: async () => (await import('./messages/fr/account.ts')).account,
  'fr-CA': async () => (await import('./messages/fr-CA/account.ts')).account,
  he: async () => (await import('./messages/he/account.ts')).account,
  it: async () => (await import('./messages/it/account.ts')).account,
  no: async () => (await import('./messages/no/account.ts')).account,
  ur: async () => (await import('./messages/ur/account.ts')).account,
}
