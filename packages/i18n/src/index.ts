export { baseOf, TEXT_FILES, type TextFile, type Texts } from './files.ts'
export type {
  AccountTexts,
  AppTexts,
  BettingTexts,
  ErrorPagesTexts,
  MailTexts,
  MatchInfoTexts,
  ServerTexts,
} from './texts.gen.ts'
