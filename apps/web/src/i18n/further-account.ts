import type { account } from './messages/en/account.ts'

/** Languages that most visits are without. */
export const FURTHER_ACCOUNT: Readonly<Record<string, () => Promise<{ account: typeof account }>>> =
  {
    'de-CH': () => import('./messages/de-CH/account.ts'),
  }
