import type { AccountMessages } from './account-texts.tsx'
import type { Messages } from './messages/en/messages.ts'

declare module 'use-intl' {
  interface AppConfig {
    /** `account` is there inside of AccountTexts only. */
    Messages: Messages & { account: AccountMessages }
  }
}
