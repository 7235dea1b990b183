export { ALIASES, LOCALES, NAMES } from './languages.gen.ts'
export {
  dateLocale,
  directionOf,
  intlLocale,
  isLocale,
  wireLanguage,
  type LocaleCode,
} from './languages.ts'
export { moneyText } from './money-text.ts'
export { scoreText } from './score-text.ts'
export {
  baseOf,
  PAGE_TEXT_FILES,
  TEXT_FILES,
  type ArgumentsIn,
  type PageTextFile,
  type SaidTexts,
  type TextFile,
  type Texts,
} from './files.ts'
export type {
  AccountTexts,
  AppTexts,
  BettingTexts,
  BonusesTexts,
  ErrorPagesTexts,
  MailTexts,
  InfoTexts,
  LimitsTexts,
  MatchInfoTexts,
  NotificationsTexts,
  PrizesTexts,
  RacingTexts,
  LotteriesTexts,
  ProfileTexts,
  ServerTexts,
  WalletTexts,
} from './texts.gen.ts'
