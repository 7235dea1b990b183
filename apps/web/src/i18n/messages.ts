import type {
  AccountTexts as Account,
  AppTexts,
  BettingTexts,
  BonusesTexts as Bonuses,
  InfoTexts as Info,
  LimitsTexts as Limits,
  MatchInfoTexts as MatchInfo,
  NotificationsTexts as Notifications,
  PrizesTexts as Prizes,
  ProfileTexts as Profile,
  RacingTexts as Racing,
  LotteriesTexts as Lotteries,
  WalletTexts as Wallet,
} from '@touchline/i18n'

/** What every page may say. Those of betting come after a first view. */
export type Messages = AppTexts & BettingTexts

export type AccountMessages = Account

export type MatchInfoMessages = MatchInfo

export type WalletMessages = Wallet

export type PrizesMessages = Prizes

export type RacingMessages = Racing

export type LotteriesMessages = Lotteries

export type ProfileMessages = Profile

export type LimitsMessages = Limits

export type InfoMessages = Info

export type NotificationsMessages = Notifications

export type BonusesMessages = Bonuses
