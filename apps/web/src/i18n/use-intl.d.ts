import type {
  AccountMessages,
  BonusesMessages,
  InfoMessages,
  LimitsMessages,
  MatchInfoMessages,
  Messages,
  NotificationsMessages,
  PrizesMessages,
  ProfileMessages,
  RacingMessages,
  LotteriesMessages,
  WalletMessages,
} from './messages.ts'

declare module 'use-intl' {
  interface AppConfig {
    /** Those besides `Messages` are there inside of AccountTexts, MatchInfoTexts and the like only. */
    Messages: Messages & {
      account: AccountMessages
      bonuses: BonusesMessages
      matchInfo: MatchInfoMessages
      prizes: PrizesMessages
      profile: ProfileMessages
      racing: RacingMessages
      lotteries: LotteriesMessages
      info: InfoMessages
      limits: LimitsMessages
      notifications: NotificationsMessages
      wallet: WalletMessages
    }
  }
}
