import type { AccountMessages } from './account-texts.tsx'
import type { MatchInfoMessages } from './match-info-texts.tsx'
import type { Messages } from './messages/en/messages.ts'

declare module 'use-intl' {
  interface AppConfig {
    /** `account` is there inside of AccountTexts only, `matchInfo` inside of MatchInfoTexts. */
    Messages: Messages & { account: AccountMessages; matchInfo: MatchInfoMessages }
  }
}
