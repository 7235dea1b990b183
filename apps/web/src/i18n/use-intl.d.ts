import type { AccountMessages, MatchInfoMessages, Messages } from './messages.ts'

declare module 'use-intl' {
  interface AppConfig {
    /** `account` is there inside of AccountTexts only, `matchInfo` inside of MatchInfoTexts. */
    Messages: Messages & { account: AccountMessages; matchInfo: MatchInfoMessages }
  }
}
