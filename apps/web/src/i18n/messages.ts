import type {
  AccountTexts as Account,
  AppTexts,
  BettingTexts,
  MatchInfoTexts as MatchInfo,
} from '@touchline/i18n'

/** What every page may say. Those of betting come after a first view. */
export type Messages = AppTexts & BettingTexts

export type AccountMessages = Account

export type MatchInfoMessages = MatchInfo
